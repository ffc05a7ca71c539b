import { eastAsianWidth } from 'get-east-asian-width';
import type { Column } from './table.ts';
import { clean } from './text.ts';

/** No name is longer. Where there is no limit of columns, nothing shorter is cut. */
const MOST_OF_A_CELL = 1_000;
/** Columns are aligned up to here: one long name must not move all the others. */
const MOST_ALIGNED = 60;
/** Texts are cut to this width before a column is left out, and to the other one after. */
const READABLE = 24;
const LEAST = 6;
const GAP = 2;

export type PlainColumn<Item> = Column<Item> & {
  /** True for what has no use in part, such as an id: it is not cut. Nor is a number. */
  readonly isWhole?: boolean;
  readonly isExtra?: boolean;
};

/** Lines of aligned columns, titles first. For `room` columns the widest texts are cut, then columns left out, which the last line names. */
export function plainTable<Item>(
  columns: readonly PlainColumn<Item>[],
  items: readonly Item[],
  room?: number,
): string[] {
  const measured = columns
    .filter(({ isShown = true }) => isShown)
    .map((column) => {
      const cells = [column.title, ...items.map((item) => clean(column.cell(item), MOST_OF_A_CELL))];
      return { column, cells, width: Math.max(...cells.map(widthOf)) };
    });
  const fitted = room === undefined ? measured : columnsFor(measured, room);
  const shown = fitted.map(({ column, cells, width }) =>
    room === undefined
      ? cells.map((cell) => padded(cell, Math.min(width, MOST_ALIGNED), column.isNumber))
      : cells.map((cell) => padded(fitWidth(cell, width), width, column.isNumber)),
  );
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

type Measured = { readonly column: PlainColumn<never>; readonly width: number };

function columnsFor<One extends Measured>(all: readonly One[], room: number): readonly One[] {
  let shown = all;
  while (total(shown.map((one) => leastOf(one, READABLE))) > room) {
    const extra = shown.findLastIndex(({ column }) => column.isExtra === true);
    if (extra < 0) break;
    shown = shown.toSpliced(extra, 1);
  }
  const least = shown.map((one) => leastOf(one, READABLE));
  return total(least) > room ? shrunk(shown, room, LEAST) : shrunk(shown, room, READABLE);
}

/** Takes from the widest text, a column at a time, until all fit or nothing more can be taken. */
function shrunk<One extends Measured>(shown: readonly One[], room: number, most: number): readonly One[] {
  const widths = shown.map(({ width }) => width);
  const least = shown.map((one) => leastOf(one, most));
  while (total(widths) > room) {
    const spare = widths.map((width, index) => (width > least[index]! ? width : 0));
    const widest = spare.indexOf(Math.max(...spare));
    if (spare[widest] === 0) break;
    widths[widest]! -= 1;
  }
  return shown.map((one, index) => ({ ...one, width: widths[index]! }));
}

function leastOf({ column, width }: Measured, most: number): number {
  if (column.isNumber === true || column.isWhole === true) return width;
  return Math.min(width, Math.max(most, column.title.length));
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
}

function padded(cell: string, width: number, isNumber = false): string {
  const padding = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return isNumber ? padding + cell : cell + padding;
}

const MARK = /^[\p{Mn}\p{Me}]$/u;

/** Counts columns of a terminal: CJK characters and emoji take two, marks none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

/** A text of at most `columns` columns, never cut in the middle of a character; `…` where something is left out. */
export function fitWidth(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let head = '';
  let width = 1;
  for (const character of text) {
    width += widthOfCharacter(character);
    if (width > columns) break;
    head += character;
  }
  return `${head}…`;
}

function widthOfCharacter(character: string): number {
  return MARK.test(character) ? 0 : eastAsianWidth(character.codePointAt(0)!);
}
