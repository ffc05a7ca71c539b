import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWidth, widthOf } from '../../../src/report/text/plain-table.ts';

describe('the width of a text', () => {
  it.each([
    ['abc', 3],
    ['漢字', 4],
    ['✅', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('of %j is %d columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('a text that is made to fit', () => {
  it.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['漢字漢字', 6, '漢字…'],
    ['漢字漢字', 5, '漢字…'],
    ['😀😀😀', 4, '😀…'],
    ['abe\u0301def', 4, 'abe\u0301…'],
  ])('%j has in %d columns %j left', (text, columns, fitted) => {
    expect(fitWidth(text, columns)).toBe(fitted);
  });

  it('is never wider, and never has half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, columns) => {
        const fitted = fitWidth(text, columns);
        expect(widthOf(fitted)).toBeLessThanOrEqual(Math.max(columns, 1));
        expect(fitted.isWellFormed()).toBe(true);
      }),
    );
  });
});
