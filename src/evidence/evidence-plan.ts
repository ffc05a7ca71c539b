import type { PlannedRest, PlannedSearch, SeverityCheck } from '../domain/evidence.ts';
import type { RepositoryId } from '../domain/ids.ts';
import type { IssueSearch } from '../domain/issue.ts';
import type { IssueType } from '../domain/product.ts';
import type { Scan } from '../domain/scan.ts';
import type { Deadlines } from '../domain/work/deadlines.ts';
import type { EpochMs } from '../domain/work/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';
import type { Log } from '../ports/log.ts';
import type { CountingScope, CountSource } from './counting-scope.ts';

export type ReadPlan = Pick<IssueSearch, 'states' | 'pageSize'> &
  Pick<Deadlines, 'finishBy' | 'settleBy'> & {
    readonly searches: readonly PlannedSearch[];
    readonly checks: readonly SeverityCheck[];
    readonly rests: readonly PlannedRest[];
    /** Every spelling of the baseline's ref; undefined without a baseline. */
    readonly baselineRefs: readonly string[] | undefined;
    /** The branch of a pull request is another repository's: one of that name here is not its own. */
    readonly isOfFork?: boolean;
    /** What nobody scanned it for is then not counted under the name of this scan. */
    readonly mayBeOurs?: (scan: Scan) => boolean;
    /** True when `max-unrated` is given, `none` included: then an unknown severity counts as unrated and is not a shortfall. */
    readonly isUnratedAccepted: boolean;
    readonly pollIntervalMs: number;
  };

export type EvidencePlan = ReadPlan & {
  readonly repositoryId: RepositoryId;
  /** An issue type in no scope is not read: what needs it stays incomplete. */
  readonly scopes: readonly CountingScope[];
  readonly baselineSources?: readonly CountSource[];
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

export type EvidenceWorld = {
  readonly reader: Pick<FindingsReader, 'searchIssues' | 'storedSearches'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
};
