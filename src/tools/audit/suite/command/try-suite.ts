import { dirname, isAbsolute, join } from 'node:path';
import { config, type Given } from '../../../../cli/flags.ts';
import { readNamed } from '../../../../cli/local-file.ts';
import type { LocalFile } from '../../../../cli/local-policy.ts';
import { shownFile } from '../../../../cli/policy/remarks.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import { dayOf } from '../../../../domain/text/calendar-date.ts';
import { parseLimit } from '../../../../inputs/parse-value.ts';
import { inspectPolicy } from '../../../../policy/file/inspect-policy.ts';
import { inOrder, messageOf, PolicyProblems, type Problem } from '../../../../policy/file/policy-problem.ts';
import { writtenConditions } from '../../../../policy/judgement/conditions-in-force.ts';
import type { Limits } from '../../../../policy/judgement/limits.ts';
import { differencesOf } from '../differences.ts';
import { type PlacedCase, parseSuite } from '../parse-suite.ts';
import type { FileProblem, TriedCase, TriedSuite } from '../tried-case.ts';
import { judgeRecord, type TrialSettings } from './judge.ts';
import { claimJUnit } from './junit-place.ts';
import type { TestFlag } from './test-flags.ts';
import { isAllShown, readPolicyFile, type Testing } from './testing.ts';

/** Tries the policy on every case of a suite, one after the other. Throws `GateFailure` (`config`) where it cannot begin. */
export async function trySuite(suite: string, testing: Testing): Promise<TriedSuite> {
  const { policy, given, asCheck, shell } = testing;
  const file = await readPolicyFile(testing);
  const text = await readNamed(suite, 'policy', shell.signal, (why) =>
    config(`the suite ${suite} cannot be read (${why})`),
  );
  const { cases, problems } = readBoth(file, { suite, text }, testing);
  const named = problems.length > 0 ? recordsNamed(text) : cases.map(({ record }) => record);
  const records = named.map((record) => ({ name: `the record ${record}`, path: pathOf(record, suite) }));
  await claimJUnit(records, given, shell);
  if (problems.length > 0) return { policy, suite, cases: [], problems };
  const tried: TriedCase[] = [];
  const judgedBy = { policy: file, asCheck, isVerbose: isAllShown(given) };
  for (const each of cases) tried.push(await tryCase(each, suite, judgedBy, testing));
  return { policy, suite, cases: tried, problems };
}

/** A suite that cannot be read may still name a record, which the JUnit file must not replace. */
function recordsNamed(text: Uint8Array): readonly string[] {
  const named = new TextDecoder().decode(text).matchAll(/\brecord: *['"]?([^'"\r\n,{}#]+)/g);
  return [...named].map(([, record = '']) => record.trim());
}

type SuiteText = { readonly suite: string; readonly text: Uint8Array };

/** The cases, and everything that is wrong in the policy and in the suite. */
function readBoth(
  { text: policyText }: LocalFile,
  { suite, text }: SuiteText,
  { policy: path, given, shell }: Testing,
): { readonly cases: readonly PlacedCase[]; readonly problems: readonly FileProblem[] } {
  const limits = limitsOf(given);
  const today = dayOf(shell.clock.wallNow());
  const { policy, problems: ofPolicy } = inspectPolicy(policyText, { baseline: 'given', today });
  const names = policy && writtenConditions(limits, policy.conditions, false).map(({ name }) => name);
  const { cases, problems: ofSuite } = triedParse(text, names);
  return { cases, problems: [...placedIn(path, ofPolicy), ...placedIn(suite, ofSuite)] };
}

function limitsOf(given: Given<TestFlag>): Limits {
  return {
    critical: given.read('max-critical', parseLimit),
    high: given.read('max-high', parseLimit),
    medium: given.read('max-medium', parseLimit),
    low: given.read('max-low', parseLimit),
    unrated: given.read('max-unrated', parseLimit),
  };
}

function triedParse(text: Uint8Array, names: readonly string[] | undefined) {
  try {
    return { cases: parseSuite(text, names), problems: [] };
  } catch (thrown) {
    if (!(thrown instanceof PolicyProblems)) throw thrown;
    return { cases: [], problems: inOrder(thrown.problems) };
  }
}

function placedIn(file: string, problems: readonly Problem[]): readonly FileProblem[] {
  return problems.map((problem) => ({ file, place: problem.place, message: messageOf(problem) }));
}

async function tryCase(
  { recordPlace, ...each }: PlacedCase,
  suite: string,
  judgedBy: TrialSettings,
  { shell }: Testing,
): Promise<TriedCase> {
  try {
    const found = await judgeRecord(pathOf(each.record, suite), judgedBy, shell);
    return { ...each, found, differences: differencesOf(each.expected, found) };
  } catch (thrown) {
    if (!(thrown instanceof GateFailure) || thrown.reason !== 'config') throw thrown;
    return { ...each, problem: `${shownFile(suite)}:${recordPlace.line}:${recordPlace.column}: ${thrown.message}` };
  }
}

/** A record is named as seen from the suite. */
function pathOf(record: string, suite: string): string {
  return isAbsolute(record) ? record : join(dirname(suite), record);
}
