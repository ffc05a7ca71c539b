const MASK = '***';
/** Shorter ones are refused as tokens, and as a password could be a word of the page, such as `pass`. */
const SHORTEST_SECRET = 8;

const BASE64_CHARACTER = '[A-Za-z0-9+/_-]';

export type Redact = (text: string) => string;

/**
 * Replaces every secret by `***`: raw, base64 (plain and url-safe, wherever it starts inside a longer encoded text),
 * URI-encoded, hex, and JSON-escaped. Secrets under 8 characters are left alone. Linear in the text.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const patterns = secrets.filter((secret) => secret.length >= SHORTEST_SECRET).flatMap(formsOf);
  if (patterns.length === 0) return (text) => text;
  const longestFirst = [...new Set(patterns)].sort((a, b) => b.length - a.length);
  const anySecret = new RegExp(longestFirst.join('|'), 'g');
  return (text) => text.replace(anySecret, () => MASK);
}

/** The same record with every text in it redacted: before anything is cut, so that no half of a secret is left over. */
export function redactRecord<Plain>(record: Plain, redact: Redact): Plain {
  return mapTexts(record, redact) as Plain;
}

function mapTexts(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, redact)]));
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  const exact = [secret, hex, hex.toUpperCase(), ...uriForms(secret), ...jsonForms(secret)];
  return [...exact.map((form) => escapedPattern(form)), ...[0, 1, 2].flatMap((offset) => base64Forms(bytes, offset))];
}

function uriForms(secret: string): string[] {
  // A lone surrogate cannot be URI-encoded; no token holds one.
  if (!secret.isWellFormed()) return [];
  const encoded = [
    encodeURIComponent(secret),
    encodeURI(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
    [...Buffer.from(secret, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  ];
  return encoded.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (digits) => digits.toLowerCase())]);
}

function jsonForms(secret: string): string[] {
  const plain = JSON.stringify(secret).slice(1, -1);
  const units = Array.from({ length: secret.length }, (_, index) =>
    secret.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  const escapedUnits = (digits: string[]) => digits.map((unit) => `\\u${unit}`).join('');
  return [
    plain,
    JSON.stringify(plain).slice(1, -1),
    plain.replaceAll('/', '\\/'),
    escapedUnits(units),
    escapedUnits(units.map((unit) => unit.toUpperCase())),
  ];
}

/**
 * A secret that starts `offset` bytes into a group of three: the characters that it alone decides, and the one before and after
 * that it shares with its neighbours.
 */
function base64Forms(bytes: Buffer, offset: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes.length) * 8) / 6);
  const core = encoded.slice(start, end);
  const before = offset === 0 ? '' : `${BASE64_CHARACTER}?`;
  const after = ((offset + bytes.length) * 8) % 6 === 0 ? '' : `${BASE64_CHARACTER}?={0,2}`;
  const urlSafe = core.replaceAll('+', '-').replaceAll('/', '_');
  return [core, urlSafe].map((form) => `${before}${escapedPattern(form)}${after}`);
}

function escapedPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
