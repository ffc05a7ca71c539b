import type { GateReport } from '../../domain/report.ts';
import { reportedFindings, type Scan } from '../../domain/scan.ts';
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
    .flatMap(({ startedAtMs, findingsCounts }) => {
      const findings = reportedFindings(findingsCounts);
      return startedAtMs === undefined || findings === undefined ? [] : [{ startedAtMs, findings }];
    })
    .sort((a, b) => a.startedAtMs - b.startedAtMs)
    .slice(-MOST_HISTORY_POINTS);
}
