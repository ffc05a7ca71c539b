import type { PlannedSearch, SeverityCheck } from '../domain/evidence.ts';
import type { GateFailure } from '../domain/failure.ts';
import type { RepositoryId } from '../domain/ids.ts';
import type { IssueSearch } from '../domain/issue.ts';
import type { Condition } from '../domain/policy.ts';
import type { IssueType } from '../domain/product.ts';
import type { Reason } from '../domain/reason.ts';
import type { Scan } from '../domain/scan.ts';
import type { Deadlines, EpochMs } from '../domain/work/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';
import type { Log } from '../ports/log.ts';
import type { KnownRules } from './known-rules.ts';

export type ReadPlan = Pick<IssueSearch, 'states' | 'pageSize'> &
  Pick<Deadlines, 'finishBy' | 'settleBy'> & {
    readonly searches: readonly PlannedSearch[];
    readonly checks: readonly SeverityCheck[];
    /** Blocking conditions, and the ids of the searches that each is judged by. */
    readonly blocking: ReadonlyMap<Condition, readonly string[]>;
    /** Every spelling of the baseline's ref; undefined without a baseline. */
    readonly baselineRefs: readonly string[] | undefined;
    /** The branch of a pull request is another repository's: one of that name here is not its own. */
    readonly isOfFork?: boolean;
    /** What nobody scanned it for is then not counted under the name of this scan. */
    readonly mayBeOurs?: (scan: Scan) => boolean;
    /** True when `max-unrated` is given, `none` included: then an unknown severity counts as unrated and is not a shortfall. */
    readonly isUnratedAccepted: boolean;
    readonly pollIntervalMs: number;
    /** Whether a reason lets the job go on: then what else is in doubt must be known. */
    readonly isSoft?: ((reason: Reason) => boolean) | undefined;
  };

export type EvidencePlan = Omit<ReadPlan, 'blocking'> & {
  /** Ids of the searches that a blocking condition is judged by, if it applies. */
  readonly judged: ReadonlySet<string>;
  readonly repositoryId: RepositoryId;
  /** An issue type in no scope is not read: what needs it stays incomplete. */
  readonly scopes: readonly CountingScope[];
  /** Asked where something is compared. Throws only `cancelled`. */
  readonly baselineScans: () => Promise<BaselineScans>;
  /** Types of which a scan is missing: what is found of them is a lower bound. */
  readonly unfinishedTypes: ReadonlySet<IssueType>;
  /** When the run began, in whole seconds by the clock that is ahead, ours or the platform's. Milliseconds since 1970 (UTC). */
  readonly startedAtMs: EpochMs;
  /** The same by the platform's clock alone, which says when something was triaged. */
  readonly platformStartedAtMs: EpochMs;
  readonly platformNowMs: () => EpochMs;
  /** Asked while the search index lags: false where other scans decide by now. Throws `GateFailure`. */
  readonly stillDecides: () => Promise<boolean>;
};

/** What is known of the scans under the baseline's name. */
export type BaselineScans = {
  /** Its newest finished full scans, as far as they are listed. */
  readonly sources: readonly CountSource[];
  /** A diff scan under its name ran these since its last full scan of them: what that has found may be gone. */
  readonly overwrittenTypes: readonly IssueType[];
  /** Of these it may have added something. */
  readonly mixedTypes: readonly IssueType[];
  /** Of the list, or of an entry that may be a scan under its name since its last full one: it may have added something as well. */
  readonly unreadable?: GateFailure | undefined;
  /** Undefined where the list could not be asked. */
  readonly hasFullScan: boolean | undefined;
  /** What is found may then be a diff scan's. */
  readonly hasDiffScan: boolean;
};

export type EvidenceWorld = {
  readonly reader: Pick<FindingsReader, 'searchIssues'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly rules: KnownRules;
};

/** A part of the issue types, and where they are counted. The types of different scopes are disjoint. */
export type CountingScope = {
  readonly issueTypes: readonly IssueType[];
  /** Every spelling; for a bare commit those of several scans. Empty if no scan of the commit covers these types. */
  readonly refs: readonly string[];
  /** True where a diff scan decides: its ref has only what the change adds, so all of it is new and nothing is subtracted. */
  readonly isDiff: boolean;
  /** What the deciding scans of this scope say that they found, each on its own refs: the index barrier. */
  readonly sources: readonly CountSource[];
};

export type CountSource = {
  readonly scan: Scan;
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
  readonly unfinishedAtMs?: EpochMs | undefined;
  /** `stats.findings` of its detail; awaited only where the list leaves the counts out. Throws `GateFailure`. */
  readonly statsFindings: () => Promise<bigint | undefined>;
  /** Completed scans of this ref before it, newest first; the list is asked where none is known. Throws `GateFailure`. */
  readonly earlierScans: (isMeant?: (earlier: Scan) => boolean) => Promise<readonly Scan[]>;
  /** True where one of its ref is listed that cannot be read: it may have counted anything. */
  readonly isAnyUnread?: () => boolean;
  /** Those of them that were read anyway. */
  readonly knownEarlier: () => readonly Scan[];
  /** Whether a full scan of this ref that is no pull request's is listed; asked for in the same way. Throws `GateFailure`. */
  readonly hasFullScan: () => Promise<boolean>;
};

export type ScopedSearch = {
  readonly search: PlannedSearch;
  /** Those of the search's types that are counted in this scope. Never empty. */
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
};

export function scopeSearches(
  searches: readonly PlannedSearch[],
  scopes: readonly Pick<CountingScope, 'issueTypes' | 'refs'>[],
): readonly ScopedSearch[] {
  return searches.flatMap((search) =>
    scopes
      .map(({ issueTypes, refs }) => ({
        search,
        issueTypes: search.issueTypes.filter((type) => issueTypes.includes(type)),
        refs,
      }))
      .filter(({ issueTypes, refs }) => issueTypes.length > 0 && refs.length > 0),
  );
}

/** Types that a full scan decided. Undefined: nothing is compared (a ref never with itself); `[]`: everything is new. */
export function baselineScopes(
  scopes: readonly CountingScope[],
  baselineRefs: readonly string[] | undefined,
): readonly Pick<CountingScope, 'issueTypes' | 'refs'>[] | undefined {
  if (baselineRefs === undefined) return undefined;
  const asked = scopes.filter(({ refs }) => refs.length > 0);
  // A diff scan's issues are new whatever the ref is called.
  const others = asked.filter(({ isDiff, refs }) => isDiff || !refs.some((ref) => baselineRefs.includes(ref)));
  if (asked.length > 0 && others.length === 0) return undefined;
  const issueTypes = others.filter(({ isDiff }) => !isDiff).flatMap((scope) => scope.issueTypes);
  return issueTypes.length === 0 ? [] : [{ issueTypes, refs: baselineRefs }];
}
