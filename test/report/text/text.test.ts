import { describe, expect, test } from 'vitest';
import { clean, cut } from '../../../src/report/text/text.ts';

describe('clean', () => {
  test.each([
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['\u0000\u001b[31m\u0085', '\\u0000\\u001b[31m\\u0085'],
    ['\u202eab\u200b\ufeff', '\\u202eab\\u200b\\ufeff'],
    ['\u{e0041}', '\\u{e0041}'],
    ['a\u3164b\u034fc\ufe0f', 'a\\u3164b\\u034fc\\ufe0f'],
    ['\ud800', '\\ud800'],
    ['plain text, 漢字 and 😀', 'plain text, 漢字 and 😀'],
  ])('shows %j as %j', (text, shown) => {
    expect(clean(text)).toBe(shown);
  });

  test('leaves 200 code points whole and cuts 201 with an ellipsis, by code points', () => {
    expect(clean('😀'.repeat(200))).toBe('😀'.repeat(200));
    expect(clean('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`);
  });

  test('keeps to its limit when escapes make the text longer', () => {
    expect(Array.from(clean('\u2028'.repeat(150)))).toHaveLength(200);
  });
});

test('a cut never splits a surrogate pair', () => {
  expect([cut('ab😀cd', 4).isWellFormed(), cut('ab😀cd', 4)]).toEqual([true, 'ab😀…']);
});
