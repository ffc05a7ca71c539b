import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExpectedEnd } from '../../src/scan/earlier-scans.ts';
import { nextPollGap, type Progress } from '../../src/scan/poll-timing.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';

const LEAST_CHANCE = 0;
const MOST_CHANCE = 1 - 2 ** -53;
const NARROW: ExpectedEnd = { earliestMs: 118_000, medianMs: 120_000, latestMs: 122_000 };
const WIDE: ExpectedEnd = { earliestMs: 50_000, medianMs: 70_000, latestMs: 100_000 };

function gap(progress: Progress | undefined, intervalMs = 10_000, chance = LEAST_CHANCE): number {
  return nextPollGap(progress, { intervalMs, random: fixedRandom(chance) });
}

describe('the gap between two polls', () => {
  it.each<[what: string, progress: Progress | undefined, least: number, most: number]>([
    ['nothing is known of the scan', undefined, 10_000, 8_000],
    ['no earlier scan is known', { elapsedMs: 5_000, expected: undefined }, 10_000, 8_000],
    ['the first end is a whole number of intervals away', { elapsedMs: 78_000, expected: NARROW }, 10_000, 10_000],
    ['the first end is five intervals and 5 s away', { elapsedMs: 63_000, expected: NARROW }, 9_166.667, 7_333.333],
    ['the first end is 18 s away', { elapsedMs: 100_000, expected: NARROW }, 9_000, 8_000],
    ['the first end is an interval and a second away', { elapsedMs: 107_000, expected: NARROW }, 10_000, 10_000],
    ['the first end is an interval and 2 s away', { elapsedMs: 106_000, expected: NARROW }, 6_000, 4_800],
    ['the first end is within an interval', { elapsedMs: 109_000, expected: NARROW }, 9_000, 10_000],
    ['the first end is 5 s away', { elapsedMs: 113_000, expected: NARROW }, 5_000, 7_000],
    ['the first end is a moment away', { elapsedMs: 117_900, expected: NARROW }, 2_000, 2_100],
    ['the first end was now', { elapsedMs: 118_000, expected: NARROW }, 2_000, 2_000],
    ['the last end was now', { elapsedMs: 122_000, expected: NARROW }, 2_000, 2_000],
    ['it is overdue for 12 s', { elapsedMs: 134_000, expected: NARROW }, 3_000, 2_400],
    ['it is overdue for 40 s', { elapsedMs: 162_000, expected: NARROW }, 10_000, 8_000],
    ['it is overdue for an hour', { elapsedMs: 3_722_000, expected: NARROW }, 10_000, 8_000],
    ['ends lie far apart', { elapsedMs: 60_000, expected: WIDE }, 3_000, 2_400],
    ['ends lie far apart, and it is overdue for 4 s', { elapsedMs: 104_000, expected: WIDE }, 3_000, 2_400],
    ['ends lie far apart, and it is overdue for 16 s', { elapsedMs: 116_000, expected: WIDE }, 4_000, 3_200],
  ])('is right when %s', (_, progress, least, most) => {
    expect(gap(progress)).toBeCloseTo(least, 2);
    expect(gap(progress, 10_000, MOST_CHANCE)).toBeCloseTo(most, 2);
  });

  it('grows with the interval where ends lie far apart', () => {
    expect(gap({ elapsedMs: 60_000, expected: WIDE }, 60_000)).toBe(18_000);
  });

  const someEnd = fc
    .tuple(fc.integer({ min: -60_000, max: 3_600_000 }), fc.nat(3_600_000), fc.nat(3_600_000))
    .map(([earliestMs, first, second]) => {
      const medianMs = Math.max(1, earliestMs + first);
      return { earliestMs, medianMs, latestMs: medianMs + second };
    });
  const someProgress = fc.option(
    fc.record({ elapsedMs: fc.nat(7_200_000), expected: fc.option(someEnd, { nil: undefined }) }),
    { nil: undefined },
  );
  const someChance = fc.double({ min: 0, max: MOST_CHANCE, noNaN: true });
  const someInterval = fc.integer({ min: 10, max: 600_000 });

  it('is never above the interval, and never under 2 s unless the interval is', () => {
    fc.assert(
      fc.property(someProgress, someInterval, someChance, (progress, intervalMs, chance) => {
        const ms = gap(progress, intervalMs, chance);
        expect(ms).toBeLessThanOrEqual(intervalMs);
        expect(ms).toBeGreaterThanOrEqual(Math.min(2_000, intervalMs));
      }),
    );
  });

  it('adds no poll before the first end, whatever chance says, and one falls at most 2 s after it', () => {
    fc.assert(
      fc.property(someEnd, fc.integer({ min: 2_000, max: 600_000 }), someChance, (expected, intervalMs, chance) => {
        fc.pre(expected.earliestMs > 2_000);
        const polls = pollsUntil(expected.earliestMs, expected, intervalMs, chance);
        expect(polls).toHaveLength(Math.ceil(expected.earliestMs / intervalMs));
        expect(polls.at(-1)! - expected.earliestMs).toBeLessThanOrEqual(2_000 + 1e-6);
      }),
    );
  });

  it('makes at most 1.6 times as many polls as one every half interval until the last end', () => {
    fc.assert(
      fc.property(someEnd, fc.integer({ min: 5_000, max: 600_000 }), someChance, (expected, intervalMs, chance) => {
        const polls = pollsUntil(expected.latestMs, expected, intervalMs, chance);
        expect(polls.length).toBeLessThanOrEqual(2 + (1.6 * Math.max(0, expected.latestMs)) / (intervalMs / 2));
      }),
    );
  });
});

/** From the start of the scan, in milliseconds: those before the time, and the first at or after it. */
function pollsUntil(endMs: number, expected: ExpectedEnd, intervalMs: number, chance: number): readonly number[] {
  const polls: number[] = [];
  for (let elapsedMs = 0; elapsedMs < endMs - 1e-6; ) {
    elapsedMs += gap({ elapsedMs, expected }, intervalMs, chance);
    polls.push(elapsedMs);
  }
  return polls;
}
