import type { Given } from '../../../../cli/flags.ts';
import type { Shell } from '../../../../cli/shell.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import { claimFiles, findShared, type NamedFile } from '../../../../gate/process/claim-files.ts';
import type { TestFlag } from './test-flags.ts';

/** The JUnit file is one of those that are read: it must not be written. */
export class FileTaken extends GateFailure {}

type ReadFile = Omit<NamedFile, 'is'>;

/** Makes sure that the JUnit file is none of these. Throws `FileTaken` (`config`). */
export async function assertApart(read: readonly ReadFile[], given: Given<TestFlag>): Promise<void> {
  const [shared] = await findShared(filesOf(read, given));
  if (shared === undefined) return;
  const names = shared.map(({ name }) => name).join(' and ');
  throw new FileTaken('config', `${names} are the same file: give each a path of its own`);
}

/** The same, and removes what an earlier call left in its place. */
export async function claimJUnit(
  read: readonly ReadFile[],
  given: Given<TestFlag>,
  { terminal }: Pick<Shell, 'terminal'>,
): Promise<void> {
  await assertApart(read, given);
  for (const warning of await claimFiles(filesOf([], given))) terminal.tell(`warning: ${warning}`);
}

function filesOf(read: readonly ReadFile[], given: Given<TestFlag>): readonly NamedFile[] {
  const path = given.text('junit');
  if (path === undefined) return [];
  return [
    ...read.map((file) => ({ ...file, is: 'read' }) as const),
    { name: given.nameOf('junit'), path, is: 'written' },
  ];
}
