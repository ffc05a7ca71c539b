import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';

export const ACCEPTED_ENCODINGS = 'gzip, br';

/** Pieces that hold most answers: joining those of a large one would copy it, and take memory for both. */
const LIMITS = { chunkSize: 1024 * 1024, maxOutputLength: MOST_ANSWER_BYTES } as const;

/** Throws `GateFailure`: `too-large`, packed or not, and `contract` for an unknown or corrupt packing. */
export async function readPacked(body: Readable, contentEncoding = ''): Promise<Buffer> {
  const unpack = unpackerFor(contentEncoding.trim().toLowerCase());
  const sent = await readCapped(body);
  try {
    return unpack(sent);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    const isCorrupt = code === 'Z_DATA_ERROR' || code.startsWith('ERR__ERROR_FORMAT');
    if (isCorrupt) throw new GateFailure('contract', 'the compressed body is corrupt', { cause: error });
    // A packed body that ends early (`Z_BUF_ERROR`) means a cut connection.
    throw error;
  }
}

function unpackerFor(encoding: string): (packed: Buffer) => Buffer {
  if (encoding === '' || encoding === 'identity') return (sent) => sent;
  if (encoding === 'gzip') return (packed) => gunzipSync(packed, LIMITS);
  if (encoding === 'br') return (packed) => brotliDecompressSync(packed, LIMITS);
  throw new GateFailure('contract', 'the body is compressed in a way that was not asked for');
}

/** Reads a body to its end. Stops and throws `too-large` if it is larger than allowed. */
export async function readCapped(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

function tooLarge(): GateFailure {
  return new GateFailure('too-large', `the answer is larger than ${MOST_ANSWER_BYTES / 1024 / 1024} MiB`);
}
