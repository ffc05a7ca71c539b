import type { RepositoryId } from '../domain/ids.ts';
import type { IssueFilter } from '../domain/issue-filter.ts';

/**
 * The request bodies of the two searches, every documented member, in wire form. The deployment is not among them: the
 * client sends its own, in the path and in the body.
 */
export type WireIssueType =
  | 'ISSUE_TYPE_SAST'
  | 'ISSUE_TYPE_SCA'
  | 'ISSUE_TYPE_SECRETS'
  | 'ISSUE_TYPE_RESEARCH'
  | 'ISSUE_TYPE_AI_SAST';

/** Body of the issue search. */
export type SearchIssuesRequest = {
  /** Keeps issues of any of these types; when empty, the platform reads the deprecated `issueType`. */
  readonly issueTypes?: readonly (WireIssueType | 'ISSUE_TYPE_UNSPECIFIED')[];
  /** @deprecated Use `issueTypes`. */
  readonly issueType?: WireIssueType;
  readonly groupBy?: 'GROUP_BY_RULE';
  /** Groups per page; default and maximum are not documented. */
  readonly limit?: number;
  /** Where the first page begins; paging takes over from there. */
  readonly cursor?: string;
  /** Members that are deprecated: `status`, `actions`, `policySlugs`, `upgradeGuidance`. */
  readonly filter?: IssueFilter;
  readonly sortBy?: 'SORT_BY_ISSUE_COUNTS' | 'SORT_BY_SEVERITY';
  readonly sortDirection?: 'SORT_DIRECTION_ASC' | 'SORT_DIRECTION_DESC';
};

/** Body of the scan list. */
export type ListScansRequest = {
  readonly repository_id?: RepositoryId;
  readonly branch?: string;
  /** Where the first page begins; paging takes over from there. */
  readonly cursor?: string;
  /** Scans per page: 100 unless told, 500 at most. */
  readonly limit?: number;
  /** Only scans created after this time, as ISO 8601; the platform keeps 30 days. */
  readonly since?: string;
  /** True keeps full scans, false diff scans. */
  readonly is_full_scan?: boolean;
  /** True keeps scans of an explicit rule subset, false those of the full rule set. */
  readonly is_partial_scan?: boolean;
  /** Bounds of the scan duration. */
  readonly total_time?: { readonly min?: number; readonly max?: number };
  // spec-gap: scan-list-filter-names
  /** Only scans with these products enabled. */
  readonly products?: readonly WireProduct[];
  // spec-gap: scan-list-filter-names
  readonly statuses?: readonly WireScanStatus[];
};

export type WireProduct =
  | 'PRODUCT_UNSPECIFIED'
  | 'PRODUCT_SAST'
  | 'PRODUCT_SCA'
  | 'PRODUCT_SECRETS'
  | 'PRODUCT_AI_SAST';

export type WireScanStatus =
  | 'SCAN_STATUS_RUNNING'
  | 'SCAN_STATUS_COMPLETED'
  | 'SCAN_STATUS_PENDING'
  | 'SCAN_STATUS_CANCELLED'
  | 'SCAN_STATUS_ERROR'
  | 'SCAN_STATUS_NEVER_FINISHED';
