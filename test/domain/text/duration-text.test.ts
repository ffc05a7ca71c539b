import { expect, test } from 'vitest';
import { durationText } from '../../../src/domain/text/duration-text.ts';

test.each([
  [0, '0s'],
  [9.94, '9.9s'],
  [9.95, '10s'],
  [59.6, '1m'],
  [60, '1m'],
  [200, '3m 20s'],
  [3_599.4, '59m 59s'],
  [3_599.6, '1h'],
  [3_659, '1h'],
  [47 * 3_600 + 3_599, '47h 59m'],
  [48 * 3_600, '2d'],
  [76 * 3_600, '3d 4h'],
  [400 * 86_400, '400d'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
