import type { Shortfall } from '../domain/evidence.ts';
import { allOf, failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import { DETECTED_STATES } from '../domain/issue.ts';
import { type IssueType, typesOfAll, typeWords } from '../domain/product.ts';
import { awaitIndex, gapFailure, openCounts } from './await-index.ts';
import {
  type BaselineScans,
  baselineScopes,
  type CountingScope,
  type EvidencePlan,
  type EvidenceWorld,
} from './evidence-plan.ts';
import { type AgedCount, agedCountsOf, ageOf, FILLING_MS } from './index-barrier.ts';
import { awaitOwnSearches } from './read-here.ts';
import type { ScopedReading } from './read-search.ts';
import { failureIn, hardFailureIn, readSide, type Side } from './read-side.ts';
import { detectedByReading, foundOf, typesFound } from './what-was-found.ts';

const MIXED = 'a later diff scan ran under its name and may have changed its issues: run a full scan of it again';

export type There = {
  readonly side: Side;
  readonly scopes: readonly CountingScope[];
  /** Undefined if the baseline was not read, because every issue here is new. */
  readonly scans?: BaselineScans;
  readonly doubt?: GateFailure | undefined;
};

/** Undefined where nothing is compared. Throws only `cancelled`. */
export async function readThere(
  world: EvidenceWorld,
  plan: EvidencePlan,
  scopes: readonly CountingScope[],
): Promise<There | undefined> {
  const compared = baselineScopes(scopes, plan.baselineRefs);
  if (compared === undefined) return undefined;
  const began = { at: world.clock.now(), platformMs: plan.platformNowMs() };
  // An issue that was triaged at the baseline still exists there: it is not new here.
  const there = { ...plan, states: DETECTED_STATES };
  const [side, scans] = await Promise.all([
    readSide(world, there, compared),
    compared.length > 0 ? plan.baselineScans() : undefined,
  ]);
  if (scans === undefined) return { side, scopes };
  const { sources } = scans;
  const read = { side, scopes, scans };
  let changed: GateFailure | undefined;
  try {
    const counts = await agedCountsOf(sources, began);
    const recent = counts.filter(({ isRecent }) => isRecent);
    changed = changedByOthers(scans, side, counts);
    const failure = hardFailureIn(side, plan);
    if (failure !== undefined) {
      const open = await openCounts(recent, detectedByReading(side.scoped, there.states), began.at, began.at);
      const isFresh = sources.some((source) => ageOf(source, began) < FILLING_MS);
      // A condition's own search may lag behind the others, or a group slipped between two pages: then too many issues would be new.
      if (open.length > 0 || isFresh || changed !== undefined || side.doubt?.kind === 'remainder') throw failure;
      return read;
    }
    const { mustReadAgain, gap } = await awaitIndex(world, there, recent, side.scoped, began.at);
    const lag = gapFailure(gap);
    if (lag !== undefined) throw lag;
    const own = await awaitOwnSearches(world, there, { sources, counts, side, began });
    const stored = mustReadAgain ? [] : side.scoped.filter((each) => !own.includes(each));
    const last =
      mustReadAgain || own.length > 0 ? { ...read, side: await readSide(world, there, compared, stored) } : read;
    const slipped = last.side.doubt?.kind === 'remainder' ? failureIn(last.side) : undefined;
    if (slipped !== undefined) throw slipped;
    changed = changedByOthers(scans, last.side, counts);
    return changed === undefined ? last : { ...last, doubt: ofBaseline(changed) };
  } catch (thrown) {
    // If one of them is set to `warn`, the other still counts.
    return { ...read, doubt: ofBaseline(allOf([failureUnlessStopped(thrown), changed])!) };
  }
}

/** A failure if later diff scans of the baseline's ref may have added issues that were found, or closed some, or if the list cannot be read. */
function changedByOthers(
  { mixedTypes, overwrittenTypes, unreadable }: BaselineScans,
  { scoped }: Side,
  counts: readonly AgedCount[],
): GateFailure | undefined {
  const found = detectedByReading(scoped, DETECTED_STATES);
  const fewer = counts.filter((one) => (foundOf(one.issueTypes, one.source.refs, found) ?? 0n) < one.findings);
  const types = typesOfAll([
    { issueTypes: mixedTypes.filter((type) => scoped.some((each) => isAnyFound(type, each))) },
    { issueTypes: overwrittenTypes.filter((type) => typesOfAll(fewer).includes(type)) },
  ]);
  if (types.length === 0) return unreadable;
  const message = `${MIXED} (${typeWords(types)})`;
  return allOf([new GateFailure('unstable', message, { detail: 'shared-ref' }), unreadable]);
}

/** A group without a type may be of any type that the search asked for. */
function isAnyFound(type: IssueType, each: ScopedReading): boolean {
  return each.issueTypes.includes(type) && typesFound(each).some((found = type) => found === type);
}

/** Issues on the baseline's ref show that it was scanned, unless diff scans use that ref too. Undefined if it is not known. */
export function wasScanned({ scans, side: { readings } }: There): boolean | undefined {
  const isAnythingFound = [...readings.values()].some(({ tally }) => tally.rules.size > 0);
  if (scans?.hasFullScan === undefined) return undefined;
  return scans.hasFullScan || (isAnythingFound && !scans.hasDiffScan);
}

/** Every reason why nothing can be compared with the baseline. `ofSearches`: the failures of its searches. */
export function baselineShortfall(
  there: There,
  { baselineRefs }: EvidencePlan,
  ofSearches: GateFailure | undefined,
): Shortfall | undefined {
  const isUnscanned = wasScanned(there) === false;
  const failure = allOf([
    there.doubt,
    ofSearches && ofBaseline(ofSearches),
    isUnscanned
      ? new GateFailure('no-scan', `no finished scan of the baseline ${baselineRefs![0]} is known`)
      : undefined,
  ]);
  // With a baseline in doubt, what is new here has no lower bound.
  const areCountsLowerBounds = there.doubt === undefined && !isUnscanned && there.side.doubt?.kind !== 'unsettled';
  return failure && { failure, areCountsLowerBounds };
}

export function ofBaseline(failure: GateFailure): GateFailure {
  return new GateFailure(failure.reason, `the baseline cannot be used: ${failure.message}`, failure);
}
