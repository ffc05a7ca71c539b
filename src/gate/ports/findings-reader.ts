import type { ScanId } from '../../domain/ids.ts';
import type { IssuePage, IssueSearch } from '../../domain/issue.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../../domain/scan.ts';

/** The three reads of the platform that the gate may make. Nothing behind this type can change anything there. */
export type FindingsReader = {
  /** Pages of scan records, in no particular order, to the end. Throws `GateFailure`. */
  listScans(search: ScanSearch): AsyncGenerator<ScanPage, void, undefined>;
  /** Throws `GateFailure`; `not-found` where the platform does not know the scan (yet). */
  readScan(id: ScanId): Promise<ScanDetail>;
  /** Pages of issue groups, to the end. The signal, where given, stops it instead of the run's own. Throws `GateFailure`. */
  searchIssues(search: IssueSearch, signal?: AbortSignal): AsyncGenerator<IssuePage, void, undefined>;
  /** Requests sent to the platform so far, repeated attempts included. */
  requestsSent(): number;
};
