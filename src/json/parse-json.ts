import { BACKSLASH, checkJson, QUOTE, SPACE } from './check-json.ts';
import { JsonNumber, type JsonObject, type JsonValue, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';

declare global {
  interface JSON {
    /** The text of a number as it was written comes in `source` (Node 22 and later). */
    parse(
      text: string,
      reviver: (name: string, value: unknown, context: { readonly source: string }) => unknown,
    ): unknown;
  }
}

/** Each value takes two characters: a text no longer than this has no more of them, and may be parsed before it is checked. */
const MOST_UNCHECKED = 2 * MAX_VALUES;

/** One value, UTF-8. Throws `JsonError` also for doubled names, above 64 levels, 10,000 members or 1,000,000 values. With `isExact` numbers are text. */
export function parseJson(json: string | Buffer, { isExact = false } = {}): JsonValue {
  const text = json.toString();
  const plain = isExact || text.length > MOST_UNCHECKED ? undefined : parsePlain(text);
  if (plain !== undefined) return plain;
  const { hasOddNumber } = checkJson(text);
  return isExact || hasOddNumber ? (JSON.parse(text, asWritten) as JsonValue) : JSON.parse(text);
}

/** Undefined where only a check of the text can decide. Of a doubled name `JSON.parse` keeps one member: there are fewer than ends of names. */
function parsePlain(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return membersIn(value, MAX_DEPTH) === nameEndsIn(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** NaN above the limits, and where there is a whole number: it may have been written as `3.0`, or with more digits. */
function membersIn(value: JsonValue, depthLeft: number): number {
  if (typeof value === 'number') return Number.isFinite(value) && !Number.isInteger(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depthLeft === 0) return Number.NaN;
  let members = 0;
  let inner = 0;
  if (Array.isArray(value)) for (const each of value) inner += membersIn(each, depthLeft - 1);
  else {
    // Its names and values as lists would be garbage of the size of the page.
    for (const name in value) {
      members += 1;
      inner += membersIn((value as JsonObject)[name]!, depthLeft - 1);
    }
  }
  return members > MAX_MEMBERS ? Number.NaN : members + inner;
}

/**
 * Some texts begin as a name ends, and are counted too. NaN where a name has an escape: V8 13.6 takes one for another that has a backslash,
 * and how many members there are proves nothing.
 */
function nameEndsIn(text: string): number {
  let ends = 0;
  // Another search in this loop would be made for every colon, needed or not: V8 13.6 moves it out of its condition.
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let last = at - 1;
    while (text.charCodeAt(last) <= SPACE) last -= 1;
    if (text.charCodeAt(last) !== QUOTE) continue;
    let first = last - 1;
    while (text.charCodeAt(first) === BACKSLASH) first -= 1;
    // An escaped quote stands within a text.
    if ((last - first) % 2 === 0) continue;
    if (first < last - 1) return Number.NaN;
    while (first >= 0 && text.charCodeAt(first) !== QUOTE && text.charCodeAt(first) !== BACKSLASH) first -= 1;
    if (text.charCodeAt(first) === BACKSLASH || text.charCodeAt(first - 1) === BACKSLASH) return Number.NaN;
    ends += 1;
  }
  return ends;
}

function asWritten(_name: string, value: unknown, { source }: { readonly source: string }): unknown {
  return typeof value === 'number' ? new JsonNumber(source) : value;
}
