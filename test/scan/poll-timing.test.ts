import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, nextPollGap, type Progress } from '../../src/scan/poll-timing.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';

const LEAST_CHANCE = 0;
const MOST_CHANCE = 1 - 2 ** -53;

function gap(progress: Progress | undefined, intervalMs = 10_000, chance = LEAST_CHANCE): number {
  return nextPollGap(progress, { intervalMs, random: fixedRandom(chance) });
}

describe('the gap between two polls', () => {
  it.each<[what: string, progress: Progress | undefined, expected: number]>([
    ['nothing is known of the scan', undefined, 10_000],
    ['no earlier scan is known', { elapsedMs: 5_000, expectedMs: undefined }, 10_000],
    ['the end is far', { elapsedMs: 0, expectedMs: 120_000 }, 10_000],
    ['an interval would sleep past the likely end', { elapsedMs: 109_000, expectedMs: 120_000 }, 8_500],
    ['the end is an interval away', { elapsedMs: 110_000, expectedMs: 120_000 }, 2_500],
    ['the end is expected now', { elapsedMs: 120_000, expectedMs: 120_000 }, 2_500],
    ['the end is an interval overdue', { elapsedMs: 130_000, expectedMs: 120_000 }, 2_500],
    ['the end is long overdue', { elapsedMs: 130_001, expectedMs: 120_000 }, 10_000],
  ])('is right when %s', (_, progress, expected) => {
    expect(gap(progress)).toBe(expected);
  });

  it('is up to a fifth shorter by chance', () => {
    expect(gap(undefined, 10_000, MOST_CHANCE)).toBeCloseTo(8_000, 6);
    expect(gap(undefined, 10_000, 0.5)).toBe(9_000);
  });

  const someProgress = fc.option(
    fc.record({
      elapsedMs: fc.nat(3_600_000),
      expectedMs: fc.option(fc.nat(3_600_000), { nil: undefined }),
    }),
    { nil: undefined },
  );
  const someChance = fc.double({ min: 0, max: MOST_CHANCE, noNaN: true });

  it('is never above the interval, and never under 2 s unless the interval is', () => {
    fc.assert(
      fc.property(someProgress, fc.integer({ min: 10, max: 3_600_000 }), someChance, (progress, intervalMs, chance) => {
        const ms = gap(progress, intervalMs, chance);
        expect(ms).toBeLessThanOrEqual(intervalMs);
        expect(ms).toBeGreaterThanOrEqual(Math.min(2_000, intervalMs));
      }),
    );
  });

  it('varies by chance where the minimum leaves room', () => {
    fc.assert(
      fc.property(someProgress, fc.integer({ min: 10_100, max: 600_000 }), (progress, intervalMs) => {
        expect(gap(progress, intervalMs, MOST_CHANCE)).toBeLessThan(gap(progress, intervalMs, LEAST_CHANCE));
      }),
    );
  });

  it('is never longer near the expected end than far from it', () => {
    const near = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(near, someChance, (untilEndMs, chance) => {
        const progress = { elapsedMs: 60_000, expectedMs: 60_000 + untilEndMs };
        expect(gap(progress, 10_000, chance)).toBeLessThan(gap(undefined, 10_000, chance));
      }),
    );
  });
});

it.each([
  [[], undefined],
  [[7], 7],
  [[30, 10, 20], 20],
  [[40, 10, 20, 30], 25],
  [[100, 9], 54.5],
])('the median of %j is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});
