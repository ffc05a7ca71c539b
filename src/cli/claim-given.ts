import { claimFiles, findShared, type NamedFile } from '../gate/process/claim-files.ts';
import type { Given } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** The flags that name files. */
export type FileFlags<Name extends string> = {
  readonly read: readonly Name[];
  readonly written: readonly Name[];
  /** Those of the written ones of which nothing old may stay. */
  readonly mustGo?: readonly Name[];
};

/** Claims the files of these flags, as far as they are given. Throws `GateFailure` (`config`) where two are the same and one is written. */
export async function claimGiven<Name extends string>(
  given: Given<Name>,
  flags: FileFlags<Name>,
  { tell }: Pick<Terminal, 'tell'>,
): Promise<void> {
  for (const warning of await claimFiles(namedFiles(given, flags))) tell(`warning: ${warning}`);
}

/**
 * Flags whose file must not be written, since it is another one's, too: also where the settings are refused, which is
 * told in files as well.
 */
export async function sharedFlags<Name extends string>(
  given: Given<Name>,
  flags: FileFlags<Name>,
): Promise<ReadonlySet<string>> {
  const shared = await findShared(namedFiles(given, flags));
  return new Set(shared.flat().map(({ flag }) => flag));
}

function namedFiles<Name extends string>(
  given: Given<Name>,
  flags: FileFlags<Name>,
): readonly (NamedFile & { readonly flag: Name })[] {
  return (['read', 'written'] as const).flatMap((is) =>
    flags[is].flatMap((flag) => {
      const path = given.text(flag);
      const mustGo = is === 'written' && flags.mustGo?.includes(flag) === true;
      return path === undefined ? [] : [{ name: given.nameOf(flag), path, is, mustGo, flag }];
    }),
  );
}
