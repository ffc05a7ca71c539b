import type { GateReport } from '../../domain/report.ts';
import { COUNT_COLUMNS } from '../../domain/severity.ts';
import { code } from '../text/markdown.ts';
import { hasCounts } from '../text/report-facts.ts';

/**
 * Gives all counts in one line: `**3** critical · **14** high · 0 medium …`, what waivers take out, and against the
 * baseline.
 */
export function countLine(report: GateReport): string {
  if (!hasCounts(report)) return 'The issues were not read.';
  const { waived } = report;
  const counts = [
    ...COUNT_COLUMNS.map((column) => `${countText(report.counts[column])} ${column}`),
    ...(waived === undefined || waived === 0n ? [] : [`of these ${waived} waived`]),
  ].join(' · ');
  const comparison = baselineText(report);
  return comparison === '' ? counts : `${counts}  \n${comparison}`;
}

function countText(count: bigint | undefined): string {
  if (count === undefined) return '?';
  return count > 0n ? `**${count}**` : '0';
}

function baselineText({ baseline, newTotal, fixedTotal }: GateReport): string {
  if (baseline === undefined) return '';
  const against = `against the baseline ${code(baseline.ref)} as it is now, net per rule`;
  if (baseline.wasScanned === false)
    return `No scan of the baseline ${code(baseline.ref)} is known: everything counts as new.`;
  const changes = [
    ...(newTotal === undefined ? [] : [`**${newTotal}** new`]),
    ...(fixedTotal === undefined ? [] : [`${fixedTotal} fixed`]),
  ];
  return changes.length === 0 ? `Compared ${against}.` : `${changes.join(', ')} ${against}`;
}
