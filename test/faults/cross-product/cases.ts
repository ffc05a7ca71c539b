import type { FaultMatch, FaultRule } from '../../../emulator/faults/faults.ts';
import type { RecordedRequest } from '../../../emulator/faults/recorded-request.ts';
import { otherCommit } from '../../../emulator/scenarios/scenario.ts';
import { Chance } from '../../build/random.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import type { Observed } from '../../run/gate.ts';
import { foundBy, manyRules, SOON_OVER, scanned } from '../../run/platforms.ts';
import { ALWAYS, AT_GITHUB, type FaultRow, ONCE } from './fault-table.ts';
import { MUTATIONS, mutated } from './mutation.ts';

/** A platform and settings with a known verdict as long as nothing goes wrong. */
type Baseline = {
  readonly name: string;
  readonly due: 'pass' | 'fail' | 'unproven';
  readonly options: Pick<BuiltOptions, 'platform'> & { readonly inputs: Readonly<Record<string, string>> };
};

/** Four critical rules with one issue each, three on a page, and three are allowed: the last page decides. */
const lastPageDecides = manyRules(4, () => ({ severity: 'SEVERITY_CRITICAL' }));

const BASELINES: readonly Baseline[] = [
  baseline('clean', 'pass', 'clean'),
  baseline('at-limit', 'pass', 'at-limit', { 'max-high': '3' }),
  baseline('last-page', 'fail', lastPageDecides, { 'max-critical': '3', 'page-size': '3' }),
  baseline('count', 'fail', foundBy({}, 4), { 'max-high': '3' }),
  baseline('partial', 'unproven', scanned({ isPartial: true }), SOON_OVER),
  baseline('other-commit', 'unproven', scanned({ commit: otherCommit(400) }), SOON_OVER),
];

/** A comment is written on every run, so that requests to GitHub can fail too. */
function baseline(
  name: string,
  due: Baseline['due'],
  platform: NonNullable<BuiltOptions['platform']>,
  inputs: Readonly<Record<string, string>> = {},
): Baseline {
  return { name, due, options: { platform, inputs: { comment: 'always', ...inputs } } };
}

/** One run. Its name says what goes wrong in it, and can be used to repeat it. */
export type Case = {
  readonly name: string;
  readonly options: BuiltOptions;
  readonly exitCodes: readonly number[];
};

/** A request of a run, described so that it can be found again in the next run, whatever order parallel requests arrive in. */
type Position = { readonly name: string; readonly match: FaultMatch; readonly nth: number };

/** A small random value keeps back-off short; nothing else in the runs is scaled. */
const TRACE = { RANDOM: '0.02' } as const;
/** Hardly any of thousands of runs needs so long, and runs that wait in vain end sooner. */
const TIMES = { 'discovery-timeout': '5s', 'wait-timeout': '10s' } as const;
/** All polls are alike: testing the first ones is enough. */
const MOST_ALIKE = 3;

/** Every fault at every request of every baseline, and `mutations` mutated answers, seeded from `seed` on. */
export async function allCases(seed: number, mutations: number, runOne: RunOne): Promise<readonly Case[]> {
  const cases: Case[] = [];
  const mutable: { baseline: Baseline; position: Position }[] = [];
  for (const baseline of BASELINES) {
    const { run, problems } = await runOne(optionsOf(baseline));
    const expected = exitCodeOf(baseline);
    if (problems.length > 0 || run.exitCode !== expected) {
      throw new Error(`baseline ${baseline.name}: exit code ${run.exitCode}; ${problems.join('; ')}`);
    }
    const positions = positionsIn(run.requests);
    cases.push(...positions.flatMap((position) => faultCases(baseline, position)));
    cases.push(...positionsIn(run.githubRequests).flatMap((position) => githubCases(baseline, position)));
    mutable.push(...positions.map((position) => ({ baseline, position })));
  }
  for (let index = 0; index < mutations; index += 1) {
    const one = seed + index;
    const { baseline, position } = new Chance(one).oneOf(mutable);
    cases.push(mutationCase(baseline, position, one));
  }
  return cases;
}

function optionsOf({ options }: Baseline): BuiltOptions {
  return { ...options, inputs: { ...TIMES, ...options.inputs }, trace: TRACE };
}

function exitCodeOf({ due }: Baseline): number {
  return { pass: 0, fail: 1, unproven: 2 }[due];
}

function faultCases(baseline: Baseline, position: Position): Case[] {
  const { match, nth } = position;
  return [...ONCE, ...ALWAYS].map((row) => {
    const times = ALWAYS.includes(row) ? 1_000 : 1;
    return faultCase(baseline, position, row, { match, nth, times, fault: row.fault });
  });
}

function faultCase(baseline: Baseline, position: Position, row: FaultRow, rule: FaultRule): Case {
  const options = optionsOf(baseline);
  return {
    name: `${baseline.name} / ${position.name} / ${row.name}`,
    options: { ...options, inputs: { ...options.inputs, ...row.inputs }, faults: [rule] },
    exitCodes: isExplaining(position)
      ? [exitCodeOf(baseline)]
      : exitCodes(baseline, row.but?.[position.match.operation ?? ''] ?? row.outcome),
  };
}

/** True for a request that is sent after the verdict is final, so that no fault changes the verdict. */
function isExplaining({ match }: Position): boolean {
  return match.operation === 'list-issues';
}

function exitCodes({ due }: Baseline, outcome: FaultRow['outcome']): readonly number[] {
  if (due === 'unproven') return [2];
  // The issues that were read before the fault may be enough for a fail.
  if (due === 'fail') return outcome === 'recovers' ? [1] : [1, 2];
  return { recovers: [0], stops: [2], either: [0, 2] }[outcome];
}

function githubCases(baseline: Baseline, { name, match, nth }: Position): Case[] {
  return AT_GITHUB.map((row) => ({
    name: `${baseline.name} / GitHub ${name} / ${row.name}`,
    options: { ...optionsOf(baseline), githubFaults: [{ match, nth, fault: row.fault }] },
    exitCodes: [exitCodeOf(baseline)],
  }));
}

function mutationCase(baseline: Baseline, position: Position, seed: number): Case {
  const { name, match, nth } = position;
  const mutation = new Chance(seed + 1).oneOf(MUTATIONS);
  // Only this member says that a scan is partial: without it, another verdict would be true.
  const spares = baseline.name === 'partial' ? ['is_partial_scan'] : [];
  const rewrite = (text: string): string => mutated(text, mutation, new Chance(seed + 2), spares);
  return {
    name: `${baseline.name} / ${name} / ${mutation}, seed ${seed}`,
    options: { ...optionsOf(baseline), faults: [{ match, nth, fault: { kind: 'rewrite-text', rewrite } }] },
    exitCodes: isExplaining(position)
      ? [exitCodeOf(baseline)]
      : { pass: [0, 2], fail: [1, 2], unproven: [2] }[baseline.due],
  };
}

function positionsIn(requests: readonly RecordedRequest[]): Position[] {
  const counts = new Map<string, number>();
  return requests.flatMap(({ operation = '', body }) => {
    const [what, wanted] = searched(body);
    const name = what === undefined ? operation : `${operation} ${what}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    if (nth > MOST_ALIKE) return [];
    return [{ name: `${name} #${nth}`, match: { operation, ...(wanted === undefined ? {} : { body: wanted }) }, nth }];
  });
}

/** Distinguishes the parallel searches by what they ask for. */
function searched(body: string): readonly [string, string | RegExp] | readonly [] {
  if (!body.includes('"groupBy"')) return [];
  const severity = /"severities":\["SEVERITY_(\w+)"\]/.exec(body);
  if (severity !== null) return [severity[1]!.toLowerCase(), severity[0]];
  return body.includes('"ISSUE_TYPE_SAST"')
    ? ['rated', /^(?!.*"severities").*"ISSUE_TYPE_SAST"/s]
    : ['other', /^(?!.*"ISSUE_TYPE_SAST")/s];
}

type RunOne = (options: BuiltOptions) => Promise<Observed>;

/**
 * Runs the cases, a few at a time; `onRun` gets how many are done. `failures` names each case that went wrong, and what was wrong: a
 * wrong exit code, a secret that is shown, or a request to an unknown server.
 */
export async function runCases(
  cases: readonly Case[],
  runOne: RunOne,
  atOnce: number,
  onRun: (done: number) => void = () => {},
): Promise<{ readonly runs: number; readonly failures: readonly string[] }> {
  const queue = [...cases];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const problems = await problemsOf(next, runOne);
      if (problems.length > 0) failures.push(`${next.name}: ${problems.join('; ')}`);
      onRun(cases.length - queue.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { runs: cases.length, failures };
}

async function problemsOf({ options, exitCodes }: Case, runOne: RunOne): Promise<readonly string[]> {
  try {
    const { run, problems } = await runOne(options);
    const { exitCode, reason } = run;
    if (exitCode !== null && exitCodes.includes(exitCode)) return problems;
    return [`exit code ${exitCode} (${reason}), expected ${exitCodes.join(' or ')}`, ...problems];
  } catch (defect) {
    return [`the harness broke: ${String(defect)}`];
  }
}
