import type { Verdict } from '../../../../domain/verdict.ts';
import { differencesOf } from '../differences.ts';
import type { TriedSuite } from '../tried-case.ts';
import { judgeRecord } from './judge.ts';
import { claimJUnit } from './junit-place.ts';
import { isAllShown, readPolicyFile, type Testing } from './testing.ts';

/** Tries the policy on one record. Throws `GateFailure` (`config`) where it could not be tried. */
export async function tryRecord(record: string, verdict: Verdict['word'], testing: Testing): Promise<TriedSuite> {
  const { policy: path, given, asCheck, shell } = testing;
  await claimJUnit([], given, shell);
  const policy = await readPolicyFile(testing);
  const found = await judgeRecord(record, { policy, asCheck, isVerbose: isAllShown(given) }, shell);
  const expected = { verdict, reason: undefined, conditions: new Map() };
  const tried = { name: record, record, expected, found, differences: differencesOf(expected, found) };
  return { policy: path, suite: undefined, cases: [tried], problems: [] };
}
