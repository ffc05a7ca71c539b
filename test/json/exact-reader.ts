import {
  JsonError,
  JsonNumber,
  type JsonObject,
  type JsonValue,
  MAX_DEPTH,
  MAX_MEMBERS,
  MAX_VALUES,
} from '../../src/json/json-value.ts';

/**
 * What is expected of the reader: this one reads JSON character by character, and says where it is not what was expected. Every number is a
 * `JsonNumber`; objects have no prototype. Throws `JsonError`.
 */
export function readExactJson(text: string): JsonValue {
  return new JsonReader(text).readWhole();
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

class JsonReader {
  readonly #text: string;
  #position = 0;
  #values = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readWhole(): JsonValue {
    const value = this.#readValue(0);
    if (!Number.isNaN(this.#nextToken())) throw this.#error('unexpected text after the value');
    return value;
  }

  #readValue(depth: number): JsonValue {
    const token = this.#nextToken();
    this.#values += 1;
    if (this.#values > MAX_VALUES) throw this.#error(`more than ${MAX_VALUES} values`);
    switch (token) {
      case QUOTE:
        return this.#readString();
      case OPEN_BRACE:
        return this.#readObject(depth + 1);
      case OPEN_BRACKET:
        return this.#readArray(depth + 1);
      case 0x74: // t
        return this.#readWord('true', true);
      case 0x66: // f
        return this.#readWord('false', false);
      case 0x6e: // n
        return this.#readWord('null', null);
      default:
        return this.#readNumber();
    }
  }

  #readObject(depth: number): JsonObject {
    this.#open(depth);
    const object: Record<string, JsonValue> = Object.create(null);
    if (this.#nextToken() === CLOSE_BRACE) return this.#close(object);
    for (let members = 1; ; members += 1) {
      if (members > MAX_MEMBERS) throw this.#error(`more than ${MAX_MEMBERS} members in an object`);
      if (this.#nextToken() !== QUOTE) throw this.#error('expected a member name');
      const start = this.#position;
      const name = this.#readString();
      if (name in object) throw new JsonError('duplicate member name', start);
      if (this.#nextToken() !== COLON) throw this.#error('expected a colon');
      this.#position += 1;
      object[name] = this.#readValue(depth);
      const token = this.#nextToken();
      if (token === CLOSE_BRACE) return this.#close(object);
      if (token !== COMMA) throw this.#error('expected a comma or the end of the object');
      this.#position += 1;
    }
  }

  #readArray(depth: number): readonly JsonValue[] {
    this.#open(depth);
    const array: JsonValue[] = [];
    if (this.#nextToken() === CLOSE_BRACKET) return this.#close(array);
    for (;;) {
      array.push(this.#readValue(depth));
      const token = this.#nextToken();
      if (token === CLOSE_BRACKET) return this.#close(array);
      if (token !== COMMA) throw this.#error('expected a comma or the end of the array');
      this.#position += 1;
    }
  }

  #open(depth: number): void {
    if (depth > MAX_DEPTH) throw this.#error(`nested deeper than ${MAX_DEPTH}`);
    this.#position += 1;
  }

  #close<Value>(value: Value): Value {
    this.#position += 1;
    return value;
  }

  #readString(): string {
    const start = this.#position;
    let hasEscapes = false;
    let end = start + 1;
    for (; ; end += 1) {
      const code = this.#text.charCodeAt(end);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        hasEscapes = true;
        end += 1;
      } else if (!(code >= SPACE)) {
        throw new JsonError(end < this.#text.length ? 'control character in a string' : 'string without end', end);
      }
    }
    this.#position = end + 1;
    return hasEscapes ? this.#unescape(start, end + 1) : detached(this.#text.slice(start + 1, end));
  }

  #unescape(start: number, end: number): string {
    try {
      return JSON.parse(this.#text.slice(start, end));
    } catch {
      throw new JsonError('malformed escape in the string', start);
    }
  }

  #readWord<Value>(word: string, value: Value): Value {
    if (!this.#text.startsWith(word, this.#position)) throw this.#error('expected a value');
    this.#position += word.length;
    return value;
  }

  #readNumber(): JsonNumber {
    NUMBER.lastIndex = this.#position;
    const lexeme = NUMBER.exec(this.#text)?.[0];
    if (lexeme === undefined) throw this.#error('expected a value');
    this.#position += lexeme.length;
    return new JsonNumber(detached(lexeme));
  }

  /** Skips white space and gives the code of the next character; NaN at the end. */
  #nextToken(): number {
    for (;;) {
      const code = this.#text.charCodeAt(this.#position);
      if (code !== SPACE && code !== LINE_FEED && code !== CARRIAGE_RETURN && code !== TAB) return code;
      this.#position += 1;
    }
  }

  #error(problem: string): JsonError {
    return new JsonError(problem, this.#position);
  }
}

/**
 * V8 keeps the whole text in memory as long as a slice of 13 or more of its characters is in use: one rule id would keep a page of
 * megabytes. `JSON.parse` makes a copy. For text without quotes, backslashes and control characters.
 */
function detached(slice: string): string {
  return slice.length < 13 ? slice : JSON.parse(`"${slice}"`);
}
