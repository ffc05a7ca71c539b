import { GAP, type Measured, type Room, widthOf } from './plain-table.ts';

/** Texts are cut to `READABLE` before an extra column is left out, and to `LEAST` once no other column can be left out. */
const READABLE = 24;
const LEAST = 6;

/** The room of a terminal: texts are cut, the widest first, then columns are left out. Undefined if there is no width to fit. */
export function roomOf(columns: number | undefined): Room | undefined {
  if (columns === undefined) return undefined;
  return {
    columns,
    fit: (all) =>
      columnsFor(all, columns).map((one) => ({ ...one, cells: one.cells.map((cell) => fitWidth(cell, one.width)) })),
  };
}

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

/** Shortens the widest text by one column at a time, until all fit or none can be shortened. */
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

/** A text of at most `columns` columns, never cut in the middle of a character; `…` where something is left out. */
export function fitWidth(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let head = '';
  let width = 1;
  for (const character of text) {
    width += widthOf(character);
    if (width > columns) break;
    head += character;
  }
  return `${head}…`;
}
