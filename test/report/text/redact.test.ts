import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedactor, redactAll } from '../../../src/report/text/redact.ts';

const SECRET = 'Tök+en/ñ"\\=&<1>%';

const unicode = (text: string): string =>
  text.replace(/./gs, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('createRedactor', () => {
  const redact = createRedactor([SECRET]);

  test.each([
    ['raw', SECRET],
    ['base64', Buffer.from(SECRET).toString('base64')],
    ['base64 without padding', Buffer.from(SECRET).toString('base64').replace(/=+$/, '')],
    ['url-safe base64', Buffer.from(SECRET).toString('base64url')],
    ['URI-encoded', encodeURIComponent(SECRET)],
    ['URI-encoded in lower case', encodeURIComponent(SECRET).replace(/%../g, (digits) => digits.toLowerCase())],
    ['form-encoded', new URLSearchParams({ a: SECRET }).toString().slice(2)],
    ['in lower case, as the host of an address', SECRET.toLowerCase()],
    ['hex', Buffer.from(SECRET).toString('hex')],
    ['hex in upper case', Buffer.from(SECRET).toString('hex').toUpperCase()],
    ['JSON-escaped', JSON.stringify(SECRET).slice(1, -1)],
    ['JSON-escaped twice', JSON.stringify(JSON.stringify(SECRET)).slice(3, -3)],
    ['JSON-escaped with escaped slashes', JSON.stringify(SECRET).slice(1, -1).replaceAll('/', '\\/')],
    ['JSON-escaped in some characters', SECRET.replace(/[+<&]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`)],
    ['JSON-escaped in all characters, and quoted', unicode(SECRET).replaceAll('\\', '\\\\')],
    [
      'escaped half for an address and half for JSON',
      SECRET.replace('+', '%2b').replace('"', '\\"').replace('<', '\\u003C'),
    ],
  ])('hides a secret in the form %s', (_, form) => {
    expect(redact(`before ${form} after ${form}`)).toBe('before *** after ***');
  });

  test('scans a run of backslashes once, because once for each would take minutes', () => {
    expect(redact(`${'\\'.repeat(1_000_000)}%2b`)).toMatch(/^\\+%2b$/);
  });

  test('hides a secret anywhere in a longer base64 text', () => {
    const token = 'ghs_0123456789abcdefABCDEF';
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (before, after) => {
        const encoded = Buffer.from(`${before}${token}${after}`).toString('base64');
        const shown = createRedactor([token])(encoded);
        expect(shown).toContain('***');
        expect(Buffer.from(shown.replace('***', ''), 'base64').toString('latin1')).not.toContain(token.slice(0, 8));
        expect(shown.length).toBeLessThan(encoded.length - token.length);
      }),
    );
  });

  test('hides a secret with any of its characters escaped in any way', () => {
    const token = 'ghs_0123456789abcdefABCDEF';
    const hex = (character: string) => character.charCodeAt(0).toString(16);
    const ways = [
      (character: string) => character,
      (character: string) => `\\u00${hex(character)}`,
      (character: string) => `\\U00${hex(character).toUpperCase()}`,
      (character: string) => `%${hex(character)}`,
    ];
    const chosen = fc.array(fc.constantFrom(...ways), { minLength: token.length, maxLength: token.length });
    fc.assert(
      fc.property(chosen, (ways) => {
        const spelled = [...token].map((character, index) => ways[index]!(character)).join('');
        expect(createRedactor([token])(`%2f "${spelled}" \\n`)).toBe('%2f "***" \\n');
      }),
    );
  });

  test('hides the longer of two secrets with the same start', () => {
    expect(createRedactor(['secret-token', 'secret-token-2'])('a secret-token-2 b')).toBe('a *** b');
  });

  test('hides a token of any allowed length', () => {
    const long = 'k0+/'.repeat(2_000);
    const redact = createRedactor([long, `${long}-other`]);
    expect(redact(`a ${long} b ${Buffer.from(long).toString('base64')} c`)).toBe('a *** b *** c');
  });

  test('does not replace short words: a password could be a word of the page', () => {
    expect(createRedactor(['pass', ''])('pass the gate')).toBe('pass the gate');
  });

  test('takes the secret literally, with its pattern characters', () => {
    expect(createRedactor(['a.c$&(x)*'])('abc$&(x)* a.c$&(x)*')).toBe('abc$&(x)* ***');
  });
});

test('redactAll copies a value once for all its secrets, because once for each would take minutes', () => {
  const value = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [index, `${index} secret-token`]));
  const shown = redactAll(value, createRedactor(['secret-token']));
  expect(Object.values(shown).filter((text) => /^\d+ \*\*\*$/.test(text))).toHaveLength(30_000);
});

test('redactAll hides secrets in every text of a value and keeps everything else', () => {
  const value = { a: 'x secret-token', b: [{ c: 'secret-token' }, 1n, undefined, null, true], d: 3 };
  expect(redactAll(value, createRedactor(['secret-token']))).toEqual({
    a: 'x ***',
    b: [{ c: '***' }, 1n, undefined, null, true],
    d: 3,
  });
});
