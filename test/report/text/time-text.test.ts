import { describe, expect, test } from 'vitest';
import { beforeRun, isoText, minuteText } from '../../../src/report/text/text.ts';

const NOON = Date.UTC(2026, 10, 3, 12, 0, 0);

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
