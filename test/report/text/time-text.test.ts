import { describe, expect, test } from 'vitest';
import { beforeRun, durationText, isoText, minuteText } from '../../../src/report/text/time-text.ts';

const NOON = Date.UTC(2026, 10, 3, 12, 0, 0);

test.each([
  [0, '0s'],
  [0.04, '0s'],
  [9.44, '9.4s'],
  [9.94, '9.9s'],
  [9.95, '10s'],
  [45.2, '45s'],
  [59.4, '59s'],
  [59.6, '1m'],
  [60, '1m'],
  [200, '3m 20s'],
  [3_599.4, '59m 59s'],
  [3_599.6, '1h'],
  [3_660, '1h 1m'],
  [3_659, '1h'],
  [47 * 3_600 + 3_599, '47h 59m'],
  [48 * 3_600, '2d'],
  [76 * 3_600, '3d 4h'],
  [400 * 86_400, '400d'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

describe('a time beside the run', () => {
  test.each([
    [12_000, '12s before this run'],
    [1_000, '1s before this run'],
    [999, 'during this run'],
    [0, 'during this run'],
    [-60_000, 'during this run'],
    [2 * 86_400_000, '2d before this run'],
  ])('%d milliseconds before its start is: %s', (ms, text) => {
    expect(beforeRun(NOON - ms, NOON)).toBe(text);
  });
});

test('a time that is none is a dash', () => {
  expect([minuteText(NOON), minuteText(undefined), minuteText(Number.NaN), minuteText(1e300)]).toEqual([
    '2026-11-03 12:00 UTC',
    '–',
    '–',
    '–',
  ]);
  expect([isoText(NOON), isoText(9e15)]).toEqual(['2026-11-03T12:00:00.000Z', undefined]);
});
