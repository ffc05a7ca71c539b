import { CHECK_FLAGS, type CheckFlag } from '../../../../cli/check/check-flags.ts';
import { SCREEN_FLAGS } from '../../../../cli/screen/look.ts';

/** What a replay is judged by, besides the policy. */
export const JUDGED_BY = [
  'max-critical',
  'max-high',
  'max-medium',
  'max-low',
  'max-unrated',
  'required-products',
  'required-scan',
  'states',
  'baseline',
] as const satisfies readonly CheckFlag[];

/** What people write for standard input, in the place of the policy's path. */
export const STANDARD_INPUT = '-';

export const TEST_FLAGS = {
  suite: { value: '<path>', about: 'a file of cases: records, and what the policy must make of each' },
  json: { about: 'print the cases and what came of them as JSON' },
  junit: { value: '<path>', about: 'write each case as a JUnit test here' },
  ...(Object.fromEntries(JUDGED_BY.map((name) => [name, CHECK_FLAGS[name]])) as Pick<
    typeof CHECK_FLAGS,
    (typeof JUDGED_BY)[number]
  >),
  verbose: { about: 'print all that check would print of each record, too' },
  ...SCREEN_FLAGS,
} as const;
export type TestFlag = keyof typeof TEST_FLAGS;
