import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import { assertReplaceable, fileFailure, step, WITHOUT_WAITING } from './file-step.ts';

const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = constants;
const OPEN_FLAGS = { append: O_WRONLY | O_APPEND, new: O_WRONLY | O_CREAT | O_EXCL } as const;

/** Writes a whole file or none, and creates its folder. Replaces a link itself. Never throws: `warningFor` turns the system's error code into a warning. */
// Not write-file-atomic 7.0.1 or atomically 2.1.1: both write through a link and replace a pipe, and the first reports success on a full disk.
export async function writeWholeFile(
  path: string,
  text: FileText,
  warningFor: (code: string) => string,
): Promise<StepOutcome> {
  const target = resolve(path);
  const draft = join(dirname(target), `.findings-gate-${randomUUID()}.tmp`);
  let isBegun = false;
  try {
    await assertReplaceable(target);
    await step(mkdir(dirname(target), { recursive: true }));
    isBegun = true;
    await withFile(draft, 'new', async (file) => {
      for (const piece of typeof text === 'string' ? [text] : text) await file.write(piece);
    });
    await step(rename(draft, target));
    return {};
  } catch (thrown) {
    if (isBegun) await step(rm(draft, { force: true })).catch(() => {});
    return { warning: warningFor(codeOf(thrown)) };
  }
}

export type OpenFile = {
  /** In bytes. */
  size(): Promise<number>;
  write(data: string | Uint8Array): Promise<void>;
};

/** Opens a file while `use` runs: `append` an existing one, `new` one that must not exist. Throws the system's errors, and `ETIMEDOUT`. */
export async function withFile<Done>(
  path: string,
  how: keyof typeof OPEN_FLAGS,
  use: (file: OpenFile) => Promise<Done>,
): Promise<Done> {
  const file = await step(open(path, OPEN_FLAGS[how] | WITHOUT_WAITING));
  try {
    return await use({
      size: async () => (await step(file.stat())).size,
      write: (data) => writeAll(file, typeof data === 'string' ? Buffer.from(data) : data),
    });
  } finally {
    await step(file.close());
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.length; ) {
    const { bytesWritten } = await step(file.write(bytes, start));
    // Some files of the system accept no data, and report no error.
    if (bytesWritten === 0) throw fileFailure('EIO');
    start += bytesWritten;
  }
}

/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'an error';
}
