import { eastAsianWidth } from 'get-east-asian-width';
import type { Column } from './table.ts';
import { clean } from './text.ts';

/** No name is longer. Where there is no limit of columns, nothing shorter is cut. */
const MOST_OF_A_CELL = 1_000;
/** Columns are aligned up to here: one long name must not move all the others. */
const MOST_ALIGNED = 60;
export const GAP = 2;

export type PlainColumn<Item> = Column<Item> & {
  /** True for what has no use in part, such as an id: it is not cut. Nor is a number. */
  readonly isWhole?: boolean;
  readonly isExtra?: boolean;
};

/** A terminal of so many columns, and how a table is made to fit it: `roomOf`. Files and logs have none. */
export type Room = { readonly columns: number; fit<One extends Measured>(all: readonly One[]): readonly One[] };

export type Measured = {
  readonly column: Omit<PlainColumn<never>, 'cell'>;
  /** The title first. */
  readonly cells: readonly string[];
  readonly width: number;
};

/** Lines of aligned columns, titles first. What is left out for want of room is named in the last line. */
export function plainTable<Item>(columns: readonly PlainColumn<Item>[], items: readonly Item[], room?: Room): string[] {
  const measured = columns
    .filter(({ isShown = true }) => isShown)
    .map((column): Measured => {
      const cells = [column.title, ...items.map((item) => clean(column.cell(item), MOST_OF_A_CELL))];
      return { column, cells, width: Math.max(...cells.map(widthOf)) };
    });
  const fitted = room?.fit(measured) ?? measured.map((one) => ({ ...one, width: Math.min(one.width, MOST_ALIGNED) }));
  const shown = fitted.map(({ column, cells, width }) => cells.map((cell) => padded(cell, width, column.isNumber)));
  const lines = Array.from({ length: items.length + 1 }, (_, row) =>
    shown
      .map((cells) => cells[row]!)
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
  const left = measured.filter(({ column }) => !fitted.some((one) => one.column === column));
  if (left.length === 0) return lines;
  return [...lines, `Left out for lack of space: ${left.map(({ column }) => column.title).join(', ')}`];
}

function padded(cell: string, width: number, isNumber = false): string {
  const padding = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return isNumber ? padding + cell : cell + padding;
}

const MARK = /^[\p{Mn}\p{Me}]$/u;

/** Counts columns of a terminal: CJK characters and emoji take two, marks none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += MARK.test(character) ? 0 : eastAsianWidth(character.codePointAt(0)!);
  return width;
}
