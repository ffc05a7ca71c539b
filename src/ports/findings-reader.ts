import type { ScanId } from '../domain/ids.ts';
import type { CountedPage, IssueSearch } from '../domain/issue.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../domain/scan.ts';

/** A wait that the platform asks for (`Retry-After`) must end within its phase (docs/verdict-rules/what-is-asked.md). */
export type Phase = 'polling' | 'reading';

export type Pages<Page> = AsyncGenerator<Page, void, undefined>;

/** The three reads of the platform that the gate may make. Nothing behind this type can change anything there. */
export type FindingsReader = {
  /** Pages of scans, in no particular order, to the end. The phase is `reading` unless it is given. Throws `GateFailure`. */
  listScans(search: ScanSearch, phase?: Phase): Pages<ScanPage>;
  /** With `aside`, the verdict does not need the answer: one attempt, stopped by that signal. Throws `not-found` if the scan is not known (yet). */
  readScan(id: ScanId, phase?: Phase, aside?: AbortSignal): Promise<ScanDetail>;
  /** Pages of issue groups, to the end. If given, `signal` stops them instead of the run's own. Throws `GateFailure`. */
  searchIssues(search: IssueSearch, signal?: AbortSignal): Pages<CountedPage>;
  /** Requests to the platform so far, each counted once. */
  requestsPlanned(): number;
  /** The same with repeated attempts. */
  requestsSent(): number;
};
