import type { GateReport } from '../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../domain/severity.ts';
import { isoText } from './time-text.ts';

/** Mid-tones that stand out from a white page and from a dark one; everything else is the reader's own theme. */
const SETTINGS =
  '%%{init: {"xyChart": {"width": 640, "height": 240}, "themeVariables": {"xyChart": {"backgroundColor": "transparent", "plotColorPalette": "#7c83db, #e0603f"}}}}%%';
const MOST_SCANS = 12;

type Bar = { readonly column: CountColumn; readonly count: number; readonly limit: number | undefined };

/**
 * Issues by severity against their limits, as a Mermaid chart of our own words and numbers. Empty where there is nothing to
 * draw; the table of counts beside it says the same in text.
 */
export function severityChart(report: GateReport): string {
  const bars = COUNT_COLUMNS.flatMap((column) => barOf(report, column));
  if (bars.every(({ count }) => count === 0)) return '';
  const limits = bars.map(({ limit }) => limit);
  const line = limits.every((limit) => limit !== undefined) ? [`  line [${limits.join(', ')}]`] : [];
  return mermaid([
    `  title "Issues by severity${line.length > 0 ? ' (bars) and limits (line)' : ', with the limits that are set'}"`,
    `  x-axis [${bars.map((bar) => `"${labelOf(bar)}"`).join(', ')}]`,
    `  y-axis "issues" 0 --> ${ceilingOf(bars.flatMap(({ count, limit }) => [count, limit ?? 0]))}`,
    `  bar [${bars.map(({ count }) => count).join(', ')}]`,
    ...line,
  ]);
}

/** Finding counts of the last scans of the branch, with the same numbers in words; empty for fewer than two. */
export function historyChart({ history }: GateReport): string {
  const points = history
    .slice(-MOST_SCANS)
    .map(({ startedAtMs, findings }) => ({ day: isoText(startedAtMs)?.slice(5, 16), findings: Number(findings) }));
  if (points.length < 2 || !points.every(({ findings }) => Number.isSafeInteger(findings))) return '';
  const days = points.map(({ day }) => day?.slice(0, 5));
  const isDayEnough = new Set(days).size === days.length && !days.includes(undefined);
  const numbers = points.map(({ findings }) => findings);
  const chart = mermaid([
    '  title "Findings in the last scans of this branch"',
    `  x-axis [${days.map((day, index) => `"${isDayEnough ? day : index + 1}"`).join(', ')}]`,
    `  y-axis "findings" 0 --> ${ceilingOf(numbers)}`,
    `  line [${numbers.join(', ')}]`,
  ]);
  return `${chart}\n\nFindings per scan, oldest first: ${numbers.join(', ')}.`;
}

function barOf({ counts, conditions }: GateReport, column: CountColumn): Bar[] {
  const count = Number(counts[column] ?? Number.NaN);
  const max = conditions.find(({ source, name }) => source === 'input' && name === `max-${column}`)?.max;
  const limit = max === undefined ? undefined : Number(max);
  if (!Number.isSafeInteger(count) || (limit !== undefined && !Number.isSafeInteger(limit))) return [];
  return count === 0 && limit === undefined ? [] : [{ column, count, limit }];
}

function labelOf({ column, limit }: Bar): string {
  return limit === undefined ? column : `${column} (max ${limit})`;
}

/** The next round number, so that the axis has about ten marks; below 10, Mermaid would mark fractions of an issue. */
function ceilingOf(numbers: readonly number[]): number {
  const highest = Math.max(10, ...numbers);
  const power = 10 ** Math.floor(Math.log10(highest));
  return [1, 2, 4, 5, 8, 10].map((step) => step * power).find((ceiling) => ceiling >= highest) ?? highest;
}

function mermaid(lines: readonly string[]): string {
  return ['```mermaid', SETTINGS, 'xychart-beta', ...lines, '```'].join('\n');
}
