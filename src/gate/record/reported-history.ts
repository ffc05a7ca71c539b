import type { GateReport } from '../../domain/report.ts';
import type { Scan } from '../../domain/scan.ts';
import type { ProvenScans } from './learned.ts';

const MOST_HISTORY_POINTS = 20;

/** Earlier finished scans of the same branch, and the newest deciding one as the last point. */
export function historyOf({ decision, refs }: ProvenScans, earlierScans: readonly Scan[]): GateReport['history'] {
  const deciding = decision.deciding[0]!.scan;
  const own = earlierScans.filter(
    (scan) =>
      scan.repositoryId === deciding.repositoryId &&
      !scan.isPartialScan &&
      scan.branch !== undefined &&
      refs.includes(scan.branch),
  );
  return [...own, deciding]
    .filter((scan) => scan.startedAtMs !== undefined)
    .map((scan) => ({ startedAtMs: scan.startedAtMs!, findings: scan.findingsCounts.total }))
    .sort((a, b) => a.startedAtMs - b.startedAtMs)
    .slice(-MOST_HISTORY_POINTS);
}
