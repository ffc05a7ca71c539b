import {
  OTHER_SEARCH,
  type PlannedSearch,
  RATED_SEARCH,
  type RuleFacts,
  type Tally,
  type TriagedOut,
} from '../domain/evidence.ts';
import { DETECTED_STATES, type IssueState } from '../domain/issue.ts';
import { type IssueType, typesOfAll } from '../domain/product.ts';
import { excessOver, sumOf } from '../domain/tally.ts';
import type { ExpectedCount } from './index-barrier.ts';
import type { ScopedReading } from './read-search.ts';

export type FoundIssues = {
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
  readonly tally: Tally;
};

/** How many issues of these types are still detected on these refs, whatever their state: read to its end. */
export type DetectedIssues = Omit<FoundIssues, 'tally'> & { readonly issues: bigint };

/** Undefined where nothing was asked there. A lower bound where not all was asked. */
export function foundOf(
  issueTypes: readonly IssueType[],
  refs: readonly string[],
  all: readonly FoundIssues[],
): bigint | undefined {
  const there = all.filter(
    (found) => isSameSet(found.refs, refs) && found.issueTypes.some((type) => issueTypes.includes(type)),
  );
  if (there.length === 0) return undefined;
  return there.reduce((sum, found) => sum + issuesOf(issueTypes, found), 0n);
}

type OwnCount = Pick<ExpectedCount, 'issueTypes' | 'findings'> & { readonly source: Pick<FoundIssues, 'refs'> };

/** Whether more is found than was counted, or may be where not all was read; false where nothing was asked there. */
export function mayBeMore({ source, issueTypes, findings }: OwnCount, found: readonly FoundIssues[]): boolean {
  const count = foundOf(issueTypes, source.refs, found);
  const isCut = found.some(
    (each) =>
      !each.tally.isComplete &&
      isSameSet(each.refs, source.refs) &&
      each.issueTypes.some((type) => issueTypes.includes(type)),
  );
  return isCut || (count !== undefined && count > findings);
}

/** Undefined is a group that does not say its type. */
export function typesFound({ reading }: Pick<ScopedReading, 'reading'>): readonly (IssueType | undefined)[] {
  const types = new Set<IssueType | undefined>();
  for (const [{ issueType }, count] of reading.tally.rules) if (count > 0n) types.add(issueType);
  return [...types];
}

/** False where some of the types were searched on these refs together with others, or not at all. */
export function areAllAsked(issueTypes: readonly IssueType[], refs: readonly string[], all: readonly FoundIssues[]) {
  const asked = all.filter((found) => isSameSet(found.refs, refs)).flatMap((found) => found.issueTypes);
  return issueTypes.every((type) => asked.includes(type));
}

/** Found by the searches over all severities; nothing where other states than detected ones count. */
export function foundByReading(
  scoped: readonly ScopedReading[],
  states: readonly IssueState[],
): readonly FoundIssues[] {
  if (!states.every((state) => DETECTED_STATES.includes(state))) return [];
  return scoped
    .filter(({ search }) => search.id === RATED_SEARCH || search.id === OTHER_SEARCH)
    .map(({ issueTypes, refs, reading }) => ({ issueTypes, refs, tally: reading.tally }));
}

/** The same and, as a lower bound, what searches in further detected states found: they may overlap. */
export function detectedByReading(
  scoped: readonly ScopedReading[],
  states: readonly IssueState[],
): readonly FoundIssues[] {
  const counted = foundByReading(scoped, states);
  // One for types of both searches over all severities is left out, so that nothing counts twice.
  const others = scoped.filter(({ search }) => search.states?.every((state) => DETECTED_STATES.includes(state)));
  return [
    ...counted,
    ...counted.map(({ issueTypes, refs, tally }) => {
      const here = others.filter(
        (other) => isSameSet(other.refs, refs) && other.issueTypes.every((type) => issueTypes.includes(type)),
      );
      const beside = here.map(({ reading }) => excessOver(reading.tally, tally).rules);
      return { issueTypes, refs, tally: { rules: mostOf(beside), isComplete: tally.isComplete } };
    }),
  ];
}

function mostOf(found: readonly Tally['rules'][]): Tally['rules'] {
  const most = new Map<RuleFacts, bigint>();
  for (const rules of found)
    for (const [rule, count] of rules) if ((most.get(rule) ?? 0n) < count) most.set(rule, count);
  return most;
}

export function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.every((each) => others.includes(each)) && others.every((each) => some.includes(each));
}

/** A group that does not say its type counts only where no other type was asked for. */
function issuesOf(issueTypes: readonly IssueType[], found: FoundIssues): bigint {
  if (found.issueTypes.every((type) => issueTypes.includes(type))) return sumOf(found.tally);
  let issues = 0n;
  for (const [{ issueType }, count] of found.tally.rules)
    if (issueType !== undefined && issueTypes.includes(issueType)) issues += count;
  return issues;
}

/** What is still detected, less what was counted on the same refs; undefined where that was not read to its end. */
export function triagedOut(
  detected: readonly DetectedIssues[],
  scoped: readonly ScopedReading[],
  states: readonly IssueState[],
): TriagedOut | undefined {
  const issues = leftOfAll(detected, foundByReading(scoped, states));
  const byState = issuesByState(scoped, states);
  if (issues === undefined && byState.length === 0) return undefined;
  const types = issues === undefined ? byState : detected;
  return {
    issueTypes: typesOfAll(types),
    issues,
    byState,
  };
}

function leftOfAll(detected: readonly DetectedIssues[], counted: readonly FoundIssues[]): bigint | undefined {
  let issues = 0n;
  for (const scope of detected) {
    const left = leftOf(scope, counted);
    if (left === undefined || left < 0n) return undefined;
    issues += left;
  }
  return detected.length === 0 ? undefined : issues;
}

/** Of several searches for one state, the one for most types says most. */
function issuesByState(scoped: readonly ScopedReading[], counted: readonly IssueState[]): TriagedOut['byState'] {
  const searches = [...new Set(scoped.map(({ search }) => search))].filter(isForAll);
  return DETECTED_STATES.filter((state) => !counted.includes(state)).flatMap((state) => {
    const [widest] = searches
      .filter(({ states }) => states?.length === 1 && states[0] === state)
      .map((search) => scoped.filter((each) => each.search === search))
      .filter((parts) => parts.every(({ reading }) => reading.tally.isComplete))
      .map((parts) => ({
        state,
        issueTypes: typesOfAll(parts),
        issues: parts.reduce((sum, { reading }) => sum + sumOf(reading.tally), 0n),
      }))
      .toSorted((one, other) => other.issueTypes.length - one.issueTypes.length);
    return widest === undefined ? [] : [widest];
  });
}

function isForAll({ severities, where, epssAbove, olderThanDays, triagedWithinDays }: PlannedSearch): boolean {
  const isNarrowed = epssAbove !== undefined || olderThanDays !== undefined || triagedWithinDays !== undefined;
  return severities === 'all' && Object.keys(where).length === 0 && !isNarrowed;
}

function leftOf({ issueTypes, refs, issues }: DetectedIssues, counted: readonly FoundIssues[]): bigint | undefined {
  const there = counted.filter((found) => isSameSet(found.refs, refs));
  if (!areAllAsked(issueTypes, refs, there) || !there.every((found) => canBeSplit(found, issueTypes))) return undefined;
  return issues - (foundOf(issueTypes, refs, there) ?? 0n);
}

/** Whether it is known of each issue that was found, and of all there are, if it is of these types. */
function canBeSplit({ issueTypes, tally }: FoundIssues, wanted: readonly IssueType[]): boolean {
  const isMixed =
    issueTypes.some((type) => wanted.includes(type)) && !issueTypes.every((type) => wanted.includes(type));
  const isEachTyped = (): boolean => [...tally.rules.keys()].every(({ issueType }) => issueType !== undefined);
  return tally.isComplete && (!isMixed || isEachTyped());
}
