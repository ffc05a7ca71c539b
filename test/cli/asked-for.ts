import { findCommand } from '../../src/cli/program.ts';

/** What these words ask for, and what is printed for them. */
export async function askedFor(words: string) {
  const lines: string[] = [];
  const found = await findCommand(
    words.split(' ').filter((word) => word !== ''),
    (line) => lines.push(line),
  );
  return { lines, found };
}
