import { CHECK_FLAGS, type CheckFlag } from '../../../../cli/check/check-flags.ts';
import { type Given, takes } from '../../../../cli/command.ts';
import { SCREEN_FLAGS } from '../../../../cli/screen/screen-style.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import { LIMIT_INPUTS } from '../../../../domain/policy.ts';
import { findShared, type NamedFile } from '../../../../gate/process/claim-files.ts';

export const JUDGED_BY = [
  ...LIMIT_INPUTS,
  'required-products',
  'required-scan',
  'max-scan-age',
  'states',
  'baseline',
] as const satisfies readonly CheckFlag[];

export const STANDARD_INPUT = '-';

export const TEST_FLAGS = {
  suite: takes('<path>', 'a file of cases: records, and the expected verdict of each'),
  json: { about: 'print the cases and their results as JSON' },
  junit: takes('<path>', 'write each case as a JUnit test here'),
  ...(Object.fromEntries(JUDGED_BY.map((name) => [name, CHECK_FLAGS[name]])) as Pick<
    typeof CHECK_FLAGS,
    (typeof JUDGED_BY)[number]
  >),
  verbose: { about: 'print for each record what check would print' },
  ...SCREEN_FLAGS,
} as const;
export type TestFlag = keyof typeof TEST_FLAGS;

/** Thrown if the JUnit file is also one of the files to read. It must not be written then. */
export class FileTaken extends GateFailure {}

export async function assertApart(read: readonly Omit<NamedFile, 'is'>[], given: Given<TestFlag>): Promise<void> {
  const path = given.text('junit');
  if (path === undefined) return;
  const files: readonly NamedFile[] = read.map((file) => ({ ...file, is: 'read' }));
  const [shared] = await findShared([...files, { name: given.nameOf('junit'), path, is: 'written' }]);
  if (shared === undefined) return;
  const names = shared.map(({ name }) => name).join(' and ');
  throw new FileTaken('config', `${names} are the same file: give each a path of its own`);
}
