import { MAX_DEPTH, MAX_VALUES } from './json-value.ts';

/** The text is not as plain as a walk needs it. It may still be JSON: another reader has the last word. */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
}

/** There is one for all: it says nothing, and is thrown often. */
export const NOT_PLAIN = new NotPlain('not plain');

/**
 * One object has at most so many members here. The limit keeps the comparing of names short, and is far below what a
 * text may have.
 */
const MOST_NAMES = 64;
const CODE_ESCAPE_LENGTH = 6;

const WORD = /^(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)$/;
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
 * Goes through the bytes of a JSON text (UTF-8) from value to value, and builds nothing. It passes only what is JSON,
 * within the limits and without a doubled member name, and not even all of that: a member name with an escape stops it,
 * and so does an object with many members. Throws `NotPlain`.
 */
export class JsonWalk {
  readonly bytes: Buffer;
  /** The walk is here. */
  at = 0;
  /** Values that were passed, objects and arrays included. */
  values = 0;
  readonly #remembered = new Map<object, { start: number; end: number }>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The text from `start` to before `end`. */
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
    const names: number[] = [];
    for (let isMore = this.open(depth, CLOSE_BRACE); isMore; isMore = this.isMore(CLOSE_BRACE)) {
      this.addName(names, this.skipName());
      this.skipValue(depth);
    }
  }

  /** Enters an object or array of this depth; false where it is empty, and then it is passed. */
  open(depth: number, close: number): boolean {
    this.#count();
    if (depth > MAX_DEPTH) throw NOT_PLAIN;
    this.at += 1;
    if (this.token() !== close) return true;
    this.at += 1;
    return false;
  }

  /** Passes the comma after an element or member, or the end. */
  isMore(close: number): boolean {
    const token = this.token();
    this.at += 1;
    if (token === COMMA) return true;
    if (token === close) return false;
    throw NOT_PLAIN;
  }

  /** Passes the name of a member and its colon; gives where the name starts. It has no escapes. */
  skipName(): number {
    if (this.token() !== QUOTE) throw NOT_PLAIN;
    const start = this.at + 1;
    if (!this.#passString()) throw NOT_PLAIN;
    if (this.token() !== COLON) throw NOT_PLAIN;
    this.at += 1;
    return start;
  }

  /** The name that starts there. */
  nameAt(start: number): string {
    return this.text(start, this.bytes.indexOf(QUOTE, start));
  }

  /** Adds a name, by where it starts, to those of an object so far. Throws where it is one of them. */
  addName(names: number[], start: number): void {
    if (names.length === MOST_NAMES || names.some((other) => this.#isSameName(other, start))) throw NOT_PLAIN;
    names.push(start);
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
    let isPlain = true;
    for (;;) {
      while (PLAIN[bytes[at]!] === 1) at += 1;
      if (bytes[at] === QUOTE) break;
      at = this.#endOfEscape(at);
      isPlain = false;
    }
    this.at = at + 1;
    return isPlain;
  }

  /** Throws where there is none: a control character, a malformed escape, or the end of the text. */
  #endOfEscape(at: number): number {
    if (this.bytes[at] !== BACKSLASH) throw NOT_PLAIN;
    if (ESCAPED[this.bytes[at + 1]!] === 1) return at + 2;
    if (!CODE_ESCAPE.test(this.text(at, at + CODE_ESCAPE_LENGTH))) throw NOT_PLAIN;
    return at + CODE_ESCAPE_LENGTH;
  }

  #skipArray(depth: number): void {
    for (let isMore = this.open(depth, CLOSE_BRACKET); isMore; isMore = this.isMore(CLOSE_BRACKET))
      this.skipValue(depth);
  }

  /** Passes a number, true, false or null. */
  #skipWord(): void {
    this.#count();
    const start = this.at;
    while (IN_WORD[this.bytes[this.at]!] === 1) this.at += 1;
    if (!WORD.test(this.text(start))) throw NOT_PLAIN;
  }

  #count(): void {
    this.values += 1;
    if (this.values > MAX_VALUES) throw NOT_PLAIN;
  }

  /** Without escapes, the same name has the same bytes. */
  #isSameName(one: number, other: number): boolean {
    const { bytes } = this;
    let length = 0;
    while (bytes[one + length] === bytes[other + length] && bytes[one + length] !== QUOTE) length += 1;
    return bytes[one + length] === bytes[other + length];
  }
}
