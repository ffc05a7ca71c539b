import type { GateFailure } from './failure.ts';
import { type CountedGroup, type IssueState, SEVERITIES, type Severity } from './issue.ts';
import type { IssueFilter } from './issue-filter.ts';
import { type IssueType, typesOfAll } from './product.ts';
import type { Reason, ReasonDetail } from './reason.ts';

export type IssueChoice = {
  readonly issueTypes: readonly IssueType[];
  readonly severities: readonly Severity[] | 'all';
  readonly where: IssueFilter;
  /** From 0 to 1: only groups with this EPSS score or more count. Undefined means all. */
  readonly epssAbove?: number | undefined;
  /** Beside `epssAbove`: whether groups without a score from 0 to 1 count, as they do where nothing is said. */
  readonly unscored?: 'count' | 'ignore' | undefined;
  /** Only issues count that were created this many days before the run, or earlier. Undefined means all. */
  readonly olderThanDays?: number | undefined;
  /** Only issues in these triage states count. Undefined means: in those of the input `states`. */
  readonly states?: readonly IssueState[] | undefined;
  /** Beside `states`: only issues count that were triaged this many days before the run, or later. Undefined means all. */
  readonly triagedWithinDays?: number | undefined;
};

/** A search of the plan says what is asked, apart from where (repository, refs). */
export type PlannedSearch = IssueChoice & {
  /** Unique in the plan, stable between runs: the severity, `rated`, `other`, or a text that describes the search. */
  readonly id: string;
};

/** Searches by severity, and one over all severities that asks for the same besides: they are compared with each other. */
export type SeverityCheck = {
  readonly whole: string;
  readonly parts: readonly string[];
  /** True where a condition counts by severity: what has none that is known would be missed. */
  readonly isRemainderMissed: boolean;
};

/** Ids of the searches that every run makes (docs/verdict-rules/what-is-counted.md); the four severities are ids too. */
export const RATED_SEARCH = 'rated';
export const OTHER_SEARCH = 'other';
export const EVERY_RUN_SEARCHES: ReadonlySet<string> = new Set([...SEVERITIES, RATED_SEARCH, OTHER_SEARCH]);
/** Id of the tally that is computed, not searched: the issues without a known severity. */
export const UNRATED_TALLY = 'unrated';
/** The part of it that is of rated types. */
export const UNCLASSIFIED_TALLY = 'unclassified';

/** What the verdict and the pages need from a group. Of one rule there is one such object in a run; a group without a name has its own. */
export type RuleFacts = Omit<CountedGroup, 'issuesCount'>;

export type Tally = {
  /** How many issues each rule has. */
  readonly rules: ReadonlyMap<RuleFacts, bigint>;
  /** False when pages are missing: counts are then lower bounds. */
  readonly isComplete: boolean;
};

export type Evidence = {
  /** By search id, `unrated` included. A search that failed before its first page is an incomplete, empty tally. */
  readonly here: ReadonlyMap<string, Tally>;
  /** The same on the baseline's ref; undefined where nothing is compared. Empty for issue types of which all is new. */
  readonly there: ReadonlyMap<string, Tally> | undefined;
  readonly shortfall: Shortfall | undefined;
  /** What prevents `there` from proving what is new. It says nothing about conditions that do not compare. */
  readonly baselineShortfall: Shortfall | undefined;
  /** Of these all is new, whatever the baseline has: `there` is not needed. */
  readonly allNew?: readonly IssueType[] | undefined;
};

/** Findings of these types that deciding scans counted, and the search does not show although they are not fixed. */
export type IndexGap = { readonly issueTypes: readonly IssueType[]; readonly counted: bigint; readonly found: bigint };

/** Issues that scans still detect, in triage states which do not count: of these types. */
export type TriagedOut = {
  readonly issueTypes: readonly IssueType[];
  /** All of them; undefined where no search shows their number, but one shows those in some states. */
  readonly issues: bigint | undefined;
  /** In states of which a search asks for one alone. */
  readonly byState: readonly {
    readonly state: IssueState;
    readonly issueTypes: readonly IssueType[];
    readonly issues: bigint;
  }[];
};

export type Shortfall = {
  readonly reason: Reason;
  readonly message: string;
  /** True when the counts that were read are still lower bounds, so that they can prove a broken limit. */
  readonly areCountsLowerBounds: boolean;
  readonly isNotRecorded?: boolean | undefined;
  readonly detail?: ReasonDetail | undefined;
  /** What else is in doubt: to soften the reason softens none of it. */
  readonly also?: readonly Pick<Shortfall, 'reason' | 'message' | 'detail' | 'isNotRecorded'>[] | undefined;
};

export function shortfallBy(failure: GateFailure, areCountsLowerBounds: boolean): Shortfall {
  const { reason, message, detail, isNotRecorded, also } = failure;
  return { reason, message, detail, isNotRecorded, areCountsLowerBounds, also: also.length === 0 ? undefined : also };
}

/** The same text for the same rule. */
export function ruleKey({ issueType, ruleId, rulePath }: Omit<RuleFacts, 'epss'>): string {
  return JSON.stringify([issueType, ruleId, rulePath]);
}

/** Groups that name neither id nor path are never the same. */
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
