import { breakCommands } from '../../../report/text/log-text.ts';
import { clean } from '../../../report/text/text.ts';
import { widthOf } from '../../../report/text/text-width.ts';

/** No line is wider: it is read in a terminal, and pasted into an issue. */
const WIDTH = 100;
/** What a platform sends may be longer than anybody reads. */
const MOST_OF_A_LOOK = 600;
const BETWEEN = '  ';

export type CellRow = readonly [name: string, word: string, text: string];

export function rowLines(rows: readonly CellRow[]): readonly string[] {
  const widest = (column: 0 | 1): number => Math.max(0, ...rows.map((row) => row[column].length));
  const [first, second] = [widest(0), widest(1)];
  const indent = ' '.repeat(first + second + 2 * BETWEEN.length);
  return rows.flatMap(([name, word, text]) => {
    const start = name.padEnd(first) + BETWEEN + word.padEnd(second) + BETWEEN;
    return broken(harmless(text), WIDTH - indent.length).map((line, index) =>
      (index === 0 ? start + line : indent + line).trimEnd(),
    );
  });
}

export function wrapped(text: string, indent: string): readonly string[] {
  return broken(harmless(text), WIDTH - indent.length).map((line, index) => (index === 0 ? line : indent + line));
}

/** As the terminal would print it: what that adds must fit, too. */
function harmless(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_LOOK));
}

function broken(text: string, columns: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    const longer = last === '' ? word : `${last} ${word}`;
    if (widthOf(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(...piecesOf(word, columns));
  }
  return lines[0] === '' && lines.length > 1 ? lines.slice(1) : lines;
}

function piecesOf(word: string, columns: number): readonly string[] {
  const pieces = [''];
  for (const character of word) {
    if (widthOf(pieces.at(-1)! + character) > columns) pieces.push(character);
    else pieces[pieces.length - 1] += character;
  }
  return pieces;
}
