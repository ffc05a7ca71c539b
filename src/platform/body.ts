import type { Readable } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';
import { readPacked } from '../http/packed-body.ts';

/**
 * Reads a whole answer as text, as it was sent or unpacked: at most 16 MiB either way, UTF-8 only; a byte order mark is kept, and
 * the JSON reader refuses it. Throws `GateFailure` (`too-large`, `contract`), and what the stream throws when it ends early.
 */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<string> {
  return decodeUtf8(await readPacked(body, contentEncoding, tooLarge));
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
