import { mkdir, rename, rm } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import { step } from './file-step.ts';
import { type OpenFile, withFile } from './open-file.ts';
import { isBelowDevices, placeOf } from './place-of-file.ts';
import { uniqueName } from './unique-name.ts';

const PIECE_BYTES = 64 * 1024;

/**
 * Writes a file whole or not at all, and its folder where there is none. What is no file is never replaced: a pipe or a
 * device is written into, or refused. A link is itself replaced. Never throws: what went wrong is the warning that
 * `warningFor` makes of the system's code for it.
 */
export async function writeWholeFile(
  path: string,
  text: FileText,
  warningFor: (code: string) => string,
): Promise<StepOutcome> {
  const target = resolve(path);
  const draft = join(dirname(target), `.findings-gate-${uniqueName()}.tmp`);
  const write = async (file: OpenFile): Promise<void> => {
    for (const bytes of typeof text === 'string' ? [text] : encoded(text)) await file.write(bytes);
  };
  let isBegun = false;
  try {
    if (!isBelowDevices(target)) await step(promisify(mkdir)(dirname(target), { recursive: true }));
    if ((await placeOf(target)) === 'stream') {
      await withFile(target, 'append', write);
      return {};
    }
    isBegun = true;
    await withFile(draft, 'new', write);
    await step(promisify(rename)(draft, target));
    return {};
  } catch (thrown) {
    if (isBegun) await step(promisify(rm)(draft, { force: true })).catch(() => {});
    return { warning: warningFor(codeOf(thrown)) };
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
