import { expect, it } from 'vitest';
import { nearest } from '../../../src/domain/text/suggestion.ts';

const WORDS = ['max-critical', 'max-high', 'max-medium', 'max-low', 'mode', 'policy', 'policy-file', 'states'];

it.each([
  ['max-critcal', 'max-critical'],
  ['max-critiacl', 'max-critical'],
  ['MAX_CRITICAL', 'max-critical'],
  ['max-hihg', 'max-high'],
  ['maxlow', 'max-low'],
  ['state', 'states'],
  ['moed', 'mode'],
  ['fail-on', undefined],
  ['m', undefined],
  ['', undefined],
])('%j most likely meant %j', (word, expected) => {
  expect(nearest(word, WORDS)).toBe(expected);
});

it('a word of hostile length has no similar word', () => {
  expect(nearest('max-high'.repeat(100_000), WORDS)).toBeUndefined();
});
