import { COUNT_COLUMNS, type CountColumn } from '../../domain/issue.ts';
import type { GateReport } from '../../domain/report.ts';
import { atLeast } from '../text/report-facts.ts';

/** Mid-tones that are easy to see on a white page and on a dark one; everything else follows the reader's own theme. */
const CALM = '#7c83db';
const ALARM = '#e0603f';

/** A Mermaid chart of our own words and numbers; empty where there is nothing to draw. */
export function severityChart(report: GateReport): string {
  const bars = COUNT_COLUMNS.flatMap((column) => barOf(report, column));
  if (bars.every(({ count }) => count === 0)) return '';
  const isOver = bars.some(({ over }) => over > 0);
  // Bars at the same position are drawn over one another: of the first, only the part above the second is visible.
  const all = `  bar [${bars.map(({ count }) => count).join(', ')}]`;
  const allowed = `  bar [${bars.map(({ count, over }) => count - over).join(', ')}]`;
  return mermaid(isOver ? [ALARM, CALM] : [CALM], [
    `  title "Issues by severity${isOver ? ' (red: over the limit)' : ''}"`,
    `  x-axis [${bars.map(({ label }) => `"${label}"`).join(', ')}]`,
    `  y-axis 0 --> ${Math.max(...bars.map(({ count }) => count))}`,
    ...(isOver ? [all, allowed] : [all]),
  ]);
}

function barOf({ counts, countsAre, conditions }: GateReport, column: CountColumn) {
  // A bar says how much there is: there is none where that is not known.
  if (countsAre === 'unsettled' || (countsAre === 'at-least' && counts[column] === 0n)) return [];
  const condition = conditions.find((candidate) => candidate.column === column);
  const count = Number(counts[column] ?? Number.NaN);
  const limit = condition === undefined ? undefined : Number(condition.max);
  if (!Number.isSafeInteger(count) || (limit !== undefined && !Number.isSafeInteger(limit))) return [];
  if (count === 0 && limit === undefined) return [];
  const judged = condition?.compare === 'new' ? condition.new : condition?.found;
  const left = condition === undefined ? 0 : Number((judged ?? 0n) - condition.waived - condition.max);
  const label = `${column}: ${atLeast(countsAre)}${count}${limit === undefined ? '' : ` (max ${limit})`}`;
  return [{ label, count, over: Math.min(count, Math.max(0, left)) }];
}

/** Without a scale: the labels show the numbers, and a bar of 0 is drawn above the bottom. */
function mermaid(palette: readonly string[], lines: readonly string[]): string {
  const yAxis = { showLabel: false, showTick: false, showAxisLine: false };
  const theme = { xyChart: { backgroundColor: 'transparent', plotColorPalette: palette.join(', ') } };
  const settings = { xyChart: { width: 720, height: 240, yAxis }, themeVariables: theme };
  return ['```mermaid', `%%{init: ${JSON.stringify(settings)}}%%`, 'xychart-beta', ...lines, '```'].join('\n');
}
