import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';
import { readCapped } from '../http/capped-body.ts';

type Unpack = (packed: Uint8Array) => Promise<Uint8Array>;

/** In large pieces: the default of 16 KiB costs a large answer more in hand-overs than in unpacking. */
const UNPACKING = { chunkSize: 256 * 1024, maxOutputLength: MOST_ANSWER_BYTES } as const;
const unzip = promisify<Uint8Array, typeof UNPACKING, Buffer>(gunzip);
const unbrotli = promisify<Uint8Array, typeof UNPACKING, Buffer>(brotliDecompress);

/**
 * Reads a whole answer as text, as it was sent or unpacked from gzip or brotli: at most 16 MiB either way, UTF-8 only; a
 * byte order mark is kept, and the JSON reader refuses it. Throws `GateFailure` (`too-large`, `contract`), and what the
 * stream throws when it ends early.
 */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<string> {
  const unpack = unpackerFor(contentEncoding);
  const bytes = await readCapped(body, tooLarge);
  return decodeUtf8(unpack === undefined ? bytes : await unpacked(bytes, unpack));
}

function unpackerFor(contentEncoding: string | undefined): Unpack | undefined {
  switch (contentEncoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return (packed) => unzip(packed, UNPACKING);
    case 'br':
      return (packed) => unbrotli(packed, UNPACKING);
    default:
      throw new GateFailure('contract', 'the body is compressed in a way that was not asked for');
  }
}

/** A packed body that only ends early (`Z_BUF_ERROR`) means a cut connection: that error is thrown as it is. */
async function unpacked(packed: Uint8Array, unpack: Unpack): Promise<Uint8Array> {
  try {
    return await unpack(packed);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    const isCorrupt = code === 'Z_DATA_ERROR' || code.startsWith('ERR__ERROR_FORMAT');
    if (isCorrupt) throw new GateFailure('contract', 'the compressed body is corrupt', { cause: error });
    throw error;
  }
}

function tooLarge(): GateFailure {
  return new GateFailure('too-large', `the answer is larger than ${MOST_ANSWER_BYTES / 1024 / 1024} MiB`);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new GateFailure('contract', 'the answer is not UTF-8 text', { cause: error });
  }
}
