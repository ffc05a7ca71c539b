import type { IssueSearch } from '../../domain/issue.ts';
import { FILTER_MEMBER_NAMES, FILTER_MEMBERS, filterMember } from '../../domain/issue-filter.ts';
import { MOST_SCANS_PER_PAGE } from '../../domain/limits.ts';
import type { ScanSearch } from '../../domain/scan.ts';
import { ISSUE_TYPE_PREFIX, wireName } from '../wire-words.ts';
import type { ListScansRequest, SearchIssuesRequest } from './wire-request.ts';

/** Has no deprecated member. Throws a plain error without refs (it would count every branch), and for a `where` member that a policy may not set. */
export function issueSearchRequest(search: IssueSearch): SearchIssuesRequest {
  const { where = {}, severities } = search;
  if (search.refs.length === 0) throw new Error('an issue search without refs');
  const refused = FILTER_MEMBER_NAMES.find((name) => name in where && filterMember(name).refusal !== undefined);
  if (refused !== undefined) throw new Error(`a policy filter with the member ${refused}`);
  return {
    issueTypes: search.issueTypes.map((type) => wireName(ISSUE_TYPE_PREFIX, type)),
    groupBy: 'GROUP_BY_RULE',
    limit: search.pageSize,
    filter: {
      ...where,
      repositoryIds: [search.repositoryId],
      refs: search.refs,
      aggregateIssueStates: search.states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state)),
      ...(severities && { severities: severities.map((name) => wireName(FILTER_MEMBERS.severities.prefix, name)) }),
    },
    sortBy: 'SORT_BY_ISSUE_COUNTS',
    sortDirection: 'SORT_DIRECTION_DESC',
  };
}

/** The gate's scan search in wire form: the largest pages, and no filter that could hide a scan. */
export function scanSearchRequest(search: ScanSearch): ListScansRequest {
  return {
    repository_id: search.repositoryId,
    branch: search.branch,
    since: search.sinceMs === undefined ? undefined : new Date(search.sinceMs).toISOString(),
    limit: MOST_SCANS_PER_PAGE,
  };
}
