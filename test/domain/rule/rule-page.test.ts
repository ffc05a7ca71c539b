import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulePages, storedSourceUri } from '../../../src/domain/rule/rule-page.ts';

const PLATFORM = 'https://platform.example/prefix';
const pageOf = rulePages(PLATFORM);

describe('the page of a rule', () => {
  test.each([
    ['https://platform.example/r/a.b.c', 'https://platform.example/r/a.b.c'],
    ['https://platform.example', 'https://platform.example/'],
    ['https://platform.example:443/r/a', 'https://platform.example/r/a'],
    ['HTTPS://PLATFORM.example/r/A', 'https://platform.example/r/A'],
    ['https://platform.example/r?id=1&b=2#c', 'https://platform.example/r?id=1&b=2#c'],
    ['https://platform.example/@acme/rule', 'https://platform.example/%40acme/rule'],
    ['https://platform.example/r/[x](y)<z>|"\'`', 'https://platform.example/r/%5Bx%5D%28y%29%3Cz%3E%7C%22%27%60'],
    ['https://platform.example/😀/100%/#a#b', 'https://platform.example/%F0%9F%98%80/100%25/#a%23b'],
  ])('is %s, percent-encoded', (uri, page) => {
    expect(pageOf(uri)).toBe(page);
    expect(pageOf(page)).toBe(page);
  });

  test.each([
    ...[undefined, '', 'javascript:alert(1)', 'http://platform.example/r', 'ftp://platform.example/r'],
    ...['//platform.example/r', '/r/a', 'https://user@platform.example/r', 'https://user:password@platform.example/r'],
    ...['https://@platform.example/r', 'https://platform.example@evil.example/r'],
    ...['https://platform.example.evil.example/r', 'https://evil.example/https://platform.example/'],
    ...['https://platform.example:8443/r', 'https://plаtform.example/r', 'https:platform.example/r'],
    ...['https:\\\\platform.example\\r', 'https://platform.example\\@evil.example/r', ' https://platform.example/r'],
    ...['https://platform.example/r\n', 'https://platform.example/a\r\nb', 'https://plat\tform.example/r'],
    'https://platform.example/a b',
    `https://platform.example/${'a'.repeat(5_000)}`,
    `https://platform.example/${'é'.repeat(700)}`,
  ])('does not exist for %j', (uri) => {
    expect(pageOf(uri)).toBeUndefined();
  });

  test.each([undefined, '', 'http://127.0.0.1:8080', 'https://api.platform.example', 'https://platform.example:8443'])(
    'does not exist if base-url is %j, another host',
    (platform) => {
      expect(rulePages(platform)('https://platform.example/r/a')).toBeUndefined();
    },
  );

  test('is on the port of base-url', () => {
    const own = rulePages('https://platform.example:8443/');
    expect(own('https://platform.example:8443/r')).toBe('https://platform.example:8443/r');
    expect(own('https://platform.example/r')).toBeUndefined();
  });

  test('leads to the host of base-url, whatever address the platform has', () => {
    const part = fc.constantFrom(
      ...['https://', 'platform.example', 'evil.example', '@', ':', '/', '\\', '.', '#', '?'],
      ...['%', '\n', ' ', 'é', '<', ')'],
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`),
        (uri) => {
          const page = pageOf(uri);
          if (page === undefined) return;
          const { origin, username, password } = new URL(page);
          expect([origin, username, password]).toEqual(['https://platform.example', '', '']);
          expect(page).toMatch(/^[\w\-.~:/?#&=+,%]+$/);
        },
      ),
    );
  });
});

test.each([
  ['https://platform.example/r/a', 'https://platform.example/r/a'],
  ['https://platform.example/@acme/a', 'https://platform.example/@acme/a'],
  ['https://platform.example/by/bob@acme.example', undefined],
  ['https://platform.example/by/bob%40acme.example', undefined],
  [`https://platform.example/${'a'.repeat(2_000)}`, undefined],
  [undefined, undefined],
])('of the address %j only a part without personal data that fits a link is stored', (ruleSourceUri, kept) => {
  expect(storedSourceUri({ ruleId: '', rulePath: '', issueType: undefined, epss: undefined, ruleSourceUri })).toBe(
    kept,
  );
});
