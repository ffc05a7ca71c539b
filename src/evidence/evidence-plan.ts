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
    /** The blocking conditions, each with the ids of the searches that judge it. */
    readonly blocking: ReadonlyMap<Condition, readonly string[]>;
    /** Every spelling of the baseline's ref; undefined without a baseline. */
    readonly baselineRefs: readonly string[] | undefined;
    /** True for a pull request from a fork: a branch of the same name in this repository is not its own. */
    readonly isOfFork?: boolean;
    /** True if the ref of this scan may be a branch of this repository instead of the fork's: a product that no scan covers is not counted there. */
    readonly mayBeOurs?: (scan: Scan) => boolean;
    /** True when `max-unrated` is given, `none` included: then an unknown severity counts as unrated and is not a shortfall. */
    readonly isUnratedAccepted: boolean;
    readonly pollIntervalMs: number;
    /** True if `on-inconclusive` sets this reason to `warn`: the job may go on, so every other doubt must be known too. */
    readonly isSoft?: ((reason: Reason) => boolean) | undefined;
  };

export type EvidencePlan = Omit<ReadPlan, 'blocking'> & {
  /** Ids of the searches that judge a blocking condition, if that condition applies. */
  readonly judged: ReadonlySet<string>;
  readonly repositoryId: RepositoryId;
  /** An issue type in no scope is not read: conditions that count it stay incomplete. */
  readonly scopes: readonly CountingScope[];
  /** Called only if something is compared. Throws only `cancelled`. */
  readonly baselineScans: () => Promise<BaselineScans>;
  /** Issue types for which a scan is missing: their counts are lower bounds. */
  readonly unfinishedTypes: ReadonlySet<IssueType>;
  /** When the run began by our clock or the platform's, whichever is ahead: milliseconds since 1970 (UTC), in whole seconds. */
  readonly startedAtMs: EpochMs;
  /** When the run began by the platform's clock, which also dates triage. */
  readonly platformStartedAtMs: EpochMs;
  readonly platformNowMs: () => EpochMs;
  /** Called while the search index lags. False if other scans decide by now. Throws `GateFailure`. */
  readonly stillDecides: () => Promise<boolean>;
};

export type BaselineScans = {
  /** The newest finished full scans of the baseline, as far as they are listed. */
  readonly sources: readonly CountSource[];
  /** Types that a diff scan ran on the baseline's ref after its last full scan: issues of the full scan may be gone. */
  readonly overwrittenTypes: readonly IssueType[];
  /** Types of these to which the diff scan may have added issues. */
  readonly mixedTypes: readonly IssueType[];
  /** Why the list, or an entry that may be a later scan of the baseline, cannot be read: that scan may have added issues too. */
  readonly unreadable?: GateFailure | undefined;
  /** Undefined if the list could not be read. */
  readonly hasFullScan: boolean | undefined;
  /** True if issues on the baseline's ref may come from a diff scan. */
  readonly hasDiffScan: boolean;
};

export type EvidenceWorld = {
  readonly reader: Pick<FindingsReader, 'searchIssues'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly rules: KnownRules;
  /** Sentences of all readings, each once. */
  readonly notices: Set<string>;
  readonly debugNotes: Set<string>;
};

/** Some issue types, and the refs where they are counted. No type is in two scopes. */
export type CountingScope = {
  readonly issueTypes: readonly IssueType[];
  /** Every spelling of the ref; of a bare commit, those of several scans. Empty if no scan covers these types. */
  readonly refs: readonly string[];
  /** True if a diff scan decides: its ref has only the issues that the change adds, so all are new and nothing is subtracted. */
  readonly isDiff: boolean;
  /** The counts of the deciding scans, each on its own refs. The index barrier waits for them. */
  readonly sources: readonly CountSource[];
};

export type CountSource = {
  readonly scan: Scan;
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
  readonly unfinishedAtMs?: EpochMs | undefined;
  /** `stats.findings` of the scan's detail; awaited only if the list has no counts. Throws `GateFailure`. */
  readonly statsFindings: () => Promise<bigint | undefined>;
  /** Earlier completed scans of this ref, newest first. Asks the list if none is known. Throws `GateFailure`. */
  readonly earlierScans: (isMeant?: (earlier: Scan) => boolean) => Promise<readonly Scan[]>;
  /** True if the list has an entry of this ref that cannot be read: that scan may have counted any number. */
  readonly isAnyUnread?: () => boolean;
  /** Earlier scans that are known without asking. */
  readonly knownEarlier: () => readonly Scan[];
  /** True if the list has a full scan of this ref that is not a pull request's. Asks like `earlierScans`. Throws `GateFailure`. */
  readonly hasFullScan: () => Promise<boolean>;
};

export type ScopedSearch = {
  readonly search: PlannedSearch;
  /** The issue types of the search that its scope counts. Never empty. */
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

/** Types that a full scan decides, on the baseline's refs. Undefined: nothing is compared (a ref never with itself). `[]`: everything is new. */
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
