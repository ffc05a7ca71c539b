import { close, constants, fstat, open, write } from 'node:fs';
import { promisify } from 'node:util';
import { fileFailure, step, untilReady, WITHOUT_WAITING } from './file-step.ts';

// These are not from `node:fs/promises`: a refused setting would load it for these few calls
// (docs/adr/0010-what-is-loaded-when.md).
const opened = promisify(open);
const closed = promisify(close);
const stated = promisify(fstat);
const written = promisify(write);

const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = constants;
const OPEN_FLAGS = { append: O_WRONLY | O_APPEND, new: O_WRONLY | O_CREAT | O_EXCL } as const;

/**
 * All that goes into one pipe or device may take so many milliseconds: a reader may be slow, and the run has an end.
 */
const LONGEST_MS = 20_000;
const FOR_A_READER_MS = 2_000;

export type OpenFile = {
  /** It is in bytes. */
  size(): Promise<number>;
  /** Writes all of it, in as many steps as the system takes. */
  write(data: string | Uint8Array): Promise<void>;
};

/**
 * Opens a file for as long as `use` takes: `append` one that is there, `new` one that is not. It waits for the reader
 * of a pipe, but not for ever. Throws the system's errors, and `ETIMEDOUT`.
 */
export async function withFile(
  path: string,
  how: keyof typeof OPEN_FLAGS,
  use: (file: OpenFile) => Promise<void>,
): Promise<void> {
  // So says the system of a pipe without a reader.
  const noReader = { notYet: 'ENXIO', forMs: FOR_A_READER_MS };
  const descriptor = await untilReady(() => opened(path, OPEN_FLAGS[how] | WITHOUT_WAITING, 0o666), noReader);
  const endsAt = process.hrtime.bigint() + BigInt(LONGEST_MS) * 1_000_000n;
  try {
    await use({
      size: async () => (await step(stated(descriptor))).size,
      write: (data) => writeAll(descriptor, typeof data === 'string' ? Buffer.from(data) : data, endsAt),
    });
  } finally {
    await step(closed(descriptor));
  }
}

async function writeAll(descriptor: number, bytes: Uint8Array, endsAt: bigint): Promise<void> {
  for (let start = 0; start < bytes.length; ) {
    if (process.hrtime.bigint() > endsAt) throw fileFailure('ETIMEDOUT');
    const { bytesWritten } = await untilReady(() => written(descriptor, bytes, start, bytes.length - start));
    // Some files of the system take nothing, and say so without an error.
    if (bytesWritten === 0) throw fileFailure('EIO');
    start += bytesWritten;
  }
}
