import type { TriagedOut } from '../domain/evidence.ts';
import type { IssueState } from '../domain/issue.ts';
import { ISSUE_TYPES, type IssueType } from '../domain/product.ts';
import type { PlacedReading } from './read-search.ts';
import { type DetectedIssues, type FoundIssues, foundByReading, foundOf, isSameSet } from './what-was-found.ts';

/**
 * How many issues scans still detect beside those that count: what a look in all these states found, less what was
 * counted of the same types on the same refs. It is undefined where either was not read to its end, or fits the other in
 * no way.
 */
export function triagedOut(
  detected: readonly DetectedIssues[],
  placed: readonly PlacedReading[],
  states: readonly IssueState[],
): TriagedOut | undefined {
  const counted = foundByReading(placed, states);
  let issues = 0n;
  for (const place of detected) {
    const left = leftOf(place, counted);
    if (left === undefined || left < 0n) return undefined;
    issues += left;
  }
  if (detected.length === 0) return undefined;
  return {
    issueTypes: ISSUE_TYPES.filter((type) => detected.some(({ issueTypes }) => issueTypes.includes(type))),
    issues,
  };
}

function leftOf({ issueTypes, refs, issues }: DetectedIssues, counted: readonly FoundIssues[]): bigint | undefined {
  const there = counted.filter((found) => isSameSet(found.refs, refs));
  const isAsked = issueTypes.every((type) => there.some((found) => found.issueTypes.includes(type)));
  if (!isAsked || !there.every((found) => canBeSplit(found, issueTypes))) return undefined;
  return issues - (foundOf(issueTypes, refs, there) ?? 0n);
}

/** Whether it is known of each issue that was found, and of all there are, if it is of these types. */
function canBeSplit({ issueTypes, tally }: FoundIssues, wanted: readonly IssueType[]): boolean {
  const isMixed =
    issueTypes.some((type) => wanted.includes(type)) && !issueTypes.every((type) => wanted.includes(type));
  const isEachTyped = (): boolean => [...tally.rules.values()].every(({ group }) => group.issueType !== undefined);
  return tally.isComplete && (!isMixed || isEachTyped());
}
