import type { RepositoryId } from '../../domain/ids.ts';
import type { IssueFilter } from '../../domain/issue-filter.ts';
import type { WireIssueType } from '../wire-words.ts';

// Bodies in wire form without the deployment: the client sends its own, in the path and in the body.

type IssuesRequest<SortBy extends string> = {
  readonly issueTypes?: readonly WireIssueType[];
  /** Groups per page, or issues; default and maximum are not documented. */
  readonly limit?: number;
  readonly cursor?: string;
  readonly filter?: IssueFilter;
  readonly sortBy?: `SORT_BY_${SortBy}`;
  readonly sortDirection?: 'SORT_DIRECTION_ASC' | 'SORT_DIRECTION_DESC';
};

export type SearchIssuesRequest = IssuesRequest<'ISSUE_COUNTS' | 'SEVERITY'> & {
  /** @deprecated Use `issueTypes`: the platform reads this one where they are empty. */
  readonly issueType?: WireIssueType;
  readonly groupBy?: 'GROUP_BY_RULE';
};

export type ListIssuesRequest = IssuesRequest<'SEVERITY' | 'REF' | 'REPO' | 'RULE' | 'RELEVANT_SINCE' | 'STATE'>;

/** What the gate asks of the list; `scan-list.ts` has all members. */
export type ListScansRequest = {
  readonly repository_id?: RepositoryId | undefined;
  readonly branch?: string | undefined;
  readonly cursor?: string;
  readonly limit?: number;
  /** Only scans created after this time are listed; the platform stores 30 days. */
  readonly since?: string | undefined;
};
