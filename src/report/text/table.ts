import { moreLine } from './text.ts';

/** Cells of a page are Markdown: outside text goes through `code` or `prose`. */
export type Column<Item> = {
  readonly title: string;
  readonly isNumber?: boolean;
  /** False for a column that would say nothing: it is left out. */
  readonly isShown?: boolean;
  readonly cell: (item: Item) => string;
};

/** A Markdown table, cut at a row; empty where there is nothing to show. It has at most `most` rows, then the number of the other items. */
export function table<Item>(
  all: readonly Column<Item>[],
  items: readonly Item[],
  most: number,
  inAll = items.length,
): string {
  const columns = all.filter(({ isShown = true }) => isShown);
  const shown = items.slice(0, most);
  if (inAll === 0) return '';
  if (shown.length === 0) return `${inAll} not shown here.`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isNumber }) => (isNumber ? '--:' : ':--'))),
    ...shown.map((item) => line(columns.map(({ cell }) => cell(item)))),
    ...moreLine(inAll - shown.length).flatMap((more) => ['', more]),
  ].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map(escapeBars).join(' | ')} |`;
}

/** Bars separate cells even inside code spans. Parsers disagree about two backslashes before a bar, and agree about one and three. */
function escapeBars(cell: string): string {
  return cell.replace(/\\+\|?|\|/g, (run) => (run.endsWith('|') ? (run.length % 2 === 1 ? '\\' : '\\\\') : '') + run);
}
