import type { Given } from '../../../../cli/flags.ts';
import { writeWhole } from '../../../../cli/local-file.ts';
import { remarkLines } from '../../../../cli/policy/remarks.ts';
import type { Shell } from '../../../../cli/shell.ts';
import type { GateFailure } from '../../../../domain/failure.ts';
import type { ExitCode } from '../../../../domain/verdict.ts';
import { counted } from '../../../../report/text/report-facts.ts';
import { RECORD_AGAIN } from '../../record/replay/not-held.ts';
import { brokenWords, verdictWords } from '../differences.ts';
import { outcomeOf, type TriedCase, type TriedSuite } from '../tried-case.ts';
import { FileTaken } from './junit-place.ts';
import type { TestFlag } from './test-flags.ts';

/** Shows what came of each case, and of all of them in the last line. Gives the exit code. */
export async function showTried(tried: TriedSuite, given: Given<TestFlag>, shell: Shell): Promise<ExitCode> {
  const { terminal } = shell;
  await writeJUnit(tried, given, shell);
  if (given.isOn('json')) await printJson(tried, shell);
  else for (const line of linesOf(tried)) terminal.print(line);
  if (tried.cases.some(isNotHeld)) terminal.tell(`Next: ${RECORD_AGAIN}`);
  const { length } = tried.problems;
  if (length > 0) terminal.tell(`findings-gate: ${counted(length, 'problem')} to correct`);
  const outcomes = tried.cases.map(outcomeOf);
  if (length > 0 || outcomes.includes('error')) return 3;
  return outcomes.includes('differs') ? 1 : 0;
}

/** Puts it into the JSON and the JUnit file where nothing could be tried. The failure itself is told like any other. */
export async function tellRefused(
  policy: string,
  failure: GateFailure,
  given: Given<TestFlag>,
  shell: Shell,
): Promise<void> {
  const suite = given.text('suite');
  const problems = [{ file: suite ?? policy, place: undefined, message: failure.message }];
  const tried = { policy, suite, cases: [], problems };
  if (given.isOn('json')) await printJson(tried, shell);
  if (!(failure instanceof FileTaken)) await writeJUnit(tried, given, shell);
}

async function printJson(tried: TriedSuite, { terminal }: Shell): Promise<void> {
  const { suiteJson } = await import('./suite-json.ts');
  terminal.printJson(suiteJson(tried));
}

async function writeJUnit(tried: TriedSuite, given: Given<TestFlag>, { terminal, clock }: Shell): Promise<void> {
  const path = given.text('junit');
  if (path === undefined) return;
  const { renderSuiteJUnit } = await import('../suite-junit.ts');
  const text = terminal.redact(renderSuiteJUnit(tried, problemLines(tried), clock.wallNow()));
  const { warning } = await writeWhole(given.nameOf('junit'), path, text);
  if (warning !== undefined) terminal.tell(`warning: ${warning}`);
}

/** True where the record does not hold what the policy asks, and nobody expects that by its reason. */
function isNotHeld(tried: TriedCase): boolean {
  if ('problem' in tried || tried.expected.reason === tried.found.verdict.reason) return false;
  return tried.found.verdict.isNotRecorded === true;
}

function linesOf(tried: TriedSuite): readonly string[] {
  const { cases, problems } = tried;
  if (problems.length > 0) return problemLines(tried);
  return [...cases.map(lineOf), `policy test: ${sumOf(cases)}`];
}

/** The last line is the answer. Why it is another one stands before it. */
function problemLines({ problems }: TriedSuite): readonly string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].flatMap(([file, all]) => [
    ...all.filter(({ place }) => place === undefined).map(({ message }) => message),
    ...remarkLines(file, {
      problems: all.flatMap(({ place, message }) => (place ? [{ place, message }] : [])),
      notes: [],
    }),
  ]);
}

type TriedOne = Extract<TriedCase, { found: unknown }>;

const WIDEST_WORD = 'differs'.length;

function lineOf(tried: TriedCase): string {
  const start = `${outcomeOf(tried).padEnd(WIDEST_WORD)}  ${tried.name}:`;
  if ('problem' in tried) return `${start} ${tried.problem}`;
  if (tried.differences.length === 0) return `${start} ${verdictWords(tried.found.verdict)}`;
  return `${start} ${[...tried.differences, ...whyOf(tried)].join('; ')}`;
}

/** The conditions that are broken, and what was not proven. */
function whyOf({ found }: TriedOne): readonly string[] {
  const { verdict } = found;
  const broken = brokenWords(found);
  const unread = verdict.word === 'fail' ? verdict.unread : undefined;
  return [
    ...(broken.length === 0 ? [] : [`broken: ${broken.join(', ')}`]),
    ...(verdict.word === 'inconclusive' ? [verdict.message] : []),
    ...(unread === undefined ? [] : [`not everything was read: ${unread}`]),
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
    ...(errors === 0 ? [] : [`${errors} could not be tried`]),
  ].join(', ');
}
