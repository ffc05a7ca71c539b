import { durationText } from '../../domain/text/duration-text.ts';
import { INVISIBLE } from '../../domain/text/invisible.ts';
import type { EpochMs } from '../../domain/work/time.ts';

const MOST_CODE_POINTS = 200;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Text from outside as one line that shows all its characters: unseen ones as `\u2028`, a long text cut with `…`. */
export function clean(text: string, most: number = MOST_CODE_POINTS): string {
  return cut(visible(cut(text, most)), most);
}

/** Replaces each unseen character by its escape; the result has no line break of any kind. */
export function visible(text: string): string {
  return replaceInvisible(text, (character) => {
    const hex = character.codePointAt(0)!.toString(16);
    return SHORT_ESCAPES[character] ?? (hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`);
  });
}

/** Replaces each unseen character, line feeds included, by what `replacement` makes of it. */
export function replaceInvisible(text: string, replacement: (character: string) => string): string {
  return text.replace(INVISIBLE, replacement);
}

/** The first `most` code points, the last of them `…` where something is left out. Reads no more of the text than that. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = Array.from(text.slice(0, (most + 1) * 2));
  return head.length <= most ? text : `${head.slice(0, most - 1).join('')}…`;
}

/** Adds a capital, unless the first word is not an ordinary one, such as a name, and a full stop. */
export function plainSentence(text: string): string {
  const start = /^[a-z]+(?:[ ,.:;]|$)/.test(text) ? text[0]!.toUpperCase() + text.slice(1) : text;
  return start === '' || /[.!?…]["'`)]*$/.test(start) ? start : `${start}.`;
}

/** Calls `make` once for each object, and stores what it returns. */
export function kept<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

export function joined(parts: readonly string[], between = ' '): string {
  return parts.filter((part) => part !== '').join(between);
}

/** `a, b and 3 more`: at most `most` are named. */
export function fewOf<Item>(
  items: readonly Item[],
  most: number,
  nameOf: (item: Item) => string,
  inAll = items.length,
): string {
  const named = items.slice(0, most).map((item) => nameOf(item));
  return [named.join(', '), ...moreLine(inAll - named.length)].join(' ');
}

export function fewLines(lines: readonly string[], most: number): string[] {
  return [...lines.slice(0, most), ...moreLine(lines.length - most)];
}

export function moreLine(left: number): string[] {
  return left > 0 ? [`and ${left} more`] : [];
}

/** Every UTF-16 unit as JSON, JavaScript and YAML escape it: `\u2028`. */
export function unitEscapes(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

const MOST_OF_A_LINE = 4_000;

/** One line for a CI log. `::name::` after any space, `##[name]`, `##vso[…]` and `##teamcity[…]` are commands to some systems: a space breaks them. */
export function logLine(text: string): string {
  return breakCommands(clean(text, MOST_OF_A_LINE));
}

export function breakCommands(line: string): string {
  return line.replace(/^\s*::/, (start) => `${start.slice(0, -1)} :`).replaceAll(/##([a-z]*\[)/gi, '## $1');
}

/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
export function minuteText(timeMs: EpochMs | undefined): string {
  const iso = isoText(timeMs);
  return iso === undefined ? '–' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
export function isoText(timeMs: EpochMs | undefined): string | undefined {
  if (timeMs === undefined) return undefined;
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** `12s before this run`, `during this run`: on a page that stays as it is, times are relative to the run. Milliseconds since 1970. */
export function beforeRun(timeMs: EpochMs, runStartedAtMs: EpochMs): string {
  const seconds = (runStartedAtMs - timeMs) / 1_000;
  return seconds < 1 ? 'during this run' : `${durationText(seconds)} before this run`;
}
