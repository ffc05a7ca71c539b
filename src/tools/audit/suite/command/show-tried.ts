import type { Given, Shell } from '../../../../cli/command.ts';
import { writeWhole } from '../../../../cli/local-file.ts';
import { remarkEntries, remarkLines } from '../../../../cli/policy/remarks.ts';
import type { GateFailure } from '../../../../domain/failure.ts';
import { limitOf } from '../../../../domain/policy.ts';
import type { ExitCode } from '../../../../domain/verdict.ts';
import type { EpochMs } from '../../../../domain/work/time.ts';
import { type Element, junitDocument, line, reported, testCase } from '../../../../report/formats/junit-document.ts';
import { conditionJson } from '../../../../report/json/outputs.ts';
import { counted } from '../../../../report/text/report-facts.ts';
import { plainSentence } from '../../../../report/text/text.ts';
import { RECORD_AGAIN } from '../../record/replay/replaying-reader.ts';
import {
  brokenWords,
  EXPECTED_COUNTS,
  type ExpectedCondition,
  type Found,
  outcomeOf,
  type TriedCase,
  type TriedSuite,
  verdictWords,
} from '../tried-case.ts';
import { FileTaken, type TestFlag } from './test-flags.ts';

export async function showTried(tried: TriedSuite, given: Given<TestFlag>, shell: Shell): Promise<ExitCode> {
  const { terminal } = shell;
  await writeJUnit(tried, given, shell);
  const lines = problemLines(tried);
  if (lines.length === 0) lines.push(...tried.cases.map(lineOf), `policy test: ${sumOf(tried.cases)}`);
  if (given.isOn('json')) terminal.printJson(suiteJson(tried));
  else for (const line of lines) terminal.print(line);
  if (tried.cases.some(isNotStored)) terminal.tell(`Next: ${RECORD_AGAIN}`);
  const length = tried.problems.reduce((sum, { problems }) => sum + problems.length, 0);
  if (length > 0) terminal.tell(`findings-gate: ${counted(length, 'problem')} to correct`);
  const outcomes = tried.cases.map(outcomeOf);
  if (length > 0 || outcomes.includes('error')) return 3;
  return outcomes.includes('differs') ? 1 : 0;
}

/** Writes the failure to the JSON and the JUnit file if nothing could be tried. The caller reports it like any other failure. */
export async function tellRefused(
  policy: string,
  failure: GateFailure,
  given: Given<TestFlag>,
  shell: Shell,
): Promise<void> {
  const tried = { policy, suite: given.text('suite'), cases: [], problems: [], refusal: failure.message };
  if (given.isOn('json')) shell.terminal.printJson(suiteJson(tried));
  if (!(failure instanceof FileTaken)) await writeJUnit(tried, given, shell);
}

async function writeJUnit(tried: TriedSuite, given: Given<TestFlag>, { terminal, clock }: Shell): Promise<void> {
  const path = given.text('junit');
  if (path === undefined) return;
  const text = terminal.redact(renderSuiteJUnit(tried, problemLines(tried), clock.wallNow()));
  const { warning } = await writeWhole(given.nameOf('junit'), path, text);
  if (warning !== undefined) terminal.tell(`warning: ${warning}`);
}

/** True if the record does not have what the policy asks, and the case does not expect that. */
function isNotStored(tried: TriedCase): boolean {
  if ('problem' in tried || tried.expected.reason === tried.found.verdict.reason) return false;
  return tried.found.verdict.detail === 'not-recorded';
}

function problemLines({ problems, refusal }: TriedSuite): string[] {
  const lines = problems.flatMap(({ file, problems }) => remarkLines(file, { problems, notes: [] }));
  return refusal === undefined ? lines : [refusal];
}

const WIDEST_WORD = 'differs'.length;

function lineOf(tried: TriedCase): string {
  const start = `${outcomeOf(tried).padEnd(WIDEST_WORD)}  ${tried.name}:`;
  if ('problem' in tried) return `${start} ${tried.problem}`;
  if (tried.differences.length === 0) return `${start} ${verdictWords(tried.found.verdict)}`;
  return `${start} ${[...tried.differences, ...whyOf(tried.found)].join('; ')}`;
}

function whyOf(found: Found): readonly string[] {
  const { verdict } = found;
  const broken = brokenWords(found);
  return [
    ...(broken.length === 0 ? [] : [`broken: ${broken.join(', ')}`]),
    ...(verdict.reason === undefined ? [] : [verdict.message]),
  ];
}

function sumOf(cases: readonly TriedCase[]): string {
  const outcomes = cases.map(outcomeOf);
  const count = (word: ReturnType<typeof outcomeOf>): number => outcomes.filter((outcome) => outcome === word).length;
  const [differing, errors] = [count('differs'), count('error')];
  const all = counted(cases.length, 'case');
  if (differing + errors === 0) return `${all}, as expected`;
  return [
    all,
    `${count('ok')} as expected`,
    ...(differing === 0 ? [] : [`${differing} not`]),
    ...(errors === 0 ? [] : [`${errors} could not be tested`]),
  ].join(', ');
}

/** A case that differs is a failure, and a case that could not be tried is an error. If there are `problems`, nothing was tried: they are lines. */
function renderSuiteJUnit({ policy, suite, cases }: TriedSuite, problems: readonly string[], nowMs: EpochMs): string {
  const tests = cases.map((tried) => testCase(CLASS, line(tried.name), outcome(tried)));
  const nothing = reported('error', 'No case was tested.', problems.map(line).join('\n'), 'config');
  return junitDocument({
    suite: `Findings Gate: ${line(policy)}`,
    seconds: 0,
    startedAtMs: nowMs,
    facts: { policy, suite },
    // An empty file would mean success.
    cases: problems.length === 0 ? tests : [testCase(CLASS, line(suite ?? policy), [nothing])],
  });
}

const CLASS = 'findings-gate.policy-test';

function outcome(tried: TriedCase): readonly Element[] {
  if ('problem' in tried) return [reported('error', 'The case could not be tested.', line(tried.problem), 'config')];
  const { differences, found } = tried;
  if (differences.length === 0) return [];
  const broken = brokenWords(found).map((words) => `Broken: ${line(words)}`);
  const text = [plainSentence(line(found.verdict.message)), ...broken];
  return [reported('failure', line(differences.join('; ')), text.join('\n'), found.verdict.word)];
}

function suiteJson({ policy, suite, cases, problems, refusal }: TriedSuite): Readonly<Record<string, unknown>> {
  const entries = problems.flatMap(({ file, problems }) => remarkEntries(file, { problems, notes: [] }));
  const refused = { file: suite ?? policy, line: null, column: null, kind: 'problem', message: refusal };
  const reported = refusal === undefined ? entries : [refused];
  return { schema: 1, policy, suite: suite ?? null, problems: reported, cases: cases.map(caseJson) };
}

function caseJson(tried: TriedCase): Readonly<Record<string, unknown>> {
  const { name, record, expected } = tried;
  const { verdict, reason = null, conditions } = expected;
  return {
    name,
    record,
    result: outcomeOf(tried),
    problem: 'problem' in tried ? tried.problem : null,
    differences: 'found' in tried ? tried.differences : [],
    expected: { verdict, reason, conditions: expectedJson(conditions) },
    found: 'found' in tried ? foundJson(tried.found) : null,
  };
}

/** The form in which a suite is written: the result alone, or a map with the named counts. */
function expectedJson(conditions: ReadonlyMap<string, ExpectedCondition>) {
  return Object.fromEntries(
    [...conditions].map(([name, { result, ...counts }]) => {
      const named = EXPECTED_COUNTS.filter((count) => counts[count] !== undefined);
      const numbers = named.map((count) => [count, limitOf(counts[count]!) ?? null]);
      return [name, named.length === 0 ? result : { result, ...Object.fromEntries(numbers) }];
    }),
  );
}

function foundJson({ verdict, conditions }: Found) {
  const { word, reason = '', message } = verdict;
  return { verdict: word, reason, message, conditions: conditions.map(conditionJson) };
}
