import type { IndexLag } from '../../../emulator/history/history.ts';
import type { Chance } from '../../build/random.ts';
import type { Features } from '../features.ts';
import { FINDING_NAMES } from '../findings.ts';
import {
  type CiScan,
  HOUR_MS,
  isPull,
  MINUTE_MS,
  NOON_MS,
  numberOf,
  type Owner,
  PRODUCTS,
  type ProductWord,
  type ProjectId,
  SECOND_MS,
} from '../universe.ts';
import type { Line, People } from './people.ts';

export type Job = { readonly products: readonly ProductWord[]; readonly seconds: number };

/** How this repository is scanned. */
export type Ci = {
  readonly jobs: readonly Job[];
  /** A job that runs only for some commits. */
  readonly filtered: Job | undefined;
  readonly managed: Job | undefined;
  /** The counts that the list gives for a scan. */
  readonly counts: CiScan['counts'];
};

export function drawCi(chance: Chance, features: Features): Ci {
  const seconds = (): number => chance.oneOf([20, 45, 90, 240]);
  const splits: readonly (readonly (readonly ProductWord[])[])[] = features.has('several jobs')
    ? [
        [['sast', 'sca'], ['secrets']],
        [['sast'], ['sca'], ['secrets']],
        [['sast'], ['secrets']],
      ]
    : [[[...PRODUCTS]], [[...PRODUCTS]], [['sast']]];
  const jobs = chance.oneOf(splits).map((products) => ({ products, seconds: seconds() }));
  return {
    jobs,
    counts: features.has('odd counts') ? chance.oneOf(['found', 'total', 'none'] as const) : undefined,
    filtered: features.has('path filters') ? chance.oneOf(jobs) : undefined,
    managed: features.has('managed scans')
      ? { products: chance.oneOf([[...PRODUCTS], ['sast', 'secrets']] as const), seconds: seconds() }
      : undefined,
  };
}

type Place = Pick<CiScan, 'ref' | 'isFull' | 'pullRequest'>;
type BasedPush = Line['pushes'][number];
/** A scan's owner, when the next push stops it, and whether nothing odd happens to it. */
type Run = Place & {
  readonly owner: Owner;
  readonly push: BasedPush;
  readonly project: ProjectId;
  readonly stopMs?: number | undefined;
  readonly isQuiet: boolean;
};

/** Every scan that follows from what people push. */
export function drawScans(
  chance: Chance,
  features: Features,
  ci: Ci,
  { lines }: People,
  projects: readonly ProjectId[],
): readonly CiScan[] {
  let ids = 1_000;
  const scans: CiScan[] = [];
  const advisories = features.has('re-runs') ? chance.some(FINDING_NAMES, 30) : [];
  const publishedMs = new Map(advisories.map((name) => [name, NOON_MS + chance.whole(-60, 120) * MINUTE_MS]));
  for (const line of lines)
    for (const [index, push] of line.pushes.entries())
      for (const project of projects) scanPush(line, push, line.pushes[index + 1]?.atMs, project);
  return scans;

  function scanPush(line: Line, push: BasedPush, stopMs: number | undefined, project: ProjectId): void {
    const { owner, branch, isFork, isOfBefore: isQuiet } = line;
    const own: Run = { owner, ...placeOf(line, features), push, project, isQuiet };
    const ofBranch: Run = { ...own, owner: `branch ${branch}`, ...branchPlace(branch) };
    for (const job of ci.jobs) {
      if (job === ci.filtered && chance.percent(40)) continue;
      runJob(job, { ...own, stopMs });
      if (isPull(owner) && !isFork && features.has('branch scans')) runJob(job, { ...ofBranch, stopMs });
    }
    if (isPull(owner) && ci.managed !== undefined)
      runJob(ci.managed, { ...own, ref: `refs/pull/${numberOf(owner)}/head` });
    const mayBeNight = features.has('nightly scans') && !isFork && !owner.startsWith('tag ');
    if (!mayBeNight || !chance.percent(isQuiet ? 50 : 35)) return;
    const night = { ...push, atMs: push.atMs + chance.whole(1, 90) * MINUTE_MS };
    for (const job of ci.jobs) runJob(job, { ...ofBranch, push: night, isQuiet: true });
  }

  function runJob(job: Job, { push, stopMs: nextMs, isQuiet, ...whose }: Run): void {
    const queueMs = queue(isQuiet);
    const startedAtMs = push.atMs + queueMs;
    const endMs = startedAtMs + Math.round(job.seconds * (0.7 + 0.6 * chance.next())) * SECOND_MS;
    const stopMs = features.has('cancelled jobs') && !isQuiet ? nextMs : undefined;
    const isPending = features.has('pending scans') && queueMs > 20 * SECOND_MS && chance.percent(70);
    if (stopMs !== undefined && stopMs <= startedAtMs && !isPending) return;
    const made = {
      kind: 'scan' as const,
      ...whose,
      commit: push.commit,
      products: job.products,
      counts: ci.counts,
      base: whose.isFull ? undefined : push.baseSha,
      ...(isPending ? { queuedAtMs: push.atMs + chance.whole(2, 10) * SECOND_MS } : {}),
    };
    const one = { ...made, ...debugNotes(startedAtMs, endMs, isQuiet), startedAtMs };
    if (stopMs !== undefined && stopMs < endMs) {
      const atMs = stopMs + chance.whole(1, 5) * SECOND_MS;
      if (atMs <= startedAtMs && one.queuedAtMs === undefined) return;
      add({ ...one, startedAtMs: Math.min(startedAtMs, atMs - 1), end: { atMs, status: 'CANCELLED' } });
      return;
    }
    if (features.has('failing jobs') && !isQuiet && chance.percent(25)) {
      const status = chance.oneOf(['ERROR', 'ERROR', 'NEVER_FINISHED', undefined, 'CANCELLED'] as const);
      const atMs = status === 'NEVER_FINISHED' ? startedAtMs + HOUR_MS : endMs;
      add({ ...one, end: status === undefined ? undefined : { atMs, status } });
      if (chance.percent(70)) again(made, endMs + chance.whole(1, 25) * MINUTE_MS, job, isQuiet);
      return;
    }
    const isPartial = features.has('partial scans') && !isQuiet && chance.percent(30);
    const end = { atMs: endMs, status: 'COMPLETED' as const, ...lagsAfter(endMs, isQuiet) };
    add({ ...one, ...(isPartial ? { isPartial } : {}), end });
    if (isPartial) again(made, endMs + chance.whole(1, 10) * MINUTE_MS, job, isQuiet);
    else if (features.has('re-runs') && !isQuiet && chance.percent(30))
      again(made, endMs + chance.whole(1, 60) * MINUTE_MS, job, isQuiet);
  }

  /** A scan that has ended lists its products. Advisories that are published only later are not seen. */
  function add(scan: Omit<CiScan, 'id'>): void {
    ids += 1;
    const { startedAtMs, productsAtMs, end } = scan;
    const unseen = [...publishedMs].filter(([, ms]) => ms > startedAtMs).map(([name]) => name);
    const said =
      productsAtMs === undefined || end === undefined ? {} : { productsAtMs: Math.min(productsAtMs, end.atMs) };
    scans.push({ ...scan, ...said, id: String(ids), unseen: unseen.length === 0 ? undefined : unseen });
  }

  function again(made: Omit<CiScan, 'id' | 'startedAtMs'>, atMs: number, job: Job, isQuiet: boolean): void {
    const startedAtMs = atMs + queue(isQuiet);
    const endMs = startedAtMs + job.seconds * SECOND_MS;
    const { queuedAtMs: _, ...rest } = made;
    const notes = debugNotes(startedAtMs, endMs, isQuiet);
    add({ ...rest, ...notes, startedAtMs, end: { atMs: endMs, status: 'COMPLETED', ...lagsAfter(endMs, isQuiet) } });
  }

  function queue(isQuiet: boolean): number {
    const isLong = features.has('long queues') && !isQuiet && chance.percent(40);
    return (isLong ? chance.whole(60, 70 * 60) : chance.whole(3, 40)) * SECOND_MS;
  }

  function debugNotes(startedAtMs: number, endMs: number, isQuiet: boolean): Partial<CiScan> {
    if (isQuiet) return {};
    const clocks = [-10 * MINUTE_MS, -60 * SECOND_MS, 45 * SECOND_MS, 4 * MINUTE_MS];
    const some = (feature: Parameters<Features['has']>[0]): boolean => features.has(feature) && chance.percent(60);
    return {
      ...(some('list lag') ? { listedAtMs: startedAtMs + chance.whole(1, 60) * SECOND_MS } : {}),
      ...(some('late products') ? { productsAtMs: startedAtMs + chance.whole(1, 40) * SECOND_MS } : {}),
      ...(some('late counts') ? { countedAtMs: endMs + chance.whole(1, 12) * SECOND_MS } : {}),
      ...(some('wrong clocks') ? { clockMs: chance.oneOf(clocks) } : {}),
    };
  }

  function lagsAfter(endMs: number, isQuiet: boolean): Pick<NonNullable<CiScan['end']>, 'lags' | 'searchableAtMs'> {
    if (isQuiet || !features.has('index lag')) return {};
    const laterMs = (): number => endMs + chance.oneOf([2, 5, 12, 25, 50, 80, 100]) * SECOND_MS;
    if (chance.percent(30)) return { searchableAtMs: laterMs() };
    const lags = chance.some(['found', 'gone'] as const, 60).map((of): IndexLag => {
      const type = chance.oneOf([undefined, 'ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'] as const);
      const severity = chance.oneOf([undefined, 'SEVERITY_HIGH', 'SEVERITY_CRITICAL']);
      return { of, type, severity, untilMs: laterMs() };
    });
    return { lags };
  }
}

function branchPlace(branch: string): Place {
  return { ref: branch, isFull: true, pullRequest: undefined };
}

function placeOf({ owner, branch }: Line, features: Features): Place {
  if (owner.startsWith('tag ')) return branchPlace(`refs/tags/${branch}`);
  if (!isPull(owner)) return branchPlace(branch);
  const pullRequest = numberOf(owner);
  const isBare = features.has('bare names');
  const isFull = features.has('full pulls') && !isBare;
  if (features.has('Jenkins labels'))
    return { ref: `PR-${pullRequest}`, isFull, pullRequest: isBare ? undefined : pullRequest };
  return { ref: isBare ? branch : `refs/pull/${pullRequest}/merge`, isFull, pullRequest };
}
