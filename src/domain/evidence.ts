import type { GateFailure } from './failure.ts';
import { type CountedGroup, type IssueState, SEVERITIES, type Severity } from './issue.ts';
import type { IssueFilter } from './issue-filter.ts';
import { type IssueType, typesOfAll } from './product.ts';

export type IssueChoice = {
  readonly issueTypes: readonly IssueType[];
  readonly severities: readonly Severity[] | 'all';
  readonly where: IssueFilter;
  /** From 0 to 1: only groups with this EPSS score or more count. Undefined means all. */
  readonly epssAbove?: number | undefined;
  /** With `epssAbove`: whether groups without a score from 0 to 1 count. They do by default. */
  readonly unscored?: 'count' | 'ignore' | undefined;
  /** Only issues that were created at least this many days before the run count. Undefined means all. */
  readonly olderThanDays?: number | undefined;
  /** Only issues in these triage states count. Undefined means: in those of the input `states`. */
  readonly states?: readonly IssueState[] | undefined;
  /** With `states`: only issues that were triaged at most this many days before the run count. Undefined means all. */
  readonly triagedWithinDays?: number | undefined;
};

export type PlannedSearch = IssueChoice & {
  /** Unique in the plan, stable between runs: the severity, `rated`, `other`, or a text that describes the search. */
  readonly id: string;
};

/** Searches by severity (`parts`) and the same search over all severities (`whole`), which are compared with each other. */
export type SeverityCheck = {
  readonly whole: string;
  readonly parts: readonly string[];
  /** True if a condition counts by severity: it would miss issues without a known severity. */
  readonly isRemainderMissed: boolean;
};

/** Ids of the searches that every run makes (docs/verdict-rules/what-is-counted.md); the four severities are ids too. */
export const RATED_SEARCH = 'rated';
export const OTHER_SEARCH = 'other';
export const EVERY_RUN_SEARCHES: ReadonlySet<string> = new Set([...SEVERITIES, RATED_SEARCH, OTHER_SEARCH]);
/** Id of the tally that is computed, not searched: the issues without a known severity. */
export const UNRATED_TALLY = 'unrated';
/** Id of the part of that tally that has rated types. */
export const UNCLASSIFIED_TALLY = 'unclassified';

/** The members of a group that verdict and pages need. A run has one such object for each rule, and one for each group without a name. */
export type RuleFacts = Omit<CountedGroup, 'issuesCount'>;

export type Tally = {
  readonly rules: ReadonlyMap<RuleFacts, bigint>;
  /** False when pages are missing: counts are then lower bounds. */
  readonly isComplete: boolean;
};

export type Evidence = {
  /** Tallies by search id, `unrated` included. A search that failed before its first page has an incomplete, empty one. */
  readonly here: ReadonlyMap<string, Tally>;
  /** The same on the baseline's ref; undefined if nothing is compared. Without the issue types in `allNew`. */
  readonly there: ReadonlyMap<string, Tally> | undefined;
  readonly shortfall: Shortfall | undefined;
  /** Why `there` cannot prove which issues are new. It does not concern conditions that do not compare. */
  readonly baselineShortfall: Shortfall | undefined;
  /** All issues of these types are new, whatever the baseline has: `there` is not needed. */
  readonly allNew?: readonly IssueType[] | undefined;
};

/** The deciding scans `counted` more findings of these types than the search `found` among the issues that scans still detect. */
export type IndexGap = { readonly issueTypes: readonly IssueType[]; readonly counted: bigint; readonly found: bigint };

/** Issues of these types that scans still detect, in triage states that do not count. */
export type TriagedOut = {
  readonly issueTypes: readonly IssueType[];
  /** Their number in all these states; undefined if no search shows it. `byState` then has some of the states. */
  readonly issues: bigint | undefined;
  /** Their number in each state that a search asks for alone. */
  readonly byState: readonly {
    readonly state: IssueState;
    readonly issueTypes: readonly IssueType[];
    readonly issues: bigint;
  }[];
};

export type Shortfall = {
  readonly failure: GateFailure;
  /** True when the counts that were read are still lower bounds, so that they can prove a broken limit. */
  readonly areCountsLowerBounds: boolean;
};

export function ruleKey({ issueType, ruleId, rulePath }: Omit<RuleFacts, 'epss'>): string {
  return JSON.stringify([issueType, ruleId, rulePath]);
}

/** True if the group names neither rule id nor path. Two such groups never count as the same rule. */
export function isNameless({ ruleId, rulePath }: Pick<RuleFacts, 'ruleId' | 'rulePath'>): boolean {
  return ruleId === '' && rulePath === '';
}

export function sumOfGaps(gaps: readonly IndexGap[]): IndexGap | undefined {
  if (gaps.length === 0) return undefined;
  return {
    issueTypes: typesOfAll(gaps),
    counted: gaps.reduce((sum, { counted }) => sum + counted, 0n),
    found: gaps.reduce((sum, { found }) => sum + found, 0n),
  };
}
