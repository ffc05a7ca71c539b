import { checkJson, endOfString, isEscaped } from './check-json.ts';
import {
  JsonError,
  JsonNumber,
  type JsonObject,
  type JsonValue,
  MAX_DEPTH,
  MAX_MEMBERS,
  MAX_VALUES,
} from './json-value.ts';

declare global {
  interface JSON {
    /** The text of a number as it was written comes in `source` (Node 22 and later). */
    parse(
      text: string,
      reviver: (name: string, value: unknown, context: { readonly source: string }) => unknown,
    ): unknown;
    /** An integer that is written with exactly these digits (Node 22 and later). */
    rawJSON(digits: string): unknown;
  }
}

const SPACE = 0x20;
const QUOTE = 0x22;
const COLON = 0x3a;

/** Each value takes two characters. A text of this length cannot exceed the limit of values, so it may be parsed before it is checked. */
const MOST_UNCHECKED = 2 * MAX_VALUES;

/** Parses one value, UTF-8. Throws `JsonError` also for duplicate names, and above 64 levels, 10,000 members or 1,000,000 values. With `isExact` numbers are text. */
export function parseJson(json: string | Buffer, { isExact = false } = {}): JsonValue {
  const text = json.toString();
  const plain = isExact || text.length > MOST_UNCHECKED ? undefined : parsePlain(text);
  if (plain !== undefined) return plain;
  try {
    const { hasOddNumber } = checkJson(text);
    return isExact || hasOddNumber ? (JSON.parse(text, asWritten) as JsonValue) : JSON.parse(text);
  } catch (error) {
    // The words of V8 quote the text, and must not be shown.
    throw error instanceof SyntaxError ? new JsonError('it cannot be parsed') : error;
  }
}

/** Undefined if only a check of the text can decide. `JSON.parse` keeps one member of a duplicate name, so there are fewer members than name ends. */
function parsePlain(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return membersIn(value, MAX_DEPTH) === nameEndsIn(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The number of members. NaN above the limits, and for a whole number: it may have been written as `3.0`, or with more digits. */
function membersIn(value: JsonValue, depthLeft: number): number {
  if (typeof value === 'object' && value !== null) return membersInside(value, depthLeft);
  return typeof value === 'number' && (Number.isInteger(value) || !Number.isFinite(value)) ? Number.NaN : 0;
}

/** A separate function, so that it is not called for each of a hundred thousand texts. */
function membersInside(value: object, depthLeft: number): number {
  if (depthLeft === 0) return Number.NaN;
  let members = 0;
  let inner = 0;
  if (Array.isArray(value)) for (const each of value) inner += membersIn(each, depthLeft - 1);
  else {
    // Lists of names and values would create garbage of the size of the page.
    for (const name in value) {
      members += 1;
      inner += membersIn((value as JsonObject)[name]!, depthLeft - 1);
    }
  }
  return members > MAX_MEMBERS ? Number.NaN : members + inner;
}

/** Counts `":`, the ends of names; some in values are counted too. NaN if a name has an escape. */
function nameEndsIn(text: string): number {
  if (isANameEscaped(text)) return Number.NaN;
  let ends = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let last = at - 1;
    while (text.charCodeAt(last) <= SPACE) last -= 1;
    if (text.charCodeAt(last) === QUOTE && !isEscaped(text, last)) ends += 1;
  }
  return ends;
}

/** V8 13.6 confuses such a name with one that has a backslash: then the number of members proves nothing. */
function isANameEscaped(text: string): boolean {
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
    at = endOfString(text, at + 1);
    while (text.charCodeAt(at) <= SPACE) at += 1;
    if (text.charCodeAt(at) === COLON) return true;
  }
  return false;
}

function asWritten(_name: string, value: unknown, { source }: { readonly source: string }): unknown {
  return typeof value === 'number' ? new JsonNumber(source) : value;
}
