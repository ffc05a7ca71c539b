import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import { MOST_ANSWER_BYTES } from '../domain/limits.ts';
import { readPacked } from '../http/packed-body.ts';

/** Small buffers share one block of memory. */
const SHARED_BYTES = 64 * 1024;

/** Reads a whole answer, UTF-8, at most 16 MiB packed and unpacked. Throws `GateFailure` (`too-large`, `contract`), and the error of a stream that ends early. */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<Buffer> {
  const bytes = await readPacked(body, contentEncoding, tooLarge);
  if (!isUtf8(bytes)) throw new GateFailure('contract', 'the answer is not UTF-8 text');
  return bytes;
}

/** Frees the memory at once: otherwise hundreds of megabytes gather before the collector runs. Nothing may read the bytes later. */
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
