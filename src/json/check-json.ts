import { JsonError, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';

export const DOUBLED_NAME = 'duplicate member name';

const JSON_NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const STRING_ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

export const SPACE = 0x20;
export const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Most values of a text, objects and arrays included, and most members of an object. */
type TextLimits = { readonly members: number; readonly values: number };

/** Refuses doubled names and what is no JSON. Throws `JsonError`. `hasOddNumber`: JavaScript would write a number otherwise. */
export function checkJson(
  text: string,
  limits: TextLimits = { members: MAX_MEMBERS, values: MAX_VALUES },
): { readonly hasOddNumber: boolean } {
  const check = new JsonCheck(text, limits);
  check.whole();
  return check;
}

/** Whether JavaScript's number says what was written. A fraction is the same number however it is written, and never a whole one. */
function isPlainNumber(written: string): boolean {
  const value = Number(written);
  return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}

function wordAt(text: string, at: number): string | undefined {
  if (text.startsWith('null', at)) return 'null';
  if (text.startsWith('true', at)) return 'true';
  return text.startsWith('false', at) ? 'false' : undefined;
}

class JsonCheck {
  hasOddNumber = false;
  readonly #text: string;
  readonly #limits: TextLimits;
  #at = 0;
  #values = 0;

  constructor(text: string, limits: TextLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  whole(): void {
    this.#value(0);
    if (!Number.isNaN(this.#token())) throw this.#problem('unexpected text after the value');
  }

  /** The next character that is not white space; NaN at the end. */
  #token(): number {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== SPACE && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.#at += 1;
    }
  }

  #value(depth: number): void {
    const token = this.#token();
    this.#values += 1;
    if (this.#values > this.#limits.values) throw this.#problem(`more than ${this.#limits.values} values`);
    if (token === QUOTE) this.#string();
    else if (token === OPEN_BRACE) this.#object(depth + 1);
    else if (token === OPEN_BRACKET) this.#array(depth + 1);
    else this.#word();
  }

  #object(depth: number): void {
    const names = new Set<string>();
    for (let isMore = this.#open(depth, CLOSE_BRACE); isMore; isMore = this.#isMore(CLOSE_BRACE)) {
      if (names.size === this.#limits.members) throw this.#problem(`more than ${names.size} members in an object`);
      if (this.#token() !== QUOTE) throw this.#problem('expected a member name');
      const start = this.#at;
      this.#string();
      const name: string = JSON.parse(this.#text.slice(start, this.#at));
      if (names.has(name)) throw this.#problem(DOUBLED_NAME, start);
      names.add(name);
      if (this.#token() !== COLON) throw this.#problem('expected a colon');
      this.#at += 1;
      this.#value(depth);
    }
  }

  #array(depth: number): void {
    for (let isMore = this.#open(depth, CLOSE_BRACKET); isMore; isMore = this.#isMore(CLOSE_BRACKET))
      this.#value(depth);
  }

  #open(depth: number, close: number): boolean {
    if (depth > MAX_DEPTH) throw this.#problem(`nested deeper than ${MAX_DEPTH}`);
    this.#at += 1;
    if (this.#token() !== close) return true;
    this.#at += 1;
    return false;
  }

  #isMore(close: number): boolean {
    const token = this.#token();
    if (token !== COMMA && token !== close)
      throw this.#problem(`expected a comma or the end of the ${close === CLOSE_BRACE ? 'object' : 'array'}`);
    this.#at += 1;
    return token === COMMA;
  }

  #string(): void {
    const text = this.#text;
    let at = this.#at + 1;
    let isRight = true;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        STRING_ESCAPE.lastIndex = at;
        isRight &&= STRING_ESCAPE.test(text);
        at += 2;
      } else if (code >= SPACE) at += 1;
      else throw this.#problem(Number.isNaN(code) ? 'string without end' : 'control character in a string', at);
    }
    if (!isRight) throw this.#problem('malformed escape in the string');
    this.#at = at + 1;
  }

  #word(): void {
    const text = this.#text;
    const start = this.#at;
    const word = wordAt(text, start);
    if (word !== undefined) this.#at += word.length;
    else {
      JSON_NUMBER.lastIndex = start;
      if (!JSON_NUMBER.test(text)) throw this.#problem('expected a value');
      this.#at = JSON_NUMBER.lastIndex;
      if (!isPlainNumber(text.slice(start, this.#at))) this.hasOddNumber = true;
    }
  }

  #problem(problem: string, at = this.#at): JsonError {
    return new JsonError(problem, at);
  }
}
