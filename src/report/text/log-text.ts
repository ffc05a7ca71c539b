import { clean } from './text.ts';

const MOST_OF_A_LINE = 4_000;

/** One line for a CI log. `::name::` after any space, `##[name]`, `##vso[…]` and `##teamcity[…]` are commands to some systems: a space breaks them. */
export function logLine(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_LINE));
}

export function breakCommands(line: string): string {
  return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll(/##([a-z]*\[)/gi, '## $1');
}
