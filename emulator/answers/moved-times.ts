import { isExactInteger } from '../wire/exact-json.ts';

const TIME = /^(\d{4}-\d{2}-\d{2})([T ])(\d{2}:\d{2}:\d{2})((?:\.\d{1,9})?(?: ?(?:[Zz]|UTC|GMT|[+-]\d{2}:?\d{2}))?)$/;
/** What is earlier or later stands for a time that is not there. */
const FIRST_TIME_MS = Date.UTC(1971, 0, 1);
const LAST_TIME_MS = Date.UTC(2999, 0, 1);

/** The value with every time in it so many seconds later; all else is as it was. */
export function movedTimes(value: unknown, seconds: number): unknown {
  if (typeof value === 'string') return movedTime(value, seconds);
  if (Array.isArray(value)) return value.map((element) => movedTimes(element, seconds));
  if (!hasMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, movedTimes(inner, seconds)]));
}

/** What is asked: one text for each question, whatever the order of its members and its times. These are in milliseconds. */
export function questionIn(value: unknown): { readonly text: string; readonly timesMs: readonly number[] } {
  const timesMs: number[] = [];
  const textOf = (inner: unknown): string => {
    const ms = typeof inner === 'string' && TIME.test(inner) ? Date.parse(inner) : Number.NaN;
    if (!Number.isNaN(ms)) timesMs.push(ms);
    if (!Number.isNaN(ms)) return '"…"';
    if (Array.isArray(inner)) return `[${inner.map(textOf).join(',')}]`;
    if (!hasMembers(inner)) return JSON.stringify(inner);
    const names = Object.keys(inner).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${textOf(inner[name])}`).join(',')}}`;
  };
  return { text: textOf(value), timesMs };
}

function movedTime(text: string, seconds: number): string {
  const [, date, between = '', time, rest = ''] = TIME.exec(text) ?? [];
  const ms = date === undefined ? Number.NaN : Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(ms) || ms < FIRST_TIME_MS || ms > LAST_TIME_MS) return text;
  const moved = new Date(ms + seconds * 1_000).toISOString().slice(0, -'.000Z'.length);
  return moved.replace('T', between) + rest;
}

/** False for a number that is kept as it was written. */
function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isExactInteger(value);
}
