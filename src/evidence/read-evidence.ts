import { type Evidence, OTHER_SEARCH, type Shortfall, type Tally, UNRATED_TALLY } from '../domain/evidence.ts';
import { asGateFailure, type GateFailure } from '../domain/failure.ts';
import { ISSUE_TYPES, type IssueType } from '../domain/product.ts';
import { tallyOf, unratedTally } from '../domain/tally.ts';
import { awaitIndex } from './await-index.ts';
import { baselinePlaces } from './counting-place.ts';
import type { EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import { hasFailed, readSide, type Side } from './read-side.ts';

export type EvidenceRead = {
  readonly evidence: Evidence;
  /** False where nothing was asked about the baseline: there is none, or everything here is new. */
  readonly isBaselineRead: boolean;
  readonly notices: readonly string[];
  readonly readAtMs: number;
};

/** The branch's side, and what kept its issues from being found. */
type Here = { readonly side: Side; readonly lag: GateFailure | undefined; readonly notices: readonly string[] };

/**
 * Reads all planned searches until they agree with each other, and until what the scans found can be found. The branch and the baseline are read at the
 * same time, and each is doubted by itself. Throws only when the run is stopped (`cancelled`): every other failure becomes a shortfall of what was read.
 */
export async function readEvidence(world: EvidenceWorld, plan: EvidencePlan): Promise<EvidenceRead> {
  const compared = baselinePlaces(plan.places, plan.baselineRefs);
  const [here, there] = await Promise.all([
    readHere(world, plan),
    compared === undefined ? undefined : readSide(world, plan, compared),
  ]);
  return {
    evidence: {
      here: withoutUnread(tallies(here.side), plan),
      there: there === undefined ? undefined : tallies(there),
      shortfall: shortfallOf(here.side, here.lag, plan.isUnratedAccepted),
      // A severity that is not known counts as unrated on both sides: where that is not accepted, the branch's own shortfall says so.
      baselineShortfall: there === undefined ? undefined : ofBaseline(shortfallOf(there, undefined, true)),
    },
    isBaselineRead: compared !== undefined && compared.length > 0,
    notices: [
      ...new Set([...here.side.notices, ...(there?.notices ?? []), ...here.notices]),
      ...(compared === undefined ? [] : allNew(plan.places)),
    ],
    readAtMs: world.clock.wallNow(),
  };
}

async function readHere(world: EvidenceWorld, plan: EvidencePlan): Promise<Here> {
  const beganAtMs = plan.platformNowMs();
  const side = await readSide(world, plan, plan.places);
  // Where a search failed, a pass is not proven anyway: there is no point in asking further.
  if (hasFailed(side)) return { side, lag: undefined, notices: [] };
  try {
    const waited = await awaitIndex(world, plan, side.placed, beganAtMs);
    if (waited === undefined) return { side, lag: undefined, notices: [] };
    // What is in the index now may not have been there when it was counted.
    return { side: await readSide(world, plan, plan.places), lag: undefined, notices: waited.notices };
  } catch (thrown) {
    return { side, lag: failureUnlessStopped(thrown), notices: [] };
  }
}

/** Said where a baseline is set. */
function allNew(places: EvidencePlan['places']): readonly string[] {
  const types = places.filter(({ isDiff }) => isDiff).flatMap(({ issueTypes }) => issueTypes);
  if (types.length === 0) return [];
  return [
    `The issues of a diff scan are all new, since it holds only what the change adds: nothing is subtracted for ${types.join(', ')}.`,
  ];
}

/** By search id, with the computed `unrated`. */
function tallies({ readings, unclassified }: Side): ReadonlyMap<string, Tally> {
  const all = new Map([...readings].map(([id, reading]) => [id, reading.tally]));
  all.set(UNRATED_TALLY, unratedTally(unclassified, tallyOf(all, OTHER_SEARCH)));
  return all;
}

/** A search for a type that is in no place did not look everywhere it should. The searches agree without it, but what they found is a lower bound. */
function withoutUnread(all: ReadonlyMap<string, Tally>, plan: EvidencePlan): ReadonlyMap<string, Tally> {
  const isPlaced = (type: IssueType): boolean =>
    !plan.unfinishedTypes.has(type) && plan.places.some(({ issueTypes }) => issueTypes.includes(type));
  const partly = plan.searches.filter(({ issueTypes }) => !issueTypes.every(isPlaced)).map(({ id }) => id);
  if (!ISSUE_TYPES.every(isPlaced)) partly.push(UNRATED_TALLY);
  return new Map([...all].map(([id, tally]) => [id, partly.includes(id) ? { ...tally, isComplete: false } : tally]));
}

function shortfallOf(
  { readings, doubt }: Side,
  lag: GateFailure | undefined,
  isUnratedAccepted: boolean,
): Shortfall | undefined {
  const failure = [...readings.values()].find((reading) => reading.failure !== undefined)?.failure;
  // A remainder that was seen once may be a group that slipped between two pages: the counts are then not lower bounds.
  const isDoubtful = doubt?.kind === 'unsettled' || doubt?.kind === 'remainder';
  if (failure !== undefined) {
    return { reason: failure.reason, message: failure.message, areCountsLowerBounds: !isDoubtful };
  }
  if (doubt?.kind === 'unsettled') {
    return { reason: 'unstable', message: doubt.message, areCountsLowerBounds: false };
  }
  if (lag !== undefined) return { reason: lag.reason, message: lag.message, areCountsLowerBounds: true };
  if (doubt?.kind === 'remainder' && !isUnratedAccepted) {
    return { reason: 'unclassified', message: doubt.message, areCountsLowerBounds: true };
  }
  return undefined;
}

function ofBaseline(shortfall: Shortfall | undefined): Shortfall | undefined {
  if (shortfall === undefined) return undefined;
  return { ...shortfall, message: `the baseline cannot be compared with: ${shortfall.message}` };
}

function failureUnlessStopped(thrown: unknown): GateFailure {
  const failure = asGateFailure(thrown);
  if (failure.reason === 'cancelled') throw failure;
  return failure;
}
