import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GateFailure } from '../../domain/failure.ts';
import { identityOf, isPlainFile, step } from './file-step.ts';
import { codeOf } from './whole-file.ts';

export type NamedFile = {
  readonly name: string;
  readonly path: string;
  readonly is: 'read' | 'written';
  /** True if a file that stays there could be taken for the result of this run: the run is then refused. */
  readonly mustGo?: boolean;
};

/** Removes old outputs, so that a killed run leaves none; returns warnings. Throws `GateFailure` (`config`) for a file with two uses, or one that must go. */
export async function claimFiles(files: readonly NamedFile[]): Promise<readonly string[]> {
  const [shared] = await findShared(files);
  if (shared !== undefined) {
    const names = shared.map(({ name }) => name).join(' and ');
    throw new GateFailure('config', `${names} are the same file: give each a path of its own`);
  }
  const left = await Promise.all(files.filter(({ is }) => is === 'written').map(removeEarlier));
  return left.filter((warning) => warning !== undefined);
}

export async function findShared<File extends NamedFile>(
  files: readonly File[],
): Promise<readonly (readonly File[])[]> {
  const identities = await Promise.all(files.map(({ path }) => identityOf(path)));
  const alike = [...Map.groupBy(files, (_, index) => identities[index]).values()];
  return alike.filter((all) => all.length > 1 && all.some(({ is }) => is === 'written'));
}

async function removeEarlier({ name, path, mustGo = false }: NamedFile): Promise<string | undefined> {
  const target = resolve(path);
  let left: string;
  try {
    if (await isPlainFile(target)) await step(rm(target));
    if (!mustGo || !(await isPlainFile(target, 'orLink'))) return undefined;
    left = `${name} is a link to a file, which is not removed`;
  } catch (thrown) {
    const code = codeOf(thrown);
    // Such a file cannot be written either, which is reported later.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    left = `What an earlier run left at ${name} could not be removed (${code})`;
  }
  if (mustGo)
    throw new GateFailure('config', `${left}: a later step could take it for one of this run; name another path`);
  return `${left}.`;
}
