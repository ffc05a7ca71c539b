import type { Readable } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';
import { readPacked } from '../http/packed-body.ts';

/** Small buffers are parts of one that is shared. */
const SHARED_BYTES = 64 * 1024;

/**
 * Reads a whole answer as text, as it was sent or unpacked: at most 16 MiB either way, UTF-8 only; a byte order mark is kept, and
 * the JSON reader refuses it. Throws `GateFailure` (`too-large`, `contract`), and what the stream throws when it ends early.
 */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<string> {
  const bytes = await readPacked(body, contentEncoding, tooLarge);
  const text = decodeUtf8(bytes);
  giveBack(bytes);
  return text;
}

/** Gives the memory of a large answer back at once: the collector, which sees little of it, lets hundreds of megabytes gather. */
function giveBack({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength > SHARED_BYTES) buffer.transfer(0);
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
