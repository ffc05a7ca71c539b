import type { RepositoryId } from './ids.ts';
import type { IssueFilter } from './issue-filter.ts';
import type { IssueType } from './product.ts';
import { listed } from './text/list-items.ts';

/** Severities that the platform can filter by, worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The columns that every report shows: the severities, and the issues without a known one. */
export const COUNT_COLUMNS = [...SEVERITIES, 'unrated'] as const;
export type CountColumn = (typeof COUNT_COLUMNS)[number];

/** Issues of the chosen severity and above block. `none`: no severity blocks by itself. */
export const FAIL_ON_SEVERITIES = [...SEVERITIES, 'none'] as const;
export type FailOnSeverity = (typeof FAIL_ON_SEVERITIES)[number];

export const ISSUE_STATES = [
  'open',
  'fixed',
  'removed',
  'ignored-app',
  'ignored-code',
  'unknown',
  'reviewing',
  'fixing',
  'provisionally-ignored-app',
] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** The triage states of an issue that a scan still detects: all but fixed and removed. `findings_counts` counts these. */
export const DETECTED_STATES: readonly IssueState[] = ISSUE_STATES.filter(
  (state) => state !== 'fixed' && state !== 'removed',
);

/** Triage states that people set, or the platform on their behalf: only these have a time of triage. */
export const TRIAGED_STATES: readonly IssueState[] = [
  'ignored-app',
  'reviewing',
  'fixing',
  'provisionally-ignored-app',
];

/** The issues of one detection rule, as far as they are counted and shown. Text is as the platform sent it: hostile until rendered. */
export type CountedGroup = {
  readonly issuesCount: bigint;
  /** May be empty, like the path: `KnownRules` says how groups are distinguished. */
  readonly ruleId: string;
  readonly rulePath: string;
  readonly ruleSourceUri?: string | undefined;
  /** Taken from the attribute member that is present; undefined if the platform sent none of the three. */
  readonly issueType: 'sast' | 'sca' | 'secrets' | undefined;
  /** `score`: a probability from 0 to 1. */
  readonly epss: { readonly score: number | undefined } | undefined;
};

export type CountedPage = {
  readonly groups: readonly CountedGroup[];
  /** The unit is not documented (groups or issues), so it never decides. */
  readonly total: bigint | undefined;
  readonly fetched: bigint | undefined;
  /** Unknown members or enum values found on this page, for one notice. */
  readonly notices: readonly string[];
};

/** A search for issue groups on these refs. `refs`, `repositoryId` and `states` are always sent. */
export type IssueSearch = {
  readonly repositoryId: RepositoryId;
  /** Every spelling of each ref; issues of any of them match. The list is never empty. */
  readonly refs: readonly string[];
  readonly issueTypes: readonly IssueType[];
  readonly states: readonly IssueState[];
  /** Absent means any severity, known to this version or not. */
  readonly severities?: readonly Severity[] | undefined;
  readonly where?: IssueFilter | undefined;
  readonly pageSize: number;
};

/** The triage states that a condition counts: `in ignored-app or ignored-code`. */
export function statesText(states: readonly IssueState[]): string {
  return `in ${listed(states, 'or')}`;
}
