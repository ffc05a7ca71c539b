import type { Issue } from '../state.ts';
import type { IssueFilter } from './filter-members.ts';

const PREFIX = 'AGGREGATE_ISSUE_STATE_';
const REMOVED = 'AGGREGATE_ISSUE_STATE_REMOVED';

/** The members `aggregateIssueStates`, `status` and `tab` together. Removed issues are kept only when asked for explicitly. */
export function keepsStates(issue: Issue, filter: IssueFilter): boolean {
  // Not documented: UNSPECIFIED names nothing, so it adds nothing and removes nothing
  const states = (filter.aggregateIssueStates ?? []).filter((state) => state !== `${PREFIX}UNSPECIFIED`);
  const legacy = filter.status ?? [];
  if (states.length > 0 && !states.includes(issue.state)) return false;
  if (legacy.length > 0 && !legacy.includes(legacyStatusOf(issue.state))) return false;
  if (filter.tab !== undefined && !STATES_OF_TAB[filter.tab]?.includes(issue.state.slice(PREFIX.length))) return false;
  return issue.state !== REMOVED || states.includes(REMOVED) || legacy.includes('ISSUE_STATUS_REMOVED');
}

// Not documented: a triaged issue is still detected, so it is unresolved
function legacyStatusOf(state: string): string {
  if (state === 'AGGREGATE_ISSUE_STATE_FIXED') return 'ISSUE_STATUS_FIXED';
  if (state === REMOVED) return 'ISSUE_STATUS_REMOVED';
  if (state === 'AGGREGATE_ISSUE_STATE_IGNORED_CODE') return 'ISSUE_STATUS_MUTED';
  return 'ISSUE_STATUS_UNRESOLVED';
}

// Not documented: the document names the tabs, but not what they contain
const STATES_OF_TAB: Readonly<Record<string, readonly string[]>> = {
  ISSUE_TAB_OPEN: ['OPEN', 'UNKNOWN'],
  ISSUE_TAB_IGNORED: ['IGNORED_APP', 'IGNORED_CODE'],
  ISSUE_TAB_CLOSED: ['FIXED', 'REMOVED'],
  ISSUE_TAB_REVIEWING: ['REVIEWING'],
  ISSUE_TAB_FIXING: ['FIXING'],
  ISSUE_TAB_PROVISIONALLY_IGNORED: ['PROVISIONALLY_IGNORED_APP'],
};
