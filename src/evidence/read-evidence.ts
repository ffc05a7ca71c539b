import {
  type Evidence,
  OTHER_SEARCH,
  type PlannedSearch,
  RATED_SEARCH,
  type Shortfall,
  type Tally,
  UNRATED_TALLY,
} from '../domain/evidence.ts';
import { asGateFailure, type GateFailure } from '../domain/failure.ts';
import type { IssueType } from '../domain/product.ts';
import type { Scan } from '../domain/scan.ts';
import { SEVERITIES } from '../domain/severity.ts';
import { NOTHING_READ, unratedTally } from '../domain/tally.ts';
import type { Clock } from '../gate/ports/clock.ts';
import type { FindingsReader } from '../gate/ports/findings-reader.ts';
import type { Log } from '../gate/ports/log.ts';
import { type Doubt, doubtOf } from './consistency.ts';
import { indexLag, isIndexed, unseenIssueTypes } from './index-barrier.ts';
import { readSearch, type SearchReading } from './read-search.ts';
import type { SearchScope } from './search-scope.ts';

export type EvidencePlan = {
  readonly searches: readonly PlannedSearch[];
  readonly here: SearchScope;
  readonly there: SearchScope | undefined;
  /** What the scans say they found, for the barrier against a search index that lags. */
  readonly scans: readonly Scan[];
  /** True when `max-unrated` is given, `none` included: then an unknown severity counts as unrated and is not a shortfall. */
  readonly isUnratedAccepted: boolean;
  /** Monotonic time at which waiting for the index ends. */
  readonly finishBy: number;
  readonly pollIntervalMs: number;
};

export type EvidenceWorld = {
  readonly reader: Pick<FindingsReader, 'searchIssues'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
};

export type EvidenceRead = {
  readonly evidence: Evidence;
  readonly notices: readonly string[];
  readonly readAtMs: number;
};

const MOST_READINGS = 3;
const LONGEST_INDEX_WAIT_MS = 2 * 60_000;
/** Searches at the same time: enough for the usual plan in one go, few enough for the platform. */
const MOST_AT_ONCE = 16;

type Readings = ReadonlyMap<string, SearchReading>;
type Settled = {
  readonly here: Readings;
  readonly there: Readings | undefined;
  readonly doubt: Doubt | undefined;
  readonly notices: readonly string[];
};

/**
 * Reads all planned searches until they agree with each other, and until what the scans found can be found. Throws only when
 * the run is stopped (`cancelled`): every other failure becomes the shortfall of what was read.
 */
export async function readEvidence(world: EvidenceWorld, plan: EvidencePlan): Promise<EvidenceRead> {
  const settled = await readSettled(world, plan);
  // Where a search failed, a pass is not proven anyway: there is no point in asking further.
  const unseen = hasFailed(settled.here, settled.there) ? [] : unseenIssueTypes(plan.scans, settled.here);
  if (unseen.length === 0) return toEvidence(world, plan, settled, undefined);
  const giveUpAt = Math.min(plan.finishBy, world.clock.now() + LONGEST_INDEX_WAIT_MS);
  try {
    for (const issueTypes of unseen) await waitUntilIndexed(world, plan, issueTypes, giveUpAt);
  } catch (thrown) {
    return toEvidence(world, plan, settled, failureUnlessStopped(thrown));
  }
  // What is in the index now may not have been there when it was counted.
  return toEvidence(world, plan, await readSettled(world, plan), undefined);
}

/** Throws `index-lag` when the time for waiting is over, which is the same for all issue types. */
async function waitUntilIndexed(
  { reader, clock, log, signal }: EvidenceWorld,
  plan: EvidencePlan,
  issueTypes: readonly IssueType[],
  giveUpAt: number,
) {
  while (!(await isIndexed(reader, issueTypes, plan.here, signal))) {
    const left = giveUpAt - clock.now();
    if (left <= 0) throw indexLag(issueTypes, plan.here.refs);
    log.info(
      `the scan reports findings (${issueTypes.join(', ')}) that cannot be found yet; waiting for the search index, ${Math.ceil(left / 1_000)} s at most`,
    );
    await clock.sleep(Math.min(plan.pollIntervalMs, left), signal);
  }
}

/** Reads everything, and reads it again while the searches contradict each other: at most three times in total. */
async function readSettled(world: EvidenceWorld, plan: EvidencePlan): Promise<Settled> {
  const notices = new Set<string>();
  let before: Doubt | undefined;
  for (let readings = 1; ; readings++) {
    const [here, there] = await Promise.all([
      readAll(world, plan.searches, plan.here),
      plan.there === undefined ? undefined : readAll(world, plan.searches, plan.there),
    ]);
    for (const reading of [...here.values(), ...(there?.values() ?? [])]) {
      for (const notice of reading.notices) notices.add(notice);
    }
    const doubt = graver(doubtOf(here), there === undefined ? undefined : doubtOf(there));
    if (doubt === undefined) return { here, there, doubt, notices: [...notices] };
    if (readings === MOST_READINGS || isBelieved(doubt, before) || hasFailed(here, there)) {
      if (doubt.kind === 'total') notices.add(`${doubt.message}; it is not part of the verdict.`);
      return {
        here,
        there,
        doubt: readings === MOST_READINGS ? lastDoubt(doubt, before) : doubt,
        notices: [...notices],
      };
    }
    world.log.debug(`reading the issues again: ${doubt.message}`);
    before = doubt;
  }
}

/** A remainder is believed when two readings in a row show the same one. A total that does not fit is read once more and then only noted. */
function isBelieved(doubt: Doubt, before: Doubt | undefined): boolean {
  if (doubt.kind === 'total') return before?.kind === 'total';
  return doubt.kind === 'remainder' && before?.kind === 'remainder' && doubt.fingerprint === before.fingerprint;
}

/** A remainder that differs at every reading is not a remainder: the issues are changing. */
function lastDoubt(doubt: Doubt, before: Doubt | undefined): Doubt {
  if (doubt.kind !== 'remainder' || isBelieved(doubt, before)) return doubt;
  return { kind: 'unsettled', message: 'the issues without a known severity were different at every reading' };
}

const GRAVITY = ['total', 'remainder', 'unsettled'] as const satisfies readonly Doubt['kind'][];

/** The more serious doubt of the two sides. A remainder is the same only if it is the same on both sides. */
function graver(here: Doubt | undefined, there: Doubt | undefined): Doubt | undefined {
  const isThere =
    here === undefined || (there !== undefined && GRAVITY.indexOf(there.kind) > GRAVITY.indexOf(here.kind));
  const doubt = isThere ? there : here;
  if (doubt?.kind !== 'remainder') return doubt;
  return { ...doubt, fingerprint: [here, there].map(fingerprintOf).join(' ') };
}

function fingerprintOf(doubt: Doubt | undefined): string {
  return doubt?.kind === 'remainder' ? doubt.fingerprint : 'none';
}

/** More readings cannot fix a search that failed for good. */
function hasFailed(...sides: readonly (Readings | undefined)[]): boolean {
  return sides.some((side) => [...(side?.values() ?? [])].some((reading) => reading.failure !== undefined));
}

async function readAll(
  world: EvidenceWorld,
  searches: readonly PlannedSearch[],
  scope: SearchScope,
): Promise<Readings> {
  const queue = [...searches];
  const readings = new Map<string, SearchReading>();
  const work = async (): Promise<void> => {
    for (let search = queue.shift(); search !== undefined; search = queue.shift()) {
      const { id, issueTypes, severities, where } = search;
      const question = { ...scope, issueTypes, where, severities: severities === 'all' ? undefined : severities };
      const reading = await readSearch(world.reader, question, world.signal);
      if (reading.failure?.reason === 'cancelled') throw reading.failure;
      readings.set(id, reading);
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  // In the order of the plan, so that the first failure named is the same in every run.
  return new Map(searches.map(({ id }) => [id, readings.get(id)!]));
}

function toEvidence(
  world: EvidenceWorld,
  plan: EvidencePlan,
  settled: Settled,
  lag: GateFailure | undefined,
): EvidenceRead {
  return {
    evidence: {
      here: withUnrated(settled.here),
      there: settled.there === undefined ? undefined : withUnrated(settled.there),
      shortfall: shortfallOf(plan, settled, lag),
    },
    notices: settled.notices,
    readAtMs: world.clock.wallNow(),
  };
}

function withUnrated(readings: Readings): ReadonlyMap<string, Tally> {
  const tallies = new Map([...readings].map(([id, reading]) => [id, reading.tally]));
  const tally = (id: string): Tally => tallies.get(id) ?? NOTHING_READ;
  tallies.set(UNRATED_TALLY, unratedTally(SEVERITIES.map(tally), tally(RATED_SEARCH), tally(OTHER_SEARCH)));
  return tallies;
}

function shortfallOf(plan: EvidencePlan, settled: Settled, lag: GateFailure | undefined): Shortfall | undefined {
  const readings = [...settled.here.values(), ...(settled.there?.values() ?? [])];
  const failure = readings.find((reading) => reading.failure !== undefined)?.failure;
  // A remainder that was seen once may be a group that slipped between two pages: the counts are then not lower bounds.
  const isDoubtful = settled.doubt?.kind === 'unsettled' || settled.doubt?.kind === 'remainder';
  if (failure !== undefined) {
    return { reason: failure.reason, message: failure.message, areCountsLowerBounds: !isDoubtful };
  }
  if (settled.doubt?.kind === 'unsettled')
    return { reason: 'unstable', message: settled.doubt.message, areCountsLowerBounds: false };
  if (lag !== undefined) return { reason: lag.reason, message: lag.message, areCountsLowerBounds: true };
  const here = doubtOf(settled.here);
  if (here?.kind === 'remainder' && !plan.isUnratedAccepted) {
    return { reason: 'unclassified', message: here.message, areCountsLowerBounds: true };
  }
  return undefined;
}

function failureUnlessStopped(thrown: unknown): GateFailure {
  const failure = asGateFailure(thrown);
  if (failure.reason === 'cancelled') throw failure;
  return failure;
}
