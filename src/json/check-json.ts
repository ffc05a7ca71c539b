import { JsonError, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';

export const DOUBLED_NAME = 'duplicate member name';

const JSON_NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NONE_BEFORE: readonly string[] = [];
const STRING_ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

type CheckOptions = {
  /** Most values of a text, objects and arrays included, and most members of an object. */
  readonly limits?: { readonly members: number; readonly values: number };
  /** Checks for control characters, too, which `JSON.parse` refuses as well. */
  readonly isSlow?: boolean;
};

/** Refuses doubled names and what is quick to see as no JSON. Throws `JsonError`. `hasOddNumber`: JavaScript would write a number otherwise. */
export function checkJson(
  text: string,
  { limits = { members: MAX_MEMBERS, values: MAX_VALUES }, isSlow = false }: CheckOptions = {},
): { readonly hasOddNumber: boolean } {
  const check = new JsonCheck(text, { limits, isSlow });
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

function indexOrEnd(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index < 0 ? text.length : index;
}

class JsonCheck {
  hasOddNumber = false;
  readonly #text: string;
  readonly #limits: Required<CheckOptions>['limits'];
  readonly #isSlow: boolean;
  /** The next one: a string before it ends at its next quote. */
  #backslash = -1;
  #at = 0;
  /** Which member of its object the value belongs to, from 0. */
  #member = 0;
  readonly #names: (readonly string[])[] = [];
  #values = 0;

  constructor(text: string, { limits, isSlow }: Required<CheckOptions>) {
    this.#text = text;
    this.#limits = limits;
    this.#isSlow = isSlow;
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
    // Most objects of a list have the names of the one before, in its order: those are known to differ.
    const place = depth * 64 + Math.min(this.#member, 63);
    const before = this.#names[place] ?? NONE_BEFORE;
    let names: Set<string> | undefined;
    let count = 0;
    for (let isMore = this.#open(depth, CLOSE_BRACE); isMore; isMore = this.#isMore(CLOSE_BRACE)) {
      if (count === this.#limits.members) throw this.#problem(`more than ${count} members in an object`);
      if (this.#token() !== QUOTE) throw this.#problem('expected a member name');
      const known = before[count];
      if (names === undefined && known !== undefined && this.#text.startsWith(known, this.#at))
        this.#at += known.length;
      else {
        names ??= new Set(before.slice(0, count));
        this.#newName(names);
      }
      this.#member = count;
      count += 1;
      if (this.#token() !== COLON) throw this.#problem('expected a colon');
      this.#at += 1;
      this.#value(depth);
    }
    if (names !== undefined) this.#names[place] = [...names];
  }

  /** Names are compared as JSON writes them, so that one with escapes is the same as one without. */
  #newName(names: Set<string>): void {
    const start = this.#at;
    const isPlain = this.#string();
    const written = this.#text.slice(start, this.#at);
    const name = isPlain ? written : JSON.stringify(JSON.parse(written));
    if (names.has(name)) throw this.#problem(DOUBLED_NAME, start);
    names.add(name);
  }

  #array(depth: number): void {
    const member = this.#member;
    for (let isMore = this.#open(depth, CLOSE_BRACKET); isMore; isMore = this.#isMore(CLOSE_BRACKET)) {
      this.#member = member;
      this.#value(depth);
    }
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

  #string(): boolean {
    if (this.#isSlow) return this.#slowString();
    if (this.#backslash < this.#at) this.#backslash = indexOrEnd(this.#text, '\\', this.#at);
    const end = indexOrEnd(this.#text, '"', this.#at + 1);
    if (end > this.#backslash || end === this.#text.length) return this.#slowString();
    this.#at = end + 1;
    return true;
  }

  #slowString(): boolean {
    const text = this.#text;
    let at = this.#at + 1;
    let isPlain = true;
    let isRight = true;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        isPlain = false;
        STRING_ESCAPE.lastIndex = at;
        isRight &&= STRING_ESCAPE.test(text);
        at += 2;
      } else if (code >= SPACE) at += 1;
      else throw this.#problem(Number.isNaN(code) ? 'string without end' : 'control character in a string', at);
    }
    if (!isRight) throw this.#problem('malformed escape in the string');
    this.#at = at + 1;
    return isPlain;
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
