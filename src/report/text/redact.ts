import { SHORTEST_SECRET } from '../../domain/limits.ts';
import { unitEscapes } from './text.ts';

const MASK = '***';

export type Redact = (text: string) => string;

/** A text to hide. Base64 of a secret may share the character before or after it with the text next to it. */
type HiddenText = { readonly text: string; readonly sharesFirst: boolean; readonly sharesLast: boolean };

/** Replaces secrets of 8 characters or more by `***`: raw, base64 (wherever it starts), URI-encoded, hex and JSON-escaped. Linear in the text. */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = secrets.filter((secret) => secret.length >= SHORTEST_SECRET);
  // No regular expression: a token may have thousands of characters, and one of all its forms would be too large to compile.
  const longestFirst = known.flatMap(formsOf).sort((a, b) => b.text.length - a.text.length);
  const whole = known.flatMap(spelledOut).sort((a, b) => b.length - a.length);
  if (whole.length === 0) return (text) => text;
  // A text that contains a form contains the beginning of that form. Most texts contain none.
  const starts = new Set(longestFirst.map(({ text }) => text.slice(0, 4)));
  const beginnings = new RegExp([...starts].map(unitEscapes).join('|'));
  const characters = new Set(whole.join('').split(''));
  return (text) => {
    // No form is shorter than the shortest secret.
    if (text.length < SHORTEST_SECRET) return text;
    const shown = beginnings.test(text) ? longestFirst.reduce(hide, text) : text;
    if (!hasEscapeOf(characters, shown)) return shown;
    return whole.reduce((less, secret) => hideEscaped(less, secret), shown);
  };
}

/** Returns the value with every text in it redacted. Call it before anything is cut: half of a secret would remain. */
export function redactAll<Plain>(value: Plain, redact: Redact): Plain {
  return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? redact(leaf) : leaf)) as Plain;
}

/** Resembles an e-mail address, its at sign plain or encoded. Its last part begins with a letter, unlike that of an npm package (`name@1.2.3`). */
const EMAIL_ADDRESS =
  /[^\s@/:;,<>()[\]"'`=?&#\\]{1,64}(?:@|%40)(?:[\p{L}\p{N}_-]{1,63}\.){1,9}\p{L}[\p{L}\p{N}-]{1,62}/giu;
/** Names of refs stay as they are: a run is about them. */
const REFS: ReadonlySet<string> = new Set(['branch', 'ref', 'refs']);

/** Replaces e-mail addresses in a value by words like `e-mail-1`. An address gets the same word each time, so that different texts stay different. */
export function createMask(): <Plain>(value: Plain) => Plain {
  const words = new Map<string, string>();
  const wordFor = (address: string): string => {
    const word = words.get(address) ?? `e-mail-${words.size + 1}`;
    words.set(address, word);
    return word;
  };
  const mask = (leaf: unknown) =>
    typeof leaf === 'string' && /@|%40/.test(leaf) ? leaf.replaceAll(EMAIL_ADDRESS, wordFor) : leaf;
  return <Plain>(value: Plain) => mapLeaves(value, mask, REFS) as Plain;
}

/** Returns the value with `change` applied to everything but lists and objects. Members that are `kept` stay as they are. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown, kept?: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return change(value);
  // Unchanged parts are not copied: a report may have a hundred thousand rules.
  if (Array.isArray(value)) {
    const items = value.map((item) => mapLeaves(item, change, kept));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  let copy: Record<string, unknown> | undefined;
  for (const key in value) {
    const item: unknown = value[key as keyof typeof value];
    const mapped = kept?.has(key) ? item : mapLeaves(item, change, kept);
    if (mapped === item) continue;
    copy ??= { ...value };
    copy[key] = mapped;
  }
  return copy ?? value;
}

function hide(text: string, form: HiddenText): string {
  let shown = '';
  let from = 0;
  for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, from)) {
    const sharesFirst = form.sharesFirst && at > from && isBase64(text[at - 1]);
    shown += text.slice(from, sharesFirst ? at - 1 : at) + MASK;
    from = at + form.text.length;
    if (!form.sharesLast) continue;
    if (isBase64(text[from])) from += 1;
    for (let padding = 0; padding < 2 && text[from] === '='; padding += 1) from += 1;
  }
  return from === 0 ? text : shown + text.slice(from);
}

function isBase64(character: string | undefined): boolean {
  return character !== undefined && /^[A-Za-z0-9+/_-]$/.test(character);
}

function formsOf(secret: string): HiddenText[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  const json = JSON.stringify(secret).slice(1, -1);
  const inJson = [json, JSON.stringify(json).slice(1, -1), json.replaceAll('/', '\\/')];
  const exact = [...spelledOut(secret), secret.toLowerCase(), hex, hex.toUpperCase(), ...inJson];
  return [
    ...exact.map((text) => ({ text, sharesFirst: false, sharesLast: false })),
    ...[0, 1, 2].flatMap((offset) => base64Forms(bytes, offset)),
  ];
}

/** Forms in which any character may be escaped: the secret, and its bytes as in an address, where a space may be a plus. */
function spelledOut(secret: string): string[] {
  const units = [secret, Buffer.from(secret, 'utf8').toString('latin1')];
  return [...new Set([...units, ...units.map((text) => text.replaceAll(' ', '+'))])];
}

/** Base64 of a secret `offset` bytes into a group of three: the characters that depend on it alone, and whether those beside them do in part. */
function base64Forms(bytes: Buffer, offset: number): HiddenText[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes.length) * 8) / 6);
  const core = encoded.slice(start, end);
  const shared = { sharesFirst: offset !== 0, sharesLast: ((offset + bytes.length) * 8) % 6 !== 0 };
  const urlSafe = core.replaceAll('+', '-').replaceAll('/', '_');
  return [core, urlSafe].map((text) => ({ text, ...shared }));
}

/** An escaped character of JSON or of an address: `\u002b`, quoted once more or not, `\/` or `%2B`. */
const ESCAPE = /\\{1,8}u([0-9a-f]{4})|%([0-9a-f]{2})|\\(["\\/])/iy;

/** Masks a secret with any of its characters escaped: encoders differ. `secret` is not empty. Linear, except for texts that begin the secret again and again. */
function hideEscaped(text: string, secret: string): string {
  let shown = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfSecret(text, at, secret);
    if (end === undefined) continue;
    shown += text.slice(from, at) + MASK;
    from = end;
    at = end - 1;
  }
  return shown + text.slice(from);
}

/** False if none of these characters is escaped: then `hideEscaped` finds only secrets that are written plainly. */
function hasEscapeOf(characters: ReadonlySet<string>, text: string): boolean {
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', at + 1))
    if (characters.has(unitOf(text.slice(at + 1, at + 3)))) return true;
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at + 1)) {
    const next = text[at + 1] ?? '';
    if (characters.has(/u/i.test(next) ? unitOf(text.slice(at + 2, at + 6)) : next)) return true;
  }
  return false;
}

function unitOf(digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

function endOfSecret(text: string, at: number, secret: string): number | undefined {
  let end = at;
  for (let index = 0; index < secret.length; index += 1) {
    const length = lengthOf(secret[index]!, text, end);
    if (length === 0) return undefined;
    end += length;
  }
  return end;
}

/** Length of this character as the text writes it at this position; 0 if another character is there. */
function lengthOf(unit: string, text: string, at: number): number {
  const first = text[at];
  if (first === '\\' || first === '%') {
    ESCAPE.lastIndex = at;
    const [whole = '', unicode, byte, literal] = ESCAPE.exec(text) ?? [];
    const code = unicode ?? byte;
    const character = code === undefined ? literal : unitOf(code);
    if (character === unit) return whole.length;
  }
  return first === unit ? 1 : 0;
}
