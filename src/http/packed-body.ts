import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { GateFailure } from '../domain/failure.ts';
import { capped, readCapped } from './capped-body.ts';

/** The packings that are read: what a request accepts. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

/**
 * Reads a whole answer as it was sent, or unpacked from gzip or brotli: at most as large as an answer may be either way, else
 * throws what `tooLarge` gives. Throws `GateFailure` (`contract`) for another or a corrupt packing, and what the stream throws when it
 * ends early.
 */
export async function readPacked(
  body: Readable,
  contentEncoding: string | undefined,
  tooLarge: () => Error,
): Promise<Buffer> {
  const decoder = decoderFor(contentEncoding);
  const collect = (source: AsyncIterable<Buffer>) => readCapped(source, tooLarge);
  const cap = (source: AsyncIterable<Buffer>) => capped(source, tooLarge);
  try {
    return await (decoder === undefined ? pipeline(body, collect) : pipeline(body, cap, decoder, collect));
  } catch (error) {
    if (isCorrupt(error)) throw new GateFailure('contract', 'the compressed body is corrupt', { cause: error });
    throw error;
  }
}

function decoderFor(contentEncoding: string | undefined): Transform | undefined {
  switch (contentEncoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new GateFailure('contract', 'the body is compressed in a way that was not asked for');
  }
}

/** Bytes that are not packed data. A packed body that only ends early (`Z_BUF_ERROR`) means a cut connection instead. */
function isCorrupt(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === 'Z_DATA_ERROR' || error.code.startsWith('ERR__ERROR_FORMAT');
}
