import type { PlatformState } from '../state.ts';
import type { HttpAnswer, HttpRequest } from '../wire/http.ts';
import { type Page, pageOf } from '../wire/paging.ts';
import { Refusal } from '../wire/refusal.ts';
import { listOf, oneOf, pageSize, readBody, text } from '../wire/request-body.ts';
import { integerAs, jsonAnswer } from '../wire/written.ts';
import { FILTER_BODY } from './filter-body.ts';
import { ISSUE_TYPES, type IssueFilter } from './filter-members.ts';
import { createGroupFinder, type RuleGroup } from './group-finder.ts';
import { groupJson } from './group-json.ts';

// Not documented.
const DEFAULT_PAGE_SIZE = 100;
const MAXIMUM_PAGE_SIZE = 1000;

const BODY = {
  deploymentId: text,
  issueType: oneOf(ISSUE_TYPES),
  issueTypes: listOf(oneOf(['ISSUE_TYPE_UNSPECIFIED', ...ISSUE_TYPES])),
  groupBy: oneOf(['GROUP_BY_RULE']),
  limit: pageSize(MAXIMUM_PAGE_SIZE),
  cursor: text,
  filter: FILTER_BODY,
  sortBy: oneOf(['SORT_BY_ISSUE_COUNTS', 'SORT_BY_SEVERITY']),
  sortDirection: oneOf(['SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC']),
};

/** The issue search of one platform. It remembers the last searches so that their further pages cost little. */
export function createIssueSearch(state: PlatformState): (request: HttpRequest, nowMs: number) => HttpAnswer {
  const findGroups = createGroupFinder(state);
  return (request, nowMs) => {
    const { cursor, limit, deploymentId, ...query } = readBody(request, BODY);
    if (deploymentId !== undefined && deploymentId !== state.deploymentId) {
      throw new Refusal(400, 'body.deploymentId: differs from the path');
    }
    const groups = findGroups(
      {
        issueTypes: typesAsked(query.issueTypes, query.issueType),
        filter: (query.filter ?? {}) as IssueFilter,
        // Not documented.
        sortBy: query.sortBy === 'SORT_BY_SEVERITY' ? 'severity' : 'issue-counts',
        isAscending: query.sortDirection === 'SORT_DIRECTION_ASC',
      },
      nowMs,
    );
    const page = pageOf(groups, { cursor, size: limit ?? DEFAULT_PAGE_SIZE, query }, state.wire.endOfPaging);
    const shown = page.items.map((group) => groupJson(group, state));
    return jsonAnswer({ groups: shown, ...page.cursor, ...totals(groups, page, state) }, state.wire);
  };
}

/** Requested types; empty: every type. The deprecated member counts only if the array is empty. */
function typesAsked(issueTypes: readonly string[] | undefined, issueType: string | undefined): readonly string[] {
  // Not documented.
  const named = (issueTypes ?? []).filter((type) => type !== 'ISSUE_TYPE_UNSPECIFIED');
  if (named.length > 0) return named;
  // Not documented: without any, all types are searched
  return issueType === undefined ? [] : [issueType];
}

// spec-gap: search-total-unit - neither the unit nor what `fetched` covers is documented
function totals(groups: readonly RuleGroup[], page: Page<RuleGroup>, state: PlatformState): object {
  const { totals, issueCounts } = state.wire;
  if (totals === 'absent') return {};
  const counted = totals === 'groups' ? (some: readonly RuleGroup[]) => String(some.length) : issuesIn;
  return {
    total: integerAs(issueCounts, counted(groups)),
    fetched: integerAs(issueCounts, counted(groups.slice(0, page.reached))),
  };
}

function issuesIn(groups: readonly RuleGroup[]): string {
  return String(groups.reduce((sum, group) => sum + group.issues, 0n));
}
