import { findCommand } from '../../src/cli/program.ts';

export async function askedFor(words: string, columns?: number) {
  const lines: string[] = [];
  const found = await findCommand(
    words.split(' ').filter((word) => word !== ''),
    { print: (line: string) => void lines.push(line), columns },
  );
  return { lines, found };
}
