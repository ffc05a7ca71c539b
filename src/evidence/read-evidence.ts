import {
  type Evidence,
  type IndexGap,
  OTHER_SEARCH,
  type RuleFacts,
  type Tally,
  type TriagedOut,
  UNCLASSIFIED_TALLY,
  UNRATED_TALLY,
} from '../domain/evidence.ts';
import { allOf, failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import { ISSUE_TYPES, type IssueType, typesOfAll, typeWords, UNRATED_ISSUE_TYPES } from '../domain/product.ts';
import { mergeTallies, tallyOf } from '../domain/tally.ts';
import { isDiffOfNoPullRef } from '../domain/whose-scan.ts';
import type { EpochMs } from '../domain/work/time.ts';
import { gapFailure } from './await-index.ts';
import type { CountingScope, EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import { countsOfAll, type ExpectedCount, STILL_MS } from './index-barrier.ts';
import { KnownRules } from './known-rules.ts';
import { type Here, readHere } from './read-here.ts';
import type { ScopedReading } from './read-search.ts';
import { failureIn, readSide, type Side } from './read-side.ts';
import { baselineShortfall, ofBaseline, readThere, type There, wasScanned } from './read-there.ts';
import { detectedByReading, type FoundIssues, mayBeMore, triagedOut } from './what-was-found.ts';

const MORE_THAN_COUNTED = 'More was found than the diff scan counted, on a ref that full scans write too';
const ALL_NEW =
  'All issues of a diff scan are new, because it contains only what the change adds: no baseline is subtracted';

export type EvidenceRead = {
  readonly evidence: Evidence;
  /** False if the baseline was not read: there is none, or every issue here is new. */
  readonly isBaselineRead: boolean;
  /** True if a finished scan of the baseline is known; undefined if that could not be found out. */
  readonly wasBaselineScanned: boolean | undefined;
  readonly indexGap: IndexGap | undefined;
  readonly triagedOut: TriagedOut | undefined;
  readonly notices: readonly string[];
  readonly debugNotes: readonly string[];
  readonly readAtMs: EpochMs;
};

/** Reads the branch and the baseline at the same time, until the searches agree. Throws only `cancelled`. */
export async function readEvidence(
  given: Omit<EvidenceWorld, 'rules' | 'notices' | 'debugNotes'>,
  plan: EvidencePlan,
): Promise<EvidenceRead> {
  const world = { ...given, rules: new KnownRules(), notices: new Set<string>(), debugNotes: new Set<string>() };
  const own = readHere(world, plan);
  const readAt = own.then(() => world.clock.now());
  const [early, first, at] = await Promise.all([own, readThere(world, plan, plan.scopes), readAt]);
  // The branch may have changed during a long wait for the baseline.
  const whole = world.clock.now() - at > STILL_MS ? await readHere(world, plan) : early;
  const isOwnRef = plan.scopes.some(
    (scope) => scope.isDiff && scope.refs.some((ref) => plan.baselineRefs?.includes(ref)),
  );
  const isCompared = first !== undefined && plan.isOfFork !== true && !isOwnRef;
  const here = isCompared ? whole : await ofChangeAlone(world, plan, whole);
  const there = isCompared ? await comparedAgain(world, plan, here.side, first) : first;
  const allNew = there && typesOfAll(there.scopes.filter(({ isDiff }) => isDiff));
  return {
    evidence: {
      allNew,
      here: withoutUnread(tallies(here.side), plan, here.mayGo),
      there: there === undefined ? undefined : tallies(there.side),
      shortfall: shortfallOf(here, plan.isUnratedAccepted),
      // An unknown severity counts as unrated on both sides. If that is not accepted, the branch's own shortfall says so.
      baselineShortfall: there && baselineShortfall(there, plan, lackOf(there.side, true)),
    },
    isBaselineRead: there?.scans !== undefined,
    wasBaselineScanned: there && wasScanned(there),
    indexGap: here.gap,
    triagedOut: triagedOut(here.detected, here.side.scoped, plan.states),
    notices: [
      ...world.notices,
      ...here.side.unrated,
      ...(allNew === undefined || allNew.length === 0 ? [] : [`${ALL_NEW} for ${typeWords(allNew)}.`]),
    ],
    // Searches end in any order.
    debugNotes: [...world.debugNotes].sort(),
    readAtMs: world.clock.wallNow(),
  };
}

/** Reads the baseline again if the ref of a diff scan turns out to have more issues than the change adds. */
async function comparedAgain(world: EvidenceWorld, plan: EvidencePlan, here: Side, there: There): Promise<There> {
  try {
    const scopes = await scopesOfChange(plan, here.scoped, { isDiff: false });
    return scopes.every((scope) => plan.scopes.includes(scope))
      ? there
      : ((await readThere(world, plan, scopes)) ?? there);
  } catch (thrown) {
    // It is not known then whether full scans write this ref too.
    const scopes = there.scopes.filter((scope) => !mayBeShared(scope));
    return { ...there, scopes, doubt: allOf([there.doubt, ofBaseline(failureUnlessStopped(thrown))]) };
  }
}

/** Without a comparison, the diff scan's own count decides on a ref that full scans write too. Zero: no issue is this change's. More: nobody can tell which ones are. */
async function ofChangeAlone(world: EvidenceWorld, plan: EvidencePlan, here: Here): Promise<Here> {
  try {
    const scopes = await scopesOfChange(plan, here.side.scoped, { refs: [] });
    const left = scopes.filter((scope) => !plan.scopes.includes(scope) && scope.refs.length === 0);
    if (left.length === 0) return here;
    const types = left.flatMap(({ issueTypes }) => issueTypes);
    const counts = await countsOfAll(left.flatMap(({ sources }) => sources));
    const isSome = counts.some(
      ({ findings, issueTypes }) => findings > 0n && issueTypes.some((type) => types.includes(type)),
    );
    // Scans do not count issues without a severity: a zero says nothing about them.
    const isJudged = (type: IssueType): boolean =>
      plan.searches.some(({ id, issueTypes }) => plan.judged.has(id) && issueTypes.includes(type));
    if (isSome || UNRATED_ISSUE_TYPES.some((type) => types.includes(type) && isJudged(type)))
      throw new GateFailure(
        'unstable',
        `${MORE_THAN_COUNTED} (${typeWords(types)}): give a baseline, or scan pull requests under a ref of their own`,
        { detail: 'shared-ref' },
      );
    const isCut = here.lag !== undefined || failureIn(here.side) !== undefined;
    if (isCut) return { ...here, mayGo: [...here.mayGo, ...types] };
    const notice = `${MORE_THAN_COUNTED}: it counted none, so none of these issues are from this change (${typeWords(types)}).`;
    world.notices.add(notice);
    return { ...here, side: await readSide(world, plan, scopes) };
  } catch (thrown) {
    const mayGo = plan.scopes.filter(mayBeShared).flatMap(({ issueTypes }) => issueTypes);
    return { ...here, lag: allOf([here.lag, failureUnlessStopped(thrown)]), mayGo: [...here.mayGo, ...mayGo] };
  }
}

function tallies({ readings, unclassified }: Side): ReadonlyMap<string, Tally> {
  const all = new Map([...readings].map(([id, reading]) => [id, reading.tally]));
  all.set(UNCLASSIFIED_TALLY, unclassified);
  all.set(UNRATED_TALLY, mergeTallies([unclassified, tallyOf(all, OTHER_SEARCH)]));
  return all;
}

/** A search that did not cover every scope gives lower bounds. Issues that may still disappear (`mayGo`) are left out. */
function withoutUnread(
  all: ReadonlyMap<string, Tally>,
  plan: EvidencePlan,
  mayGo: readonly IssueType[],
): ReadonlyMap<string, Tally> {
  const isInScope = (type: IssueType): boolean =>
    !plan.unfinishedTypes.has(type) &&
    !mayGo.includes(type) &&
    plan.scopes.some(({ issueTypes }) => issueTypes.includes(type));
  const partly = plan.searches.filter(({ issueTypes }) => !issueTypes.every(isInScope)).map(({ id }) => id);
  if (!ISSUE_TYPES.every(isInScope)) partly.push(UNRATED_TALLY, UNCLASSIFIED_TALLY);
  const stays = ({ issueType }: RuleFacts): boolean =>
    mayGo.length === 0 || (issueType !== undefined && !mayGo.includes(issueType));
  const left = ({ rules }: Tally) => new Map([...rules].filter(([rule]) => stays(rule)));
  const ofTypes = (id: string, tally: Tally) =>
    partly.includes(id) ? { rules: left(tally), isComplete: false } : tally;
  return new Map([...all].map(([id, tally]) => [id, ofTypes(id, tally)]));
}

function shortfallOf({ side, lag, gap }: Pick<Here, 'side' | 'gap' | 'lag'>, isUnratedAccepted: boolean) {
  const failure = lackOf(side, isUnratedAccepted, [lag, gapFailure(gap)]);
  return failure && { failure, areCountsLowerBounds: side.doubt?.kind !== 'unsettled' };
}

/** Every reason why the searches of a side prove nothing. `ofIndex`: failures of the search index. */
function lackOf(
  { readings, doubt }: Side,
  isUnratedAccepted: boolean,
  ofIndex: readonly (GateFailure | undefined)[] = [],
) {
  return allOf([
    ...[...readings.values()].map(({ failure }) => failure),
    doubt?.kind === 'unsettled' ? new GateFailure('unstable', doubt.message) : undefined,
    ...ofIndex,
    doubt?.kind === 'remainder' && !isUnratedAccepted ? new GateFailure('unclassified', doubt.message) : undefined,
  ]);
}

/** A diff scan under a bare name may share its ref with full scans: that part of its scope gets `changed`. */
async function scopesOfChange(
  { scopes, states }: Pick<EvidencePlan, 'scopes' | 'states'>,
  scoped: readonly ScopedReading[],
  changed: Partial<CountingScope>,
): Promise<readonly CountingScope[]> {
  const found = detectedByReading(scoped, states);
  const parts = scopes.map((scope) => (mayBeShared(scope) ? partsOf(scope, found, changed) : [scope]));
  return (await Promise.all(parts)).flat();
}

function mayBeShared({ isDiff, sources }: CountingScope): boolean {
  return isDiff && sources.some(({ scan }) => isDiffOfNoPullRef(scan));
}

/** Types with no more issues than the diff scan counted are the change's alone. The others get `changed`. */
async function partsOf(
  scope: CountingScope,
  found: readonly FoundIssues[],
  changed: Partial<CountingScope>,
): Promise<readonly CountingScope[]> {
  const { counts, shared } = await sharedCounts(scope, found);
  if (shared.length === 0) return [scope];
  const own = new Set(counts.filter((expected) => !shared.includes(expected)).flatMap(({ issueTypes }) => issueTypes));
  const ofScope = ISSUE_TYPES.filter((type) => scope.issueTypes.includes(type));
  const parts = [
    { ...scope, issueTypes: ofScope.filter((type) => own.has(type)) },
    { ...scope, issueTypes: ofScope.filter((type) => !own.has(type)), ...changed },
  ];
  return parts.filter(({ issueTypes }) => issueTypes.length > 0);
}

/** All counts, and as `shared` those of diff scans with more issues on a ref that full scans write too. A scan without any count gets no zeros. */
async function sharedCounts(scope: CountingScope, found: readonly FoundIssues[]) {
  const counted = await countsOfAll(scope.sources);
  const uncounted = scope.issueTypes.filter((type) => !counted.some((expected) => expected.issueTypes.includes(type)));
  const saying = scope.sources.filter((source) => counted.some((expected) => expected.source === source));
  // A group shows its type only if that is a rated one.
  const unrated = uncounted.filter((type) => UNRATED_ISSUE_TYPES.some((one) => one === type));
  const apart = uncounted.filter((type) => !unrated.includes(type)).map((type) => [type]);
  const zeros = saying.flatMap((source) =>
    [...apart, unrated].map((issueTypes): ExpectedCount => ({ source, issueTypes, findings: 0n })),
  );
  const counts = [...counted, ...zeros];
  const more = counts.filter((expected) => !expected.source.scan.isFullScan && mayBeMore(expected, found));
  const isWritten = await Promise.all(more.map(({ source }) => source.hasFullScan()));
  return { counts, shared: more.filter((_, index) => isWritten[index]) };
}
