import type { PlannedSearch, TriagedOut } from '../domain/evidence.ts';
import { DETECTED_STATES, type IssueState } from '../domain/issue.ts';
import { ISSUE_TYPES, type IssueType } from '../domain/product.ts';
import { sumOf } from '../domain/tally.ts';
import type { ScopedReading } from './read-search.ts';
import {
  areAllAsked,
  type DetectedIssues,
  type FoundIssues,
  foundByReading,
  foundOf,
  isSameSet,
} from './what-was-found.ts';

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
    issueTypes: ISSUE_TYPES.filter((type) => types.some(({ issueTypes }) => issueTypes.includes(type))),
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
        issueTypes: ISSUE_TYPES.filter((type) => parts.some(({ issueTypes }) => issueTypes.includes(type))),
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
  const isEachTyped = (): boolean => [...tally.rules.values()].every(({ group }) => group.issueType !== undefined);
  return tally.isComplete && (!isMixed || isEachTyped());
}
