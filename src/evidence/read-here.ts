import { EVERY_RUN_SEARCHES, RATED_SEARCH, sumOfGaps } from '../domain/evidence.ts';
import { failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import { ISSUE_TYPES, type IssueType, RATED_ISSUE_TYPES, typesOfAll } from '../domain/product.ts';
import { awaitIndex, isMoving, openCounts } from './await-index.ts';
import type { CountSource, EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import { type AgedCount, agedCountsOf, ageOf, type Beginning, FILLING_MS, STILL_MS } from './index-barrier.ts';
import type { ScopedReading } from './read-search.ts';
import { hardFailureIn, readSide, type Side } from './read-side.ts';
import { detectedByReading, foundOf, isSameSet, typesFound } from './what-was-found.ts';

const MOST_TRIES = 3;
const TOO_SOON = 'the scan has just ended, and some searches may not find its issues yet';
const MOVED = 'the issues found matched what a scan counted, and then did not: the search index is still being filled';

export type Here = Omit<Awaited<ReturnType<typeof awaitIndex>>, 'mustReadAgain'> & {
  readonly side: Side;
  readonly lag: GateFailure | undefined;
  /** Types whose issues may be of earlier scans and may still disappear: their counts are no lower bounds. */
  readonly mayGo: readonly IssueType[];
};

/** Reads the branch until the search index has what the scans counted. Throws only `cancelled`. */
export async function readHere(world: EvidenceWorld, plan: EvidencePlan): Promise<Here> {
  const began = { at: world.clock.now(), platformMs: plan.platformNowMs() };
  const sources = plan.scopes.flatMap((scope) => scope.sources);
  const side = await readSide(world, plan, plan.scopes);
  const unknown = { side, gap: undefined, detected: [] };
  let counts: readonly AgedCount[] = [];
  let gap: Here['gap'];
  /** The counts in doubt if the next step fails. */
  const doubted: Doubted[] = [];
  try {
    counts = await agedCountsOf(sources, began);
    // With a failed search nothing passes anyway.
    if (hardFailureIn(side, plan) !== undefined)
      return { ...unknown, lag: undefined, mayGo: await mayGoOf(plan, counts, side, began) };
    const onLag = (moving: readonly AgedCount[]) => doubted.push(...moving.map(ofRef));
    const { mustReadAgain, ...awaited } = await awaitIndex(world, plan, counts, side.scoped, began.at, onLag);
    gap = awaited.gap;
    // The index may have changed since the searches were made.
    doubted.push(...freshOf(sources, began));
    const own = await awaitOwnSearches(world, plan, { sources, counts, side, began });
    const again = mustReadAgain ? side.scoped : own;
    // The counts have settled: none of these issues will disappear, whatever else failed.
    if (again.length === 0) return { side, lag: undefined, mayGo: unreadOf(counts, side), ...awaited };
    const stored = side.scoped.filter((each) => !again.includes(each));
    doubted.push(...counts.map(ofRef));
    return await readAgain(world, plan, counts, side.scoped, awaited, stored);
  } catch (thrown) {
    const lag = failureUnlessStopped(thrown);
    const mayGo = await mayGoOf(plan, counts, side, began, doubted).catch(() =>
      counts.length === 0
        ? ISSUE_TYPES
        : typesOfAll([...counts.filter((one) => one.isRecent), ...freshOf(sources, began)]),
    );
    return { ...unknown, gap, lag, mayGo };
  }
}

type Doubted = Pick<CountSource, 'issueTypes' | 'earlierScans'>;

function ofRef({ source: { earlierScans }, issueTypes }: AgedCount): Doubted {
  return { earlierScans, issueTypes };
}

/** Types whose issues may be an earlier scan's and may still disappear: their number differs from the scan's count, or is not known. */
async function mayGoOf(
  plan: EvidencePlan,
  counts: readonly AgedCount[],
  side: Side,
  { at }: Beginning,
  doubted: readonly Doubted[] = [],
): Promise<readonly IssueType[]> {
  const open = await openCounts(counts, detectedByReading(side.scoped, plan.states), at, at);
  const moving = open.filter(isMoving).map(({ expected }) => ofRef(expected));
  return [...(await typesOfEarlier([...moving, ...doubted])), ...unreadOf(counts, side)];
}

async function typesOfEarlier(doubted: readonly Doubted[]): Promise<readonly IssueType[]> {
  const types = doubted.map(async (one) => ((await one.earlierScans()).length > 0 ? one.issueTypes : []));
  return (await Promise.all(types)).flat();
}

/** Types of recent counts whose issues were not read to the end. */
function unreadOf(counts: readonly AgedCount[], { scoped }: Side): readonly IssueType[] {
  if (scoped.every(({ search, reading }) => search.id !== RATED_SEARCH || reading.tally.isComplete)) return [];
  const isFoundOf = ({ issueTypes, source }: AgedCount): boolean =>
    scoped.some(
      (each) =>
        isSameSet(each.refs, source.refs) &&
        typesFound(each).some((type) => type === undefined || issueTypes.includes(type)),
    );
  return typesOfAll(
    counts.filter((expected) => expected.isRecent && expected.source.knownEarlier().length > 0 && isFoundOf(expected)),
  );
}

/** A number that agreed with a scan's count may have been an earlier scan's. If it has changed since, waits for the index after all. */
async function readAgain(
  world: EvidenceWorld,
  plan: EvidencePlan,
  counts: readonly AgedCount[],
  before: readonly ScopedReading[],
  awaited: Pick<Here, 'gap' | 'detected'>,
  stored: readonly ScopedReading[],
  moreTries = MOST_TRIES,
): Promise<Here> {
  const readAt = world.clock.now();
  const side = await readSide(world, plan, plan.scopes, stored);
  const moved = counts.filter((expected) => {
    const [was = 0n, is = was] = [before, side.scoped].map((scoped) =>
      foundOf(expected.issueTypes, expected.source.refs, detectedByReading(scoped, plan.states)),
    );
    return is < was ? is < expected.findings : is > was && is > expected.findings;
  });
  if (moved.length === 0 || hardFailureIn(side, plan) !== undefined) {
    const mayGo = [...(await typesOfEarlier(moved.map(ofRef))), ...unreadOf(counts, side)];
    return { ...awaited, side, lag: undefined, mayGo };
  }
  if (moreTries === 0) throw new GateFailure('index-lag', MOVED);
  const last = await awaitIndex(world, plan, moved, side.scoped, readAt);
  const gap = sumOfGaps([awaited.gap, last.gap].filter((one) => one !== undefined));
  return readAgain(world, plan, counts, side.scoped, { gap, detected: last.detected }, [], moreTries - 1);
}

type CountedSide = {
  readonly sources: readonly CountSource[];
  readonly counts: readonly AgedCount[];
  readonly side: Side;
  readonly began: Beginning;
};

/** Waits, and returns the searches to repeat: the index may lag for one of them alone. Judged types that no scan counts are read again when the index is usually complete. */
export async function awaitOwnSearches(
  world: EvidenceWorld,
  plan: EvidencePlan,
  { sources, counts, side: { scoped }, began }: CountedSide,
) {
  const fresh = freshOf(sources, began);
  if (fresh.length === 0) return [];
  // A total may leave out issues without a severity.
  const isCounted = (source: CountSource, type: IssueType): boolean =>
    RATED_ISSUE_TYPES.some((rated) => rated === type) &&
    counts.some((expected) => expected.source === source && expected.issueTypes.includes(type));
  const uncounted = fresh.flatMap((source) => source.issueTypes.filter((type) => !isCounted(source, type)));
  const isUncounted = ({ search, issueTypes }: ScopedReading): boolean =>
    (plan.judged.has(search.id) || search.id === RATED_SEARCH) && issueTypes.some((type) => uncounted.includes(type));
  const old = sources.filter((source) => !fresh.includes(source));
  const own = doubtful(old, counts, scoped);
  const again = scoped.filter((each) => own.includes(each) || isUncounted(each));
  const youngestMs = Math.min(...fresh.map((source) => ageOf(source, began)));
  const settledAt = began.at - youngestMs + (again.some(isUncounted) ? FILLING_MS : STILL_MS);
  const leftMs = Math.ceil(settledAt - world.clock.now());
  if (again.length > 0 && leftMs > 0) {
    if (settledAt > plan.settleBy) throw new GateFailure('index-lag', TOO_SOON);
    await world.clock.sleep(leftMs, world.signal);
  }
  return again;
}

function freshOf(sources: readonly CountSource[], began: Beginning): readonly CountSource[] {
  return sources.filter((source) => ageOf(source, began) < FILLING_MS);
}

/** The conditions' own searches that were sent while the index was being filled, and the one over all severities: the pull request may have been closed meanwhile. */
function doubtful(
  others: readonly CountSource[],
  counts: readonly AgedCount[],
  scoped: readonly ScopedReading[],
): readonly ScopedReading[] {
  const ofOthers = new Set(others.flatMap(({ issueTypes }) => issueTypes));
  const counted = new Set(counts.filter(({ findings }) => findings > 0n).flatMap(({ issueTypes }) => issueTypes));
  const found = new Set(scoped.flatMap(typesFound));
  const isMeant = (type: IssueType): boolean =>
    !ofOthers.has(type) && (counted.has(type) || found.has(type) || found.has(undefined));
  const isOwn = ({ search, issueTypes }: ScopedReading) =>
    !EVERY_RUN_SEARCHES.has(search.id) && issueTypes.some(isMeant);
  return scoped.some(isOwn) ? scoped.filter((each) => isOwn(each) || each.search.id === RATED_SEARCH) : [];
}
