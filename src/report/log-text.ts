import { clean } from './text.ts';

const MOST_OF_A_LINE = 4_000;

/**
 * One line for the Actions log, out of text that may be hostile. The runner takes `::name::` after any leading space, and
 * `##[name]` anywhere, for a command: both are broken up by a space.
 */
export function logLine(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_LINE));
}

/** Breaks up workflow commands in a text of one line. */
export function breakCommands(line: string): string {
  return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll('##[', '## [');
}
