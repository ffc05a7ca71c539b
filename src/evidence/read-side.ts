import { type PlannedSearch, RATED_SEARCH, type Tally } from '../domain/evidence.ts';
import { allOf, type GateFailure } from '../domain/failure.ts';
import { type IssueFilter, TRIAGED_AT } from '../domain/issue-filter.ts';
import { mergeTallies, NOTHING_READ, sumOf } from '../domain/tally.ts';
import { DAY_MS } from '../domain/text/calendar-date.ts';
import type { EpochMs } from '../domain/work/time.ts';
import { type Compared, compareSearches, type Doubt, doubtOf, remainderText } from './consistency.ts';
import { type EvidencePlan, type EvidenceWorld, type ScopedSearch, scopeSearches } from './evidence-plan.ts';
import { readSearch, type ScopedReading, type SearchReading } from './read-search.ts';
import { isSameSet } from './what-was-found.ts';

export type Side = {
  /** By search id, in the order of the plan. A search without a scope found nothing. */
  readonly readings: ReadonlyMap<string, SearchReading>;
  readonly scoped: readonly ScopedReading[];
  readonly unclassified: Tally;
  /** Sentences about issues in a condition's own states that no search by severity found: nothing else reports them. */
  readonly unrated: readonly string[];
  readonly doubt: Doubt | undefined;
};

const MOST_READINGS = 3;

type Reading = Omit<Side, 'doubt'>;

/** Reads until the searches agree, three times at most. At first, `stored` readings are used in place of new requests. */
export async function readSide(
  world: EvidenceWorld,
  plan: EvidencePlan,
  scopes: Parameters<typeof scopeSearches>[1],
  stored: readonly ScopedReading[] = [],
): Promise<Side> {
  const scopedSearches = scopeSearches(plan.searches, scopes);
  let before: Doubt | undefined;
  let whole: Reading | undefined;
  for (let count = 1; ; count++) {
    const scoped = await readAll(world, plan, scopedSearches, count === 1 ? stored : []);
    const readings = byId(plan.searches, scoped);
    const isFailed = failureIn({ readings }) !== undefined;
    // The reading before was complete, and stays.
    if (isFailed && whole !== undefined) {
      const failed = new Map(
        [...whole.readings].map(([id, reading]) => [id, { ...reading, failure: readings.get(id)?.failure }]),
      );
      return { ...withoutRemainder({ ...whole, readings: failed }, before, plan), doubt: before };
    }
    const compared = compareSearches(readings, plan.checks);
    const [{ unclassified }] = compared;
    const doubt = doubtOf(readings, compared);
    const read = { readings, scoped, unclassified, unrated: unratedByCondition(compared) };
    if (doubt === undefined) return { ...read, doubt };
    if (count === MOST_READINGS || isBelieved(doubt, before) || isFailed) {
      if (doubt.kind === 'total') world.debugNotes.add(`${doubt.message}; it is not part of the verdict.`);
      const last = count === MOST_READINGS ? lastDoubt(doubt, before) : doubt;
      return { ...(isFailed ? withoutRemainder(read, doubt, plan) : read), doubt: last };
    }
    world.log.debug(`reading the issues again: ${doubt.message}`);
    before = doubt;
    whole = read;
  }
}

/** A remainder that no second reading confirms may be a group that slipped between two pages. Without it, counts are lower bounds. */
function withoutRemainder(read: Reading, doubt: Doubt | undefined, { checks }: EvidencePlan): Reading {
  if (doubt?.kind !== 'remainder') return read;
  const wholes = [RATED_SEARCH, ...checks.filter((each) => each.isRemainderMissed).map(({ whole }) => whole)];
  const readings = [...read.readings].map(([id, reading]): [string, SearchReading] => [
    id,
    wholes.includes(id) ? { ...reading, tally: NOTHING_READ } : reading,
  ]);
  return { ...read, readings: new Map(readings), unclassified: NOTHING_READ };
}

function unratedByCondition([, ...ofConditions]: readonly Compared[]): readonly string[] {
  return ofConditions
    .filter(({ isRemainderMissed, unclassified }) => isRemainderMissed && sumOf(unclassified) > 0n)
    .map((each) => `${remainderText(each)}: no condition by severity counts them.`);
}

/** The first search that failed for good: reading again does not help. A search that a record lacks is no such failure. */
export function failureIn({ readings }: Pick<Side, 'readings'>): GateFailure | undefined {
  const failures = [...readings.values()].map(({ failure }) => failure);
  return failures.find((failure) => failure !== undefined && failure.detail !== 'not-recorded');
}

/** The same, unless its reason is set to `warn`: then the job may go on, so the index must be checked all the same. */
export function hardFailureIn(side: Side, { isSoft }: EvidencePlan): GateFailure | undefined {
  const failure = failureIn(side);
  return failure !== undefined && isSoft?.(failure.reason) === true ? undefined : failure;
}

/** A remainder is believed when two readings in a row show the same one; a total that does not fit is read once more. */
function isBelieved(doubt: Doubt, before: Doubt | undefined): boolean {
  if (doubt.kind === 'total') return before?.kind === 'total';
  return doubt.kind === 'remainder' && before?.kind === 'remainder' && doubt.fingerprint === before.fingerprint;
}

/** A remainder that differs at every reading is not a remainder: the issues are changing. */
function lastDoubt(doubt: Doubt, before: Doubt | undefined): Doubt {
  if (doubt.kind !== 'remainder' || isBelieved(doubt, before)) return doubt;
  return { kind: 'unsettled', message: 'the issues without a known severity were different at every reading' };
}

async function readAll(
  world: EvidenceWorld,
  plan: EvidencePlan,
  scopedSearches: readonly ScopedSearch[],
  stored: readonly ScopedReading[],
): Promise<readonly ScopedReading[]> {
  const { repositoryId, states, pageSize } = plan;
  // The readings keep the order of the plan, so every run names the same failure first.
  const readings = scopedSearches.map(async (each): Promise<ScopedReading> => {
    const known = stored.find(
      ({ search, issueTypes, refs }) =>
        search === each.search && isSameSet(issueTypes, each.issueTypes) && isSameSet(refs, each.refs),
    );
    if (known !== undefined) return known;
    const { severities } = each.search;
    const question = {
      repositoryId,
      states: each.search.states ?? states,
      pageSize,
      refs: each.refs,
      issueTypes: each.issueTypes,
      where: filterOf(each.search, plan),
      severities: severities === 'all' ? undefined : severities,
    };
    const reading = await readSearch(world, question, each.search);
    if (reading.failure?.reason === 'cancelled') throw reading.failure;
    return { ...each, reading };
  });
  return Promise.all(readings);
}

/** `until` limits the time of creation. Triage is dated by the platform's clock: ours, if ahead, would shorten the period. */
function filterOf({ where, olderThanDays, triagedWithinDays }: PlannedSearch, plan: EvidencePlan): IssueFilter {
  const before = (days: number, atMs: EpochMs): string => new Date(atMs - days * DAY_MS).toISOString();
  if (olderThanDays !== undefined) return { ...where, until: before(olderThanDays, plan.startedAtMs) };
  if (triagedWithinDays === undefined) return where;
  // spec-gap: triaged-at
  const since = before(triagedWithinDays, plan.platformStartedAtMs);
  return { ...where, timeFilter: TRIAGED_AT, since };
}

function byId(searches: readonly PlannedSearch[], scoped: readonly ScopedReading[]) {
  const parts = Map.groupBy(scoped, ({ search }) => search.id);
  return new Map(searches.map(({ id }) => [id, asOne((parts.get(id) ?? []).map(({ reading }) => reading))]));
}

/** Joins the readings of one search in its scopes. No type is in two scopes, so no issue is counted twice. Without a scope nothing was found. */
function asOne(readings: readonly SearchReading[]): SearchReading {
  const failures = readings.flatMap(({ failure }) => failure ?? []);
  const isLacking = ({ detail }: GateFailure): number => Number(detail === 'not-recorded');
  return {
    tally: mergeTallies(readings.map(({ tally }) => tally)),
    isSettled: readings.every(({ isSettled }) => isSettled),
    doesTotalFit: readings.every(({ doesTotalFit }) => doesTotalFit),
    // A reason that is set to `warn` must not hide another. A search that a record lacks comes last: it casts no doubt on the others.
    failure: allOf(failures.toSorted((one, other) => isLacking(one) - isLacking(other))),
  };
}
