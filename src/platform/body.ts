import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';
import { readPacked } from '../http/packed-body.ts';

/** Small buffers are parts of one that is shared. */
const SHARED_BYTES = 64 * 1024;

/** A whole answer, as it was sent or unpacked: at most 16 MiB either way, UTF-8. Throws `GateFailure` (`too-large`, `contract`), and what a stream that ends early throws. */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<Buffer> {
  const bytes = await readPacked(body, contentEncoding, tooLarge);
  if (!isUtf8(bytes)) throw new GateFailure('contract', 'the answer is not UTF-8 text');
  return bytes;
}

/** Gives the memory back at once: the collector sees little of it and lets hundreds of megabytes gather. Nothing may read the bytes later. */
export function consume<Value>(body: Buffer, read: (body: Buffer) => Value): Value {
  try {
    return read(body);
  } finally {
    giveBack(body);
  }
}

function giveBack({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength > SHARED_BYTES) buffer.transfer(0);
}

function tooLarge(): GateFailure {
  return new GateFailure('too-large', `the answer is larger than ${MOST_ANSWER_BYTES / 1024 / 1024} MiB`);
}
