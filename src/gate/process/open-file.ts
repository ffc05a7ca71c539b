import { close, fstat, open, write } from 'node:fs';
import { promisify } from 'node:util';

// Not from `node:fs/promises`: a refused setting would load it for these few calls (docs/adr/0010-what-is-loaded-when.md).
const opened = promisify(open);
const closed = promisify(close);
const stated = promisify(fstat);
const written = promisify(write);

export type OpenFile = {
  /** In bytes. */
  size(): Promise<number>;
  /** Writes all of it, in as many steps as the system takes. */
  write(data: string | Uint8Array): Promise<void>;
};

/** Opens a file for as long as `use` takes: `a` appends, and makes a file where there is none, `wx` makes a new one. Throws the system's errors. */
export async function withFile(path: string, flags: 'a' | 'wx', use: (file: OpenFile) => Promise<void>): Promise<void> {
  const descriptor = await opened(path, flags);
  try {
    await use({
      size: async () => (await stated(descriptor)).size,
      write: (data) => writeAll(descriptor, typeof data === 'string' ? Buffer.from(data) : data),
    });
  } finally {
    await closed(descriptor);
  }
}

async function writeAll(descriptor: number, bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.length; ) {
    const { bytesWritten } = await written(descriptor, bytes, start, bytes.length - start);
    start += bytesWritten;
  }
}
