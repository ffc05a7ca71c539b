import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';

type Unpack = (packed: Buffer) => Buffer;

export const ACCEPTED_ENCODINGS = 'gzip, br';

/** For answers that may be large: with the default of 16 KiB, passing on the pieces costs more than unpacking them. */
const LARGE_PIECE_BYTES = 256 * 1024;

/** Throws `tooLarge()` if the answer is too large, packed or not, and `GateFailure` (`contract`) for an unknown or corrupt packing. */
export async function readPacked(
  body: Readable,
  contentEncoding: string | undefined,
  tooLarge: () => Error,
): Promise<Buffer> {
  const unpack = unpackerFor(contentEncoding);
  const sent = await readCapped(body, tooLarge);
  return unpack === undefined ? sent : unpacked(sent, unpack, tooLarge);
}

function unpackerFor(contentEncoding: string | undefined): Unpack | undefined {
  const encoding = contentEncoding?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return undefined;
  if (encoding === 'gzip' || encoding === 'x-gzip')
    return (packed) => gunzipSync(packed, inPiecesOf(sizeInGzip(packed)));
  if (encoding === 'br') return (packed) => brotliDecompressSync(packed, inPiecesOf(LARGE_PIECE_BYTES));
  throw new GateFailure('contract', 'the body is compressed in a way that was not asked for');
}

function inPiecesOf(bytes: number): { readonly chunkSize: number; readonly maxOutputLength: number } {
  return { chunkSize: Math.min(Math.max(bytes, 16 * 1024), MOST_ANSWER_BYTES), maxOutputLength: MOST_ANSWER_BYTES };
}

/** The size by the last four bytes, so that one piece is enough and nothing is copied. Nothing else relies on it. */
function sizeInGzip(packed: Buffer): number {
  return packed.length < 4 ? 0 : packed.readUInt32LE(packed.length - 4) + 1;
}

/** A packed body that ends early (`Z_BUF_ERROR`) means a cut connection: that error is thrown as it is. */
function unpacked(packed: Buffer, unpack: Unpack, tooLarge: () => Error): Buffer {
  try {
    return unpack(packed);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    const isCorrupt = code === 'Z_DATA_ERROR' || code.startsWith('ERR__ERROR_FORMAT');
    if (isCorrupt) throw new GateFailure('contract', 'the compressed body is corrupt', { cause: error });
    throw error;
  }
}

/** Reads a body to its end. Stops and throws the error of `tooLarge` if the body is larger than allowed. */
export async function readCapped(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  tooLarge: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}
