import type { Issue } from '../state.ts';
import type { IssueFilter } from './filter-members.ts';

const DAY_MS = 86_400_000;

/** Applies `since`, `until`, `relativeSince` and `timeFilter` together: all bounds apply to the attribute that was picked. */
export function keepsDates(issue: Issue, filter: IssueFilter, nowMs: number): boolean {
  const picked = pickAttribute(issue, filter.timeFilter);
  if (filter.since !== undefined && !(picked.since >= Date.parse(filter.since))) return false;
  if (filter.until !== undefined && !(picked.until < Date.parse(filter.until))) return false;
  const span = filter.relativeSince === undefined ? undefined : SPAN_MS[filter.relativeSince];
  return span === undefined || picked.since >= nowMs - span;
}

/** Times that each bound compares; NaN, which is never within a bound, if the issue was never triaged or fixed. */
function pickAttribute(issue: Issue, timeFilter: string | undefined): { since: number; until: number } {
  if (timeFilter === 'TIME_FILTER_TRIAGED_AT') return both(issue.triagedAtMs);
  if (timeFilter === 'TIME_FILTER_FIXED_AT') return both(issue.fixedAtMs);
  if (timeFilter === 'TIME_FILTER_RELEVANT_SINCE') return both(issue.relevantSinceMs);
  return { since: issue.relevantSinceMs, until: issue.createdAtMs };
}

function both(timeMs: number | undefined): { since: number; until: number } {
  return { since: timeMs ?? Number.NaN, until: timeMs ?? Number.NaN };
}

// spec-gap: relative-spans - a month is taken as 30 days; ALL_TIME sets no bound
const SPAN_MS: Readonly<Record<string, number | undefined>> = {
  RELATIVE_SINCE_ONE_MINUTE: 60_000,
  RELATIVE_SINCE_ONE_DAY: DAY_MS,
  RELATIVE_SINCE_ONE_WEEK: 7 * DAY_MS,
  RELATIVE_SINCE_ONE_MONTH: 30 * DAY_MS,
  RELATIVE_SINCE_THREE_MONTHS: 90 * DAY_MS,
  RELATIVE_SINCE_SIX_MONTHS: 180 * DAY_MS,
  RELATIVE_SINCE_ONE_YEAR: 365 * DAY_MS,
};
