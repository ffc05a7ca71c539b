import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';
import { capped, readCapped } from '../http/capped-body.ts';

/**
 * Reads a whole answer as text, as it was sent or unpacked from gzip or brotli: at most 16 MiB either way, UTF-8 only; a
 * byte order mark is kept, and the JSON reader refuses it. Throws `GateFailure` (`too-large`, `contract`), and what the
 * stream throws when it ends early.
 */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<string> {
  const decoder = decoderFor(contentEncoding);
  const collect = (source: AsyncIterable<Buffer>) => readCapped(source, tooLarge);
  const cap = (source: AsyncIterable<Buffer>) => capped(source, tooLarge);
  try {
    const bytes = await (decoder === undefined ? pipeline(body, collect) : pipeline(body, cap, decoder, collect));
    return decodeUtf8(bytes);
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

function tooLarge(): GateFailure {
  return new GateFailure('too-large', `the answer is larger than ${MOST_ANSWER_BYTES / 1024 / 1024} MiB`);
}

/** Bytes that are not packed data. A packed body that only ends early (`Z_BUF_ERROR`) means a cut connection instead. */
function isCorrupt(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === 'Z_DATA_ERROR' || error.code.startsWith('ERR__ERROR_FORMAT');
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new GateFailure('contract', 'the answer is not UTF-8 text', { cause: error });
  }
}
