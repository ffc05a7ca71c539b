import { close, constants, fstat, mkdir, open, rename, rm, write } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import { fileFailure, step, WITHOUT_WAITING } from './file-step.ts';
import { assertReplaceable } from './place-of-file.ts';
import { uniqueName } from './unique-name.ts';

const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = constants;
const OPEN_FLAGS = { append: O_WRONLY | O_APPEND, new: O_WRONLY | O_CREAT | O_EXCL } as const;
const PIECE_BYTES = 64 * 1024;

/**
 * Writes a file whole or not at all, and its folder where there is none. A link is itself replaced, and what is no file
 * never is. Never throws: what went wrong is the warning that `warningFor` makes of the system's code for it.
 */
export async function writeWholeFile(
  path: string,
  text: FileText,
  warningFor: (code: string) => string,
): Promise<StepOutcome> {
  const target = resolve(path);
  const draft = join(dirname(target), `.findings-gate-${uniqueName()}.tmp`);
  let isBegun = false;
  try {
    await assertReplaceable(target);
    await step(promisify(mkdir)(dirname(target), { recursive: true }));
    isBegun = true;
    await withFile(draft, 'new', async (file) => {
      for (const bytes of typeof text === 'string' ? [text] : encoded(text)) await file.write(bytes);
    });
    await step(promisify(rename)(draft, target));
    return {};
  } catch (thrown) {
    if (isBegun) await step(promisify(rm)(draft, { force: true })).catch(() => {});
    return { warning: warningFor(codeOf(thrown)) };
  }
}

export type OpenFile = {
  /** It is in bytes. */
  size(): Promise<number>;
  /** Writes all of it, in as many steps as the system takes. */
  write(data: string | Uint8Array): Promise<void>;
};

/** Opens a file for as long as `use` takes: `append` one that is there, `new` one that is not. Throws the system's errors, and `ETIMEDOUT`. */
export async function withFile(
  path: string,
  how: keyof typeof OPEN_FLAGS,
  use: (file: OpenFile) => Promise<void>,
): Promise<void> {
  const descriptor = await step(promisify(open)(path, OPEN_FLAGS[how] | WITHOUT_WAITING, 0o666));
  try {
    await use({
      size: async () => (await step(promisify(fstat)(descriptor))).size,
      write: (data) => writeAll(descriptor, typeof data === 'string' ? Buffer.from(data) : data),
    });
  } finally {
    await step(promisify(close)(descriptor));
  }
}

async function writeAll(descriptor: number, bytes: Uint8Array): Promise<void> {
  for (let start = 0; start < bytes.length; ) {
    const { bytesWritten } = await step(promisify(write)(descriptor, bytes, start, bytes.length - start));
    // Some files of the system take nothing, and say so without an error.
    if (bytesWritten === 0) throw fileFailure('EIO');
    start += bytesWritten;
  }
}

/**
 * The bytes of the pieces are all in the same memory: each is written before the next is made. With memory of their
 * own, that of hundreds would gather.
 */
function* encoded(pieces: Iterable<string>): Generator<Uint8Array, void, undefined> {
  const bytes = new Uint8Array(PIECE_BYTES);
  const encoder = new TextEncoder();
  for (const piece of pieces) {
    for (let left = piece; left !== ''; ) {
      const { read, written } = encoder.encodeInto(left, bytes);
      yield bytes.subarray(0, written);
      left = left.slice(read);
    }
  }
}

/** The system's code for what went wrong with a file, such as `ENOENT`, without the path. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'an error';
}
