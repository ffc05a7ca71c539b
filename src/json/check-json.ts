import { JsonError, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';

const BACKSLASH = 0x5c;

/** Matches only the first quote of a string. Commas are not needed. */
const JSON_TOKEN = /["{}[\]:]|[^\s"{}[\]:,]+/g;

/**
 * Throws `JsonError` for duplicate names, and above the limits. A text that is not JSON passes, or throws a `SyntaxError`:
 * `JSON.parse` decides. `hasOddNumber`: JavaScript would write a number in another way.
 */
export function checkJson(
  text: string,
  limits = { members: MAX_MEMBERS, values: MAX_VALUES },
): { readonly hasOddNumber: boolean } {
  let hasOddNumber = false;
  let values = 0;
  /** The names of each object around the token; undefined for an array. */
  const around: (Set<string> | undefined)[] = [];
  let before = '';
  JSON_TOKEN.lastIndex = 0;
  for (let found = JSON_TOKEN.exec(text); found !== null; found = JSON_TOKEN.exec(text)) {
    const [token] = found;
    const start = found.index;
    if (token === '"') JSON_TOKEN.lastIndex = endOfString(text, start);
    const names = around.at(-1);
    if (token === '}' || token === ']') around.pop();
    else if (token === '"' && names !== undefined && before !== ':') {
      if (names.size === limits.members) throw new JsonError(`more than ${names.size} members in an object`, start);
      const string = text.slice(start, JSON_TOKEN.lastIndex);
      const name: string = string.includes('\\') ? JSON.parse(string) : string.slice(1, -1);
      if (names.has(name)) throw new JsonError('duplicate member name', start);
      names.add(name);
    } else if (token !== ':') {
      values += 1;
      if (values > limits.values) throw new JsonError(`more than ${limits.values} values`, start);
      if (token === '{' || token === '[') around.push(token === '{' ? new Set() : undefined);
      if (around.length > MAX_DEPTH) throw new JsonError(`nested deeper than ${MAX_DEPTH}`, start);
      hasOddNumber ||= /^[-0-9]/.test(token) && !isPlainNumber(token);
    }
    before = token;
  }
  return { hasOddNumber };
}

/** The position after the closing quote of the string that begins at `start`, or that `start` is in. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) throw new SyntaxError('a string without end');
  return end + 1;
}

/** True if the character has an odd number of backslashes before it. */
export function isEscaped(text: string, at: number): boolean {
  let first = at - 1;
  while (text.charCodeAt(first) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 0;
}

/** True if JavaScript's number is exactly what was written. A fraction may be written in several ways, and is never a whole number. */
function isPlainNumber(written: string): boolean {
  const value = Number(written);
  return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}
