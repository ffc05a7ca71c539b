import type { GateReport } from '../../domain/report.ts';
import type { CountColumn } from '../../domain/severity.ts';
import { type FindingRow, findingRows, moreText } from '../text/finding-rows.ts';
import { small } from '../text/markdown.ts';
import { rowFacts, severityText, whatText, whereText } from '../text/row-text.ts';
import { table } from '../text/table.ts';
import { markdown } from '../text/text-style.ts';

const MARKS: Readonly<Record<CountColumn, string>> = {
  critical: '🔴',
  high: '🟠',
  medium: '🟡',
  low: '🔵',
  unrated: '⚪',
};

/** What breaks a condition, a line each; the last one says how many are left out. Empty where nothing is broken. */
export function findingsTable(report: GateReport, most: number): string {
  const all = findingRows(report);
  const style = markdown(report);
  const shown = all.rows.slice(0, most);
  const more = moreText(all, shown.length);
  const cells = shown.map((row) => ({
    severity: `${row.isBlocking ? MARKS[row.severity ?? 'unrated'] : '⚠️'}&nbsp;${severityText(row, report)}`,
    where: whereText(row, style),
    what: whatCell(row),
  }));
  const rest = { severity: '', where: more, what: 'Not shown here: see the issues on the platform.' };
  return table(
    [
      { title: '', cell: ({ severity }) => severity },
      { title: 'Where', cell: ({ where }) => where },
      { title: 'What', cell: ({ what }) => what },
    ],
    more === '' ? cells : [...cells, rest],
    { most: most + 1, noun: 'findings' },
  );

  function whatCell(row: FindingRow): string {
    const [what, facts] = [whatText(row, style), rowFacts(row, report, style).join(' · ')];
    return what === '' ? facts : `${what}<br>${small(facts)}`;
  }
}
