import { eastAsianWidth } from 'get-east-asian-width';
import { clean } from './text.ts';

const MOST_OF_A_CELL = 60;

export type PlainColumn<Item> = {
  readonly title: string;
  readonly isNumber?: boolean;
  /** Raw text: it is made harmless here. */
  readonly cell: (item: Item) => string;
};

/** Lines of aligned columns for a log, the titles first. */
export function plainTable<Item>(columns: readonly PlainColumn<Item>[], items: readonly Item[]): string[] {
  const rows = [
    columns.map(({ title }) => title),
    ...items.map((item) => columns.map(({ cell }) => clean(cell(item), MOST_OF_A_CELL))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => widthOf(row[index]!))));
  return rows.map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index]!, columns[index]!.isNumber))
      .join('  ')
      .trimEnd(),
  );
}

function padded(cell: string, width: number, isNumber = false): string {
  const padding = ' '.repeat(width - widthOf(cell));
  return isNumber ? padding + cell : cell + padding;
}

/** In columns of a terminal: CJK characters and emoji take two. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += eastAsianWidth(character.codePointAt(0)!);
  return width;
}
