import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { fileFailure, step, WITHOUT_WAITING } from './file-step.ts';

/** Throws the system's errors, `EFBIG`, `ETIMEDOUT`, and `no regular file` for a pipe or a device. */
export function readPlainFile(path: string, mostBytes: number): Promise<Buffer> {
  return readOpened(path, mostBytes, async (file, found) => {
    if (!found.isFile()) throw fileFailure('no regular file');
    return step(file.readFile());
  });
}

/** A longer file is refused (`EFBIG`), before reading it if its size is known. */
export async function readOpened(
  path: string,
  mostBytes: number,
  read: (file: FileHandle, found: Stats) => Promise<Buffer>,
): Promise<Buffer> {
  const file = await step(open(path, constants.O_RDONLY | WITHOUT_WAITING));
  try {
    const found = await step(file.stat());
    if (found.isDirectory()) throw fileFailure('EISDIR');
    if (found.size > mostBytes) throw fileFailure('EFBIG');
    const bytes = await read(file, found);
    if (bytes.length > mostBytes) throw fileFailure('EFBIG');
    return bytes;
  } finally {
    await step(file.close());
  }
}
