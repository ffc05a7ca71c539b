import type { GateReport } from '../../domain/report.ts';
import { prose } from '../text/markdown.ts';
import { list } from '../text/table.ts';

/** Everything that is wrong in the policy, where that is more than the headline says; else empty. */
export function problemList({ problems }: GateReport, rows: number): string {
  if (problems.length < 2) return '';
  const items = list(problems.map(prose), { most: Math.max(rows, 1), noun: 'problems' });
  return `**What to correct**\n\n${items}`;
}
