import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';

type Unpack = (packed: Buffer) => Buffer;

export const ACCEPTED_ENCODINGS = 'gzip, br';

/** This is for what may be a large answer: the default of 16 KiB costs more in hand-overs than in unpacking. */
const LARGE_PIECE_BYTES = 256 * 1024;

/** Throws `tooLarge()` above the most that an answer may have, packed or not, and `GateFailure` (`contract`) for another or a corrupt packing. */
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

/** What the last four bytes say about the size, so that one piece is enough and nothing is copied. It is only believed as far as that. */
function sizeInGzip(packed: Buffer): number {
  return packed.length < 4 ? 0 : packed.readUInt32LE(packed.length - 4) + 1;
}

/** A packed body that only ends early (`Z_BUF_ERROR`) means a cut connection: that error is thrown as it is. */
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

/** Reads a body to its end. Throws what `tooLarge` gives, and reads no further, where it is larger than an answer may be. */
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
