import { type JsonObject, type JsonValue, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';

/**
 * What `JSON.parse` makes of a text, where it hides nothing of it; undefined where it might, and where the text is no
 * JSON or too large. It would hide a doubled member name, which leaves fewer members than the text has colons, and how
 * a whole number was written.
 */
export function readPlainJson(text: string): JsonValue | undefined {
  const colons = countColons(text);
  if (colons === undefined) return undefined;
  const value = parsed(text);
  return value !== undefined && countMembers(value) === colons ? value : undefined;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const UPPER_E = 0x45;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const LOWER_E = 0x65;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Colons outside of strings; undefined where the text is too deep, may have too many values, or has a number that is
 * not plain. It sees what `JSON.parse` sees up to the first mistake, so that nothing deep or large is ever built.
 */
function countColons(text: string): number | undefined {
  let colons = 0;
  let depth = 0;
  // Each value follows a comma or an opening, but for the first.
  let mostValues = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      if (at === -1) return undefined;
    } else if (code === COLON) colons += 1;
    else if (code === COMMA) mostValues += 1;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      mostValues += 1;
      depth += 1;
      if (depth > MAX_DEPTH) return undefined;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
    else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      const end = endOfNumber(text, at);
      if (!isPlainNumber(text.slice(at, end))) return undefined;
      at = end - 1;
    }
  }
  return mostValues > MAX_VALUES ? undefined : colons;
}

/** Finds the closing quote; gives -1 where there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (isPartOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}

function isPartOfNumber(code: number): boolean {
  if (code >= ZERO && code <= NINE) return true;
  return code === DOT || code === MINUS || code === PLUS || code === LOWER_E || code === UPPER_E;
}

/** A fraction is the same number however it is written, and is never taken for a whole one. */
function isPlainNumber(written: string): boolean {
  const value = Number(written);
  return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}

/** Members of all objects; not a number where one is too wide. */
function countMembers(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return countInElements(value);
  const object = value as JsonObject;
  let own = 0;
  let nested = 0;
  // Several times faster than `Object.values`. What `JSON.parse` makes inherits nothing that this would visit.
  for (const name in object) {
    own += 1;
    const member = object[name]!;
    if (typeof member === 'object') nested += countMembers(member);
  }
  return own > MAX_MEMBERS ? Number.NaN : own + nested;
}

function countInElements(array: readonly JsonValue[]): number {
  let members = 0;
  for (const element of array) if (typeof element === 'object') members += countMembers(element);
  return members;
}
