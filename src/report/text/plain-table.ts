import { eastAsianWidth } from 'get-east-asian-width';
import type { Column } from './table.ts';
import { clean } from './text.ts';

/** In code points. No name is longer, and only a limit of columns cuts a shorter text. */
const MOST_OF_A_CELL = 1_000;
/** Cells are padded to this width at most: one long name must not move all other columns. */
const MOST_ALIGNED = 60;
export const GAP = 2;

export type PlainColumn<Item> = Column<Item> & {
  /** True if a part of the text is useless, as of an id: the text is not cut. Numbers are not cut either. */
  readonly isWhole?: boolean;
  readonly isExtra?: boolean;
};

/** The width of a terminal, and how a table is made to fit it (see `roomOf`). Files and logs have no such limit. */
export type Room = { readonly columns: number; fit<One extends Measured>(all: readonly One[]): readonly One[] };

export type Measured = {
  readonly column: Omit<PlainColumn<never>, 'cell'>;
  /** The title, then the text for each item. */
  readonly cells: readonly string[];
  readonly width: number;
};

/** Lines of aligned columns, titles first. The last line names the columns that are left out for lack of space. */
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
