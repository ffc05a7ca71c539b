import type { History } from '../../emulator/history/history.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { runCommit } from '../../src/gate/story/run-commit.ts';
import { parseInputs } from '../../src/inputs/parse-inputs.ts';
import { comparedWith, type Judged, judgeCase, reportOn } from './judged-case.ts';
import { Known } from './known.ts';
import { caseOf, type ModelCase, partOf } from './model-case.ts';
import { CHECKOUT } from './project-worlds.ts';
import { Chance } from './random.ts';

/*
 * Histories of a repository that is one to four projects on the platform. What is due for each of them is what the oracle gives
 * for a run with its id.
 */

const NAMES = ['api', 'web', 'docs', 'jobs'];
const DAY_MS = 86_400_000;
/** What is listed so shortly before the end may not have been seen. */
const UNSEEN_MS = 12_000;

export type SeveralJudged = {
  readonly report: GateReport;
  readonly count: number;
  readonly differences: readonly string[];
};

/** The case of each project, as a run with its id judges it. */
function projectsOf(seed: number): readonly ModelCase[] {
  const base = caseOf(seed);
  const count = new Chance(seed * 7).whole(1, NAMES.length);
  return NAMES.slice(0, count).map((name, at) => {
    const own = at === 0 ? base.history : partOf(base, new Chance(seed * 131 + at));
    const history: History = {
      ...own,
      repositoryId: String(101 + at),
      project: { name: CHECKOUT, displayName: `${CHECKOUT}/${name}`, url: `https://github.com/${CHECKOUT}` },
      events: own.events.map((event) => (event.kind === 'scan' ? { ...event, id: `${at + 1}${event.id}` } : event)),
    };
    const settings = { ...base.settings, repository: CHECKOUT, namesRepositoryId: true };
    return { ...base, history, others: [], settings };
  });
}

export async function judgeSeveral(seed: number, projects: 'all' | 'listed'): Promise<SeveralJudged> {
  const cases = projectsOf(seed);
  const [first, ...others] = cases as [ModelCase, ...ModelCase[]];
  const world = {
    ...first,
    others: others.map(({ history }) => history),
    settings: { ...first.settings, namesRepositoryId: false },
  };
  const ids = cases.map(({ history }) => history.repositoryId);
  const report = await reportOn(world, (raw, around) =>
    runCommit(parseInputs({ ...raw, projects: projects === 'all' ? 'all' : ids.join() }), around),
  );
  const told = report.projects ?? [];
  const differences = cases.flatMap((one) => {
    const id = one.history.repositoryId;
    const own = told.find(({ project }) => project.repositoryId === id);
    if (own === undefined) return projects === 'all' ? missingIn(report, one, id) : [`MISSING: project ${id}`];
    const { difference } = comparedWith(own, one);
    const atTheEnd = own.verdict.word === 'pass' ? comparedWith(own, one, report.times.finishedAtMs).difference : '';
    const found = [difference, atTheEnd?.startsWith('FALSE') ? atTheEnd : undefined];
    return found.flatMap((text) => (text === undefined || isOfWaiting(text) ? [] : [`${text} (project ${id})`]));
  });
  const all = [...differences, ...differencesOfWhole(report)];
  // What a run of one with its id says alike is a matter of the model of such runs.
  const isOfSeveral = all.length > 0 && (await Promise.all(cases.map((one) => judgeCase(one)))).every(isRight);
  return { report, count: cases.length, differences: isOfSeveral ? all : [] };
}

/** What is judged again at the end, because others were waited for, is late by that. */
function isOfWaiting(difference: string): boolean {
  return difference.startsWith('LATE');
}

function isRight({ difference }: Judged): boolean {
  return difference === undefined;
}

/** A project that is not judged has no scan of the day that may count. */
function missingIn({ times }: GateReport, world: ModelCase, id: string): readonly string[] {
  const known = new Known(world, times.finishedAtMs - UNSEEN_MS, times.finishedAtMs - UNSEEN_MS);
  const recent = known.eligible.filter(({ startedAtMs }) => startedAtMs > world.startMs - DAY_MS);
  return recent.length === 0 ? [] : [`MISSING: project ${id} has scan ${recent[0]!.id}`];
}

const RANKS = ['fail', 'inconclusive', 'pass'];

/** The verdict is the worst one, the counts are sums. */
function differencesOfWhole(report: GateReport): readonly string[] {
  const { verdict, projects, exitCode, counts } = report;
  if (projects === undefined) {
    return verdict.word === 'inconclusive' ? [] : [`WHOLE: ${verdict.word} of no project`];
  }
  const worst = RANKS.find((word) => projects.some((one) => one.verdict.word === word));
  const totals = projects.map((one) => one.counts.total);
  const sum = totals.includes(undefined) ? undefined : totals.reduce((all, total) => all! + total!, 0n);
  const due = { fail: 1, inconclusive: 2, pass: 0 }[verdict.word];
  return [
    ...(verdict.word === worst ? [] : [`WHOLE: ${verdict.word} instead of ${worst}`]),
    ...(exitCode === due ? [] : [`EXIT: ${exitCode} instead of ${due}`]),
    ...(counts.total === sum ? [] : [`SUM: ${counts.total} instead of ${sum}`]),
  ];
}
