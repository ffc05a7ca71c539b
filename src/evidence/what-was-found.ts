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
import { beyond, excessOver, mergeTallies, sumOf } from '../domain/tally.ts';
import type { ExpectedCount } from './index-barrier.ts';
import type { ScopedReading } from './read-search.ts';

export type FoundIssues = {
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
  readonly tally: Tally;
};

/** The number of issues found. Undefined if no search asked there; a lower bound if not all types were asked for. */
export function foundOf(
  issueTypes: readonly IssueType[],
  refs: readonly string[],
  all: readonly FoundIssues[],
): bigint | undefined {
  const there = all.filter((found) => isAskedThere(issueTypes, refs, found));
  if (there.length === 0) return undefined;
  return there.reduce((sum, found) => sum + issuesOf(issueTypes, found), 0n);
}

/** True if more issues are found than the scan counted, or may be, since a search was cut short. False if no search asked there. */
export function mayBeMore({ source, issueTypes, findings }: ExpectedCount, found: readonly FoundIssues[]): boolean {
  const { refs } = source;
  const isCut = found.some((each) => !each.tally.isComplete && isAskedThere(issueTypes, refs, each));
  return isCut || (foundOf(issueTypes, refs, found) ?? 0n) > findings;
}

function isAskedThere(issueTypes: readonly IssueType[], refs: readonly string[], found: FoundIssues): boolean {
  return isSameSet(found.refs, refs) && found.issueTypes.some((type) => issueTypes.includes(type));
}

/** Undefined stands for groups without a type. */
export function typesFound({ reading }: Pick<ScopedReading, 'reading'>): readonly (IssueType | undefined)[] {
  const types = new Set<IssueType | undefined>();
  for (const [{ issueType }, count] of reading.tally.rules) if (count > 0n) types.add(issueType);
  return [...types];
}

/** False if some of the types were not searched, or only on these refs together with others. */
export function areAllAsked(issueTypes: readonly IssueType[], refs: readonly string[], all: readonly FoundIssues[]) {
  const asked = all.filter((found) => isSameSet(found.refs, refs)).flatMap((found) => found.issueTypes);
  return issueTypes.every((type) => asked.includes(type));
}

/** Results of the searches over all severities. Empty if a state counts in which an issue is no longer detected. */
export function foundByReading(
  scoped: readonly ScopedReading[],
  states: readonly IssueState[],
): readonly FoundIssues[] {
  if (!states.every((state) => DETECTED_STATES.includes(state))) return [];
  return scoped
    .filter(({ search }) => search.id === RATED_SEARCH || search.id === OTHER_SEARCH)
    .map(({ issueTypes, refs, reading }) => ({ issueTypes, refs, tally: reading.tally }));
}

/** Adds the results of searches in further detected states. They may overlap, so they give a lower bound. */
export function detectedByReading(
  scoped: readonly ScopedReading[],
  states: readonly IssueState[],
): readonly FoundIssues[] {
  const counted = foundByReading(scoped, states);
  // A search for types of both searches over all severities is left out, so nothing counts twice.
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

/** A group without a type counts only if the search asked for no other type. */
function issuesOf(issueTypes: readonly IssueType[], found: FoundIssues): bigint {
  if (found.issueTypes.every((type) => issueTypes.includes(type))) return sumOf(found.tally);
  let issues = 0n;
  for (const [{ issueType }, count] of found.tally.rules)
    if (issueType !== undefined && issueTypes.includes(issueType)) issues += count;
  return issues;
}

/** Issues that are still detected but do not count, because of their state. Undefined if they were not read to the end. */
export function triagedOut(
  detected: readonly FoundIssues[],
  scoped: readonly ScopedReading[],
  states: readonly IssueState[],
): TriagedOut | undefined {
  const counted = foundByReading(scoped, states);
  const left = detected.map((scope) => leftOf(scope, counted)).filter((issues) => issues !== undefined);
  const isKnown = detected.length > 0 && left.length === detected.length;
  const issues = isKnown ? left.reduce((sum, one) => sum + one, 0n) : undefined;
  const byState = issuesByState(scoped, states);
  if (!isKnown && byState.length === 0) return undefined;
  return { issueTypes: typesOfAll(isKnown ? detected : byState), issues, byState };
}

/** Of several searches for one state, takes the one for the most types. */
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

/** Undefined if some of the types were not searched, or not to the end. */
function leftOf({ issueTypes, refs, tally }: FoundIssues, counted: readonly FoundIssues[]): bigint | undefined {
  const there = counted.filter((found) => isSameSet(found.refs, refs));
  const left = beyond(mergeTallies(there.map((found) => found.tally)), tally);
  return left.isComplete && areAllAsked(issueTypes, refs, there) ? sumOf(left) : undefined;
}
