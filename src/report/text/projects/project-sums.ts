import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../../domain/severity.ts';

/**
 * The whole with counts that are sums over the projects. What is not known of a project is not 0: the sum is then a
 * lower bound, whichever project it is.
 */
export function withSums(report: GateReport, projects: readonly ProjectReport[]): GateReport {
  const isExact = projects.every(
    ({ counts, countsAre }) => countsAre === 'exact' && COUNT_COLUMNS.every((column) => counts[column] !== undefined),
  );
  const sums = COUNT_COLUMNS.map((column): [CountColumn, bigint] => [
    column,
    projects.reduce(
      (sum, { counts, countsAre }) => sum + (countsAre === 'unsettled' ? 0n : (counts[column] ?? 0n)),
      0n,
    ),
  ]);
  const wereScanned = new Set(
    projects.flatMap(({ baseline }) => (baseline === undefined ? [] : [baseline.wasScanned])),
  );
  const waived = projects.map((project) => project.waived);
  const total = sums.reduce((sum, [, count]) => sum + count, 0n);
  return {
    ...report,
    // What is true of the baseline of one project alone is told in its section.
    baseline: wereScanned.size > 1 ? undefined : report.baseline,
    countsAre: isExact ? 'exact' : 'at-least',
    waived: waived.includes(undefined) ? undefined : waived.reduce((sum, count) => sum! + count!, 0n),
    counts: { ...(Object.fromEntries(sums) as Record<CountColumn, bigint>), total },
  };
}
