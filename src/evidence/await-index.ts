import { type IndexGap, sumOfGaps } from '../domain/evidence.ts';
import { allOf, attempt, failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import { DETECTED_STATES } from '../domain/issue.ts';
import { typesOfAll, typeWords } from '../domain/product.ts';
import type { MonotonicMs } from '../domain/work/time.ts';
import type { EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import {
  type AgedCount,
  believedAt,
  type CountState,
  countStateOf,
  FILLING_MS,
  fits,
  isAnyBefore,
  STILL_MS,
} from './index-barrier.ts';
import { readSearch, type ScopedReading } from './read-search.ts';
import { areAllAsked, detectedByReading, type FoundIssues, foundOf, isSameSet } from './what-was-found.ts';

/** The longest wait for issues that are missing, or whose number changes. */
const LONGEST_WAIT_MS = 2 * 60_000;
/** The time between two polls of the index, at first. */
const GAP_MS = 3_000;

type FoundCount = {
  readonly expected: AgedCount;
  readonly state: CountState;
  readonly found: bigint;
  readonly since: MonotonicMs;
  /** True if the number fits, but there may also be issues in states that were not searched. */
  readonly mayBePart?: boolean;
};
type Times = { readonly began: MonotonicMs; readonly now: MonotonicMs };

/** Waits until the search finds what the scans counted, or a steady number (docs/verdict-rules/what-is-counted.md). Before it throws `index-lag`, it gives `onLag` the counts that still change. */
export async function awaitIndex(
  world: EvidenceWorld,
  plan: EvidencePlan,
  counts: readonly AgedCount[],
  scoped: readonly ScopedReading[],
  readAt: MonotonicMs,
  onLag: (moving: readonly AgedCount[]) => void = () => {},
) {
  const { clock, log, signal } = world;
  const began = clock.now();
  const open = await openCounts(counts, detectedByReading(scoped, plan.states), readAt, began);
  /** True if the index may have changed since the issues were read. */
  const mustReadAgain = open.some(({ state }) => state !== 'settled');
  const settled: FoundCount[] = [];
  /** All issues that are still detected, in any state, as far as the checks of the index asked for them. */
  let detected: readonly FoundIssues[] = [];
  /** The counts that are not believed yet, as the poll before found them. */
  let before = open;
  /** The last line of the log. The next one is written if more than the time has changed. */
  let reported = '';
  const pause = async (waiting: readonly FoundCount[], times: Times): Promise<void> => {
    if (waiting.some((each) => waitsUntil(each, plan, times) <= times.now)) throw lagBesideGap(waiting);
    const leftMs = Math.max(...waiting.map((each) => waitsUntil(each, plan, times))) - times.now;
    const what = `Waiting for the search index: ${waiting.map(inWords).join('; ')}`;
    const lineAt = (laterMs: number) => `${what}; ${Math.ceil(Math.max(0, leftMs - laterMs) / 1_000)} s at most`;
    if (log.progress !== undefined) log.progress(lineAt);
    else if (what !== reported) log.info(lineAt(0));
    reported = what;
    const nextAt = Math.min(...waiting.map((each) => nextPollAt(each, plan, times)));
    // Sleeps whole milliseconds: a pause that is too short for the clock would never end.
    await clock.sleep(Math.max(1, Math.ceil(nextAt - times.now)), signal);
    const isSlow = waiting.every((each) => isSlowlyPolled(each, times));
    if (isSlow && !(await besideLag(plan.stillDecides(), waiting))) throw lagBesideGap(waiting);
  };
  const gapOf = (): IndexGap | undefined => {
    const gaps = settled.filter(({ expected, found }) => found < expected.findings);
    return sumOfGaps(gaps.map(({ expected, found }) => ({ ...expected, counted: expected.findings, found })));
  };
  const lagBesideGap = (waiting: readonly FoundCount[]) => {
    onLag(waiting.filter(isMoving).map(({ expected }) => expected));
    return allOf([indexLag(waiting), gapFailure(gapOf())])!;
  };
  /** A failed poll may be set to `warn`: what the poll before it lacked must still be reported. */
  const besideLag = <Answer>(asked: Promise<Answer>, waiting: readonly FoundCount[]): Promise<Answer> =>
    asked.catch((thrown: unknown) => {
      const failure = failureUnlessStopped(thrown);
      const lacking = failure.detail === 'not-recorded' ? [] : waiting.filter(({ state }) => state !== 'settled');
      throw lacking.length === 0 ? failure : allOf([failure, lagBesideGap(lacking)])!;
    });
  // The searches that were just made count as the first poll.
  if (open.length > 0 && open.every(({ expected, found, mayBePart }) => fits(expected, found) && mayBePart !== true)) {
    await pause(open, { began, now: clock.now() });
  }
  while (before.length > 0) {
    const polledAt = clock.now();
    const left = before.map(({ expected }) => expected);
    const polled = await besideLag(poll(world, plan, left), before);
    detected = [...detected.filter(({ refs }) => !polled.some((one) => isSameSet(one.refs, refs))), ...polled];
    const times = { began, now: clock.now() };
    const seeing = before.map(async ({ expected, found: last, since }): Promise<FoundCount> => {
      const found = foundOf(expected.issueTypes, expected.source.refs, polled)!;
      const state = await countStateOf(expected, found, polledAt);
      return { expected, found, since: found === last ? since : times.now, state };
    });
    const seen = await besideLag(Promise.all(seeing), before);
    const waiting = seen.filter((each) => isWaitedFor(each, polledAt));
    settled.push(...seen.filter((each) => !waiting.includes(each)));
    if (waiting.length > 0) await pause(waiting, times);
    before = waiting;
  }
  return { gap: gapOf(), mustReadAgain, detected };
}

export async function openCounts(
  counts: readonly AgedCount[],
  read: readonly FoundIssues[],
  readAt: MonotonicMs,
  since: MonotonicMs,
): Promise<readonly FoundCount[]> {
  const outcomes = await Promise.all(
    counts.map((expected) =>
      attempt(async (): Promise<FoundCount> => {
        const { issueTypes, source, findings } = expected;
        const atLeast = foundOf(issueTypes, source.refs, read);
        const isKnown = areAllAsked(issueTypes, source.refs, read) || (atLeast !== undefined && atLeast > findings);
        const found = isKnown ? atLeast : undefined;
        // If an earlier scan counted more, there may be issues in states that were not searched.
        const mayBePart = () => isAnyBefore(expected, source.knownEarlier(), (counted) => counted > findings);
        const isPart = fits(expected, found ?? 0n) && expected.mayBeMore && mayBePart();
        const state = isPart ? 'open' : await countStateOf(expected, found, readAt);
        return { expected, state, found: found ?? 0n, since, mayBePart: isPart };
      }),
    ),
  );
  const states = outcomes.flatMap((one) => (one instanceof GateFailure ? [] : [one]));
  const failures = outcomes.filter((one) => one instanceof GateFailure);
  const missing = states.filter(({ state }) => state === 'missing');
  // If the reason of one is set to `warn`, it must not hide another one, or that issues are missing.
  if (failures.length > 0) throw allOf([...failures, missing.length === 0 ? undefined : indexLag(missing)])!;
  return states.filter(({ state, expected, found }) => state !== 'settled' || found < expected.findings);
}

export function isMoving({ state, found }: FoundCount): boolean {
  return state !== 'settled' && found > 0n;
}

function isWaitedFor({ expected, state, found, since }: FoundCount, polledAt: MonotonicMs): boolean {
  return state === 'missing' || (state === 'open' && polledAt < believedAt(expected, found, since));
}

function waitsUntil({ expected, state }: FoundCount, { finishBy, settleBy }: EvidencePlan, { began }: Times) {
  const until = state === 'missing' ? Math.max(finishBy, Math.min(settleBy, expected.endedAt + FILLING_MS)) : settleBy;
  return Math.min(began + LONGEST_WAIT_MS, until);
}

function nextPollAt(each: FoundCount, plan: EvidencePlan, times: Times): number {
  const { expected, state, found, since } = each;
  const until = waitsUntil(each, plan, times);
  const changesAt = state === 'missing' ? expected.endedAt + FILLING_MS : believedAt(expected, found, since);
  if (fits(expected, found)) return Math.min(until, changesAt);
  if (!isSlowlyPolled(each, times)) return Math.min(until, times.now + GAP_MS, changesAt);
  return Math.min(until, times.now + (state === 'missing' ? plan.pollIntervalMs : STILL_MS));
}

/** False while the index is expected to change soon. */
function isSlowlyPolled({ expected, state }: FoundCount, { began, now }: Times): boolean {
  return now >= (state === 'missing' ? expected.endedAt : began) + FILLING_MS;
}

async function poll(world: EvidenceWorld, plan: EvidencePlan, counts: readonly AgedCount[]) {
  const groups = Map.groupBy(counts, ({ source }) => JSON.stringify([...new Set(source.refs)].sort()));
  return Promise.all([...groups.values()].map((group) => pollAt(world, plan, group)));
}

async function pollAt(world: EvidenceWorld, { repositoryId, pageSize }: EvidencePlan, counts: readonly AgedCount[]) {
  const { refs } = counts[0]!.source;
  const issueTypes = typesOfAll(counts);
  const search = { repositoryId, refs, pageSize, issueTypes, states: DETECTED_STATES };
  const { tally, failure } = await readSearch(world, search);
  if (failure !== undefined) throw failure;
  return { issueTypes, refs, tally };
}

export function gapFailure(gap: IndexGap | undefined): GateFailure | undefined {
  if (gap === undefined) return undefined;
  const { counted, found, issueTypes } = gap;
  const findings = `${counted} finding${counted === 1n ? '' : 's'} (${typeWords(issueTypes)})`;
  return new GateFailure('index-gap', `the scan counted ${findings}, and only ${found} can be found`);
}

function indexLag(waiting: readonly FoundCount[]): GateFailure {
  const missing = waiting.filter(({ state }) => state === 'missing');
  if (missing.length === 0)
    return new GateFailure(
      'index-lag',
      `${waiting.map(inWords).join('; ')}, and that number still changes: the search index is not up to date yet`,
    );
  const refs = [...new Set(missing.flatMap(({ expected }) => expected.source.refs))];
  const types = typeWords(typesOfAll(missing.map(({ expected }) => expected)));
  const named = refs.map((ref) => JSON.stringify(ref)).join(' or ');
  return new GateFailure(
    'index-lag',
    `the scan reports findings (${types}), but none can be found under ${named}: ` +
      'they are not in the search index yet, a newer scan or a closed pull request has removed them, ' +
      'or the platform stores them under another name of the ref',
  );
}

function inWords({ expected, found }: FoundCount): string {
  const before = fits(expected, found) ? ', as many as before the scan' : '';
  const { issueTypes, source, findings } = expected;
  return `scan ${source.scan.id} reports ${findings} findings (${typeWords(issueTypes)}), and ${found} can be found${before}`;
}
