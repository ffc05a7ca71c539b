import { JsonError, type JsonValue, MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from './json-value.ts';
import { buildJson, isPlainNumber } from './numbers-as-written.ts';

export const DOUBLED_NAME = 'duplicate member name';

/** These are the names of an object's members so far. */
export type MemberNames = {
  /** Each starts here. */
  readonly starts: number[];
  /** It has the names themselves, once comparing their bytes would be wrong or slow. */
  texts?: Set<string>;
};
const MOST_NAMES_COMPARED = 64;

const NUMBER_TEXT = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
/** A text that is no such number may begin with one, or with a word. */
const WORD = /^(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)/;
const CODE_ESCAPE = /^\\u[0-9a-fA-F]{4}$/;

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
export const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** What stands for itself in a string: 1 for each such byte. */
const PLAIN = bytesThat((byte) => byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH);
/** What may follow a backslash, but for the `u` of a code. */
const ESCAPED = bytesThat((byte) => '"\\/bfnrt'.includes(String.fromCharCode(byte)));
/** What numbers, true, false and null are made of. */
const IN_WORD = bytesThat((byte) => /[-+.0-9a-zA-Z]/.test(String.fromCharCode(byte)));

function bytesThat(are: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (are(byte) ? 1 : 0));
}

/**
 * Goes through the bytes of a JSON text (UTF-8) from value to value. It passes only what is JSON, within the limits and
 * without a doubled member name: what it has passed, `JSON.parse` can build. Throws `JsonError`, which says where the
 * text is not what was expected.
 */
export class JsonWalk {
  readonly bytes: Buffer;
  /** The walk is here. */
  at = 0;
  /** Values that were passed, objects and arrays included. */
  values = 0;
  /** Whether a number was passed that JavaScript's own does not say as it was written. */
  hasOddNumber = false;
  readonly #mostMembers: number;
  readonly #mostValues: number;
  /** Whether the name that was passed last has escapes. */
  #hasEscapedName = false;
  readonly #remembered = new Map<object, { start: number; end: number }>();

  /** A text has no more values than `values`, and no object of it more members than `members`. */
  constructor(bytes: Buffer, { members = MAX_MEMBERS, values = MAX_VALUES } = {}) {
    this.bytes = bytes;
    this.#mostMembers = members;
    this.#mostValues = values;
  }

  /** Gives the text from `start` to before `end`. */
  text(start: number, end = this.at): string {
    return this.bytes.toString('utf8', start, end);
  }

  /** Skips white space and gives the next byte; undefined at the end. */
  token(): number | undefined {
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte !== SPACE && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB) return byte;
      this.at += 1;
    }
  }

  /** Throws where anything but white space follows. */
  end(): void {
    if (this.token() !== undefined) throw this.#problem('unexpected text after the value');
  }

  /** Passes any value, and builds it. `depth` is that of what it is in. */
  readValue(depth: number): JsonValue {
    this.token();
    const start = this.at;
    this.hasOddNumber = false;
    this.skipValue(depth);
    return buildJson(this.text(start), this.hasOddNumber);
  }

  /** Passes any value. `depth` is that of what it is in. */
  skipValue(depth: number): void {
    const token = this.token();
    if (token === OPEN_BRACE) this.skipObject(depth + 1);
    else if (token === OPEN_BRACKET) this.#skipArray(depth + 1);
    else if (token === QUOTE) this.skipString();
    else this.#skipWord();
  }

  /** Passes an object. `depth` is its own. */
  skipObject(depth: number): void {
    const names: MemberNames = { starts: [] };
    for (let isMore = this.open(depth, CLOSE_BRACE); isMore; isMore = this.isMore(CLOSE_BRACE)) {
      if (names.starts.length === this.#mostMembers) throw this.#tooMany(this.#mostMembers, 'members in an object');
      this.addName(names, this.skipName());
      this.skipColon();
      this.skipValue(depth);
    }
  }

  /** Enters an object or array of this depth; false where it is empty, and then it is passed. */
  open(depth: number, close: number): boolean {
    this.#count();
    if (depth > MAX_DEPTH) throw this.#problem(`nested deeper than ${MAX_DEPTH}`);
    this.at += 1;
    if (this.token() !== close) return true;
    this.at += 1;
    return false;
  }

  /** Passes the comma after an element or member, or the end. */
  isMore(close: number): boolean {
    const token = this.token();
    if (token !== COMMA && token !== close) throw this.#unended(close);
    this.at += 1;
    return token === COMMA;
  }

  /** Passes the name of a member; gives where it starts, after its quote. */
  skipName(): number {
    if (this.token() !== QUOTE) throw this.#problem('expected a member name');
    const start = this.at + 1;
    this.#hasEscapedName = !this.#passString();
    return start;
  }

  skipColon(): void {
    if (this.token() !== COLON) throw this.#problem('expected a colon');
    this.at += 1;
  }

  /** Gives the name that starts there. */
  nameAt(start: number): string {
    let end = this.bytes.indexOf(QUOTE, start);
    const name = this.text(start, end);
    if (!name.includes('\\')) return name;
    for (end = start; this.bytes[end] !== QUOTE; end += 1) if (this.bytes[end] === BACKSLASH) end += 1;
    return JSON.parse(this.text(start - 1, end + 1));
  }

  /** Adds the name that was passed last to those of its object. Throws where it is one of them. */
  addName(names: MemberNames, start: number): void {
    const { starts } = names;
    if (this.#hasEscapedName || starts.length === MOST_NAMES_COMPARED) {
      names.texts ??= new Set(starts.map((other) => this.nameAt(other)));
    }
    const isKnown = names.texts === undefined ? this.#isOneOf(starts, start) : names.texts.has(this.nameAt(start));
    if (isKnown) throw this.#problem(DOUBLED_NAME, start - 1);
    names.texts?.add(this.nameAt(start));
    starts.push(start);
  }

  /** Passes a string; true where it has no escapes. */
  skipString(): boolean {
    this.#count();
    return this.#passString();
  }

  /** True, and passed, where these are the next bytes. */
  passes(bytes: Uint8Array): boolean {
    const { at } = this;
    for (let index = 0; index < bytes.length; index += 1) if (this.bytes[at + index] !== bytes[index]) return false;
    this.at = at + bytes.length;
    return true;
  }

  /** Passes a string that was remembered for `key`, where it comes again byte by byte; else false. */
  passesAgain(key: object): boolean {
    const known = this.#remembered.get(key);
    if (known === undefined) return false;
    const { bytes, at } = this;
    const length = known.end - known.start;
    for (let index = 0; index < length; index += 1) if (bytes[at + index] !== bytes[known.start + index]) return false;
    this.at = at + length;
    this.#count();
    return true;
  }

  /** Remembers the string from `start` to here: the last one for each key. */
  remember(key: object, start: number): void {
    const known = this.#remembered.get(key);
    if (known === undefined) this.#remembered.set(key, { start, end: this.at });
    else {
      known.start = start;
      known.end = this.at;
    }
  }

  #passString(): boolean {
    const { bytes } = this;
    let at = this.at + 1;
    while (PLAIN[bytes[at]!] === 1) at += 1;
    if (bytes[at] !== QUOTE) return this.#passEscapes(at);
    this.at = at + 1;
    return true;
  }

  /** Passes the rest of a string, from what does not stand for itself. */
  #passEscapes(start: number): false {
    const { bytes } = this;
    let at = start;
    let isRight = true;
    while (bytes[at] !== QUOTE) {
      if (bytes[at] !== BACKSLASH) throw this.#brokenString(at);
      isRight &&= this.#isEscape(at);
      at += 2;
      while (PLAIN[bytes[at]!] === 1) at += 1;
    }
    if (!isRight) throw this.#problem('malformed escape in the string');
    this.at = at + 1;
    return false;
  }

  #isEscape(at: number): boolean {
    return ESCAPED[this.bytes[at + 1]!] === 1 || CODE_ESCAPE.test(this.text(at, at + 6));
  }

  #skipArray(depth: number): void {
    for (let isMore = this.open(depth, CLOSE_BRACKET); isMore; isMore = this.isMore(CLOSE_BRACKET))
      this.skipValue(depth);
  }

  /** Passes a number, true, false or null. */
  #skipWord(): void {
    this.#count();
    const start = this.at;
    let end = start;
    while (IN_WORD[this.bytes[end]!] === 1) end += 1;
    const text = this.text(start, end);
    this.at = end;
    if (text === 'true' || text === 'false' || text === 'null') return;
    const number = NUMBER_TEXT.test(text) ? text : this.#wordIn(text, start);
    if (!isPlainNumber(number)) this.hasOddNumber = true;
  }

  /** Where a word does not end where its letters and digits do, it is passed as far as it goes. */
  #wordIn(text: string, start: number): string {
    this.at = start;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) throw this.#problem('expected a value');
    this.at = start + word.length;
    return word;
  }

  #count(): void {
    this.values += 1;
    if (this.values > this.#mostValues) throw this.#tooMany(this.#mostValues, 'values');
  }

  /** Without escapes, the same name has the same bytes. */
  #isOneOf(starts: readonly number[], start: number): boolean {
    const { bytes } = this;
    for (const other of starts) {
      let length = 0;
      while (bytes[other + length] === bytes[start + length] && bytes[start + length] !== QUOTE) length += 1;
      if (bytes[other + length] === bytes[start + length]) return true;
    }
    return false;
  }

  #tooMany(most: number, what: string): JsonError {
    return this.#problem(`more than ${most} ${what}`);
  }

  #unended(close: number): JsonError {
    return this.#problem(`expected a comma or the end of the ${close === CLOSE_BRACE ? 'object' : 'array'}`);
  }

  #brokenString(at: number): JsonError {
    return this.#problem(at < this.bytes.length ? 'control character in a string' : 'string without end', at);
  }

  /** Positions are told in characters, and those past the end go on as bytes do. */
  #problem(problem: string, at = this.at): JsonError {
    const past = Math.max(0, at - this.bytes.length);
    return new JsonError(problem, this.text(0, at).length + past);
  }
}
