import { GateFailure } from '../domain/failure.ts';
import { claimFiles, findShared } from '../gate/process/claim-files.ts';
import { codeOf, writeWholeFile } from '../gate/process/whole-file.ts';
import type { FileText, StepOutcome } from '../ports/outcome.ts';
import type { Given } from './command.ts';
import { readLocalFile } from './read-local-file.ts';
import type { Terminal } from './terminal.ts';

const MIB = 1024 * 1024;

/** Size limits in bytes, each far above any sensible size. */
export const MOST_BYTES = {
  token: 64 * 1024,
  policy: MIB,
  request: 16 * MIB,
  record: 512 * MIB,
  answers: 512 * MIB,
} as const;

/** Reads a file, or a pipe in its place. Throws `failure(why)` if it cannot be read, and `cancelled` at once if the run is stopped. */
export async function readNamed(
  path: string,
  is: keyof typeof MOST_BYTES,
  signal: AbortSignal,
  failure: (why: string) => Error,
): Promise<Buffer> {
  const mostBytes = MOST_BYTES[is];
  try {
    return await readLocalFile(path, mostBytes, signal);
  } catch (thrown) {
    if (thrown instanceof GateFailure) throw thrown;
    const code = codeOf(thrown);
    throw failure(code === 'EFBIG' ? `it has more than ${mostBytes} bytes` : code);
  }
}

/** Writes the file that `flag` names, whole or not at all. A failure is reported, not thrown. */
export function writeWhole(flag: string, path: string, text: FileText): Promise<StepOutcome> {
  return writeWholeFile(path, text, (code) => `The file of ${flag} was not written (${code}).`);
}

export type FileFlags<Name extends string> = {
  readonly read: readonly Name[];
  readonly written: readonly Name[];
  /** Written files of which no earlier one may remain: the run is refused if it cannot be removed. */
  readonly mustGo?: readonly Name[];
};

/** Claims the files of the given flags. Throws `GateFailure` (`config`) if two are the same file and one is written, or one of `mustGo` remains. */
export async function claimGiven<Name extends string>(
  given: Given<Name>,
  flags: FileFlags<Name>,
  { tell }: Pick<Terminal, 'tell'>,
): Promise<void> {
  for (const warning of await claimFiles(namedFiles(given, flags))) tell(`warning: ${warning}`);
}

/** Flags that share their file with another flag: it must not be written, not even to report that the settings are refused. */
export async function sharedFlags<Name extends string>(
  given: Given<Name>,
  flags: FileFlags<Name>,
): Promise<ReadonlySet<string>> {
  const shared = await findShared(namedFiles(given, flags));
  return new Set(shared.flat().map(({ flag }) => flag));
}

function namedFiles<Name extends string>(given: Given<Name>, flags: FileFlags<Name>) {
  return (['read', 'written'] as const).flatMap((is) =>
    flags[is].flatMap((flag) => {
      const path = given.text(flag);
      const mustGo = is === 'written' && flags.mustGo?.includes(flag) === true;
      return path === undefined ? [] : [{ name: given.nameOf(flag), path, is, mustGo, flag }];
    }),
  );
}
