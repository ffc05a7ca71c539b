import { clean } from './text.ts';

const MOST_OF_A_LINE = 4_000;

/**
 * Makes one line for a CI log, out of text that may be hostile. GitHub's runner takes `::name::` after any leading
 * space, and `##[name]` anywhere, for a command; others take `##vso[…]` and `##teamcity[…]`. All are broken up by a
 * space.
 */
export function logLine(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_LINE));
}

export function breakCommands(line: string): string {
  return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll(/##(?=[a-z]*\[)/gi, '## ');
}
