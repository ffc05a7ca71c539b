import { JsonError, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';

export const DOUBLED_NAME = 'duplicate member name';

const BACKSLASH = 0x5c;

/** Of a string its first quote alone. Commas say nothing that the other tokens do not. */
const JSON_TOKEN = /["{}[\]:]|[^\s"{}[\]:,]+/g;

/** Most values of a text, objects and arrays included, and most members of an object. */
type TextLimits = { readonly members: number; readonly values: number };

/**
 * Refuses doubled names, and what is above the limits. Throws `JsonError`. A text that is no JSON it takes, or refuses with a `SyntaxError`:
 * `JSON.parse` decides. `hasOddNumber`: JavaScript would write a number otherwise.
 */
export function checkJson(
  text: string,
  limits: TextLimits = { members: MAX_MEMBERS, values: MAX_VALUES },
): { readonly hasOddNumber: boolean } {
  let hasOddNumber = false;
  let values = 0;
  /** Names of each object around the token, undefined for an array. */
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
      if (names.has(name)) throw new JsonError(DOUBLED_NAME, start);
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

/** Behind the closing quote of the string that begins at `start`, or goes on behind it. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) throw new SyntaxError('a string without end');
  return end + 1;
}

/** Whether the character at this place of a string has an odd number of backslashes before it. */
export function isEscaped(text: string, at: number): boolean {
  let first = at - 1;
  while (text.charCodeAt(first) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 0;
}

/** Whether JavaScript's number says what was written. A fraction is the same number however it is written, and never a whole one. */
function isPlainNumber(written: string): boolean {
  const value = Number(written);
  return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}
