import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import { readPacked } from '../http/packed-body.ts';

/** Small buffers share one block of memory. */
const SHARED_BYTES = 64 * 1024;

/** Reads a whole answer, UTF-8, at most 16 MiB packed and unpacked. Throws `GateFailure` (`too-large`, `contract`), and the error of a stream that ends early. */
export async function readBody(body: Readable, contentEncoding: string | undefined): Promise<Buffer> {
  const bytes = await readPacked(body, contentEncoding);
  if (!isUtf8(bytes)) throw new GateFailure('contract', 'the answer is not UTF-8 text');
  return bytes;
}

/** Frees the memory at once: otherwise hundreds of megabytes gather before the collector runs. Nothing may read the bytes later. */
export function consume<Value>(body: Buffer, read: (body: Buffer) => Value): Value {
  try {
    return read(body);
  } finally {
    const { buffer } = body;
    if (buffer instanceof ArrayBuffer && buffer.byteLength > SHARED_BYTES) buffer.transfer(0);
  }
}
