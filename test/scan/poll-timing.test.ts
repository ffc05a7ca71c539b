import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExpectedEnd } from '../../src/scan/earlier-scans.ts';
import { nextPollGap, type Progress } from '../../src/scan/poll-timing.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';

const LEAST_CHANCE = 0;
const MOST_CHANCE = 1 - 2 ** -53;
const NARROW: ExpectedEnd = { earliestMs: 118_000, medianMs: 120_000, latestMs: 122_000, isSure: false };
const WIDE: ExpectedEnd = { earliestMs: 50_000, medianMs: 70_000, latestMs: 100_000, isSure: false };
/** Ten minutes, between 550 and 650 s. */
const SURE: ExpectedEnd = { earliestMs: 550_000, medianMs: 600_000, latestMs: 650_000, isSure: true };

const HOUR: ExpectedEnd = { earliestMs: 3_600_000, medianMs: 3_601_000, latestMs: 3_602_000, isSure: true };
const QUICK: ExpectedEnd = { earliestMs: 16_000, medianMs: 17_000, latestMs: 18_000, isSure: true };

function gap(progress: Progress | undefined, intervalMs = 10_000, chance = LEAST_CHANCE): number {
  return gapOf([progress], intervalMs, chance);
}

function gapOf(awaited: readonly (Progress | undefined)[], intervalMs = 10_000, chance = LEAST_CHANCE): number {
  return nextPollGap(awaited, intervalMs, fixedRandom(chance));
}

describe('the time between two polls', () => {
  it.each<[what: string, progress: Progress | undefined, least: number, most: number]>([
    ['nothing is known about the scan', undefined, 10_000, 8_000],
    ['no earlier scan is known', { elapsedMs: 5_000, expected: undefined }, 10_000, 8_000],
    ['the first end is a whole number of intervals away', { elapsedMs: 78_000, expected: NARROW }, 10_000, 10_000],
    ['the first end is five intervals and 5 s away', { elapsedMs: 63_000, expected: NARROW }, 9_166.667, 7_333.333],
    ['the first end is 18 s away', { elapsedMs: 100_000, expected: NARROW }, 9_000, 8_000],
    ['the first end is within an interval', { elapsedMs: 109_000, expected: NARROW }, 9_000, 10_000],
    ['the first end was now', { elapsedMs: 118_000, expected: NARROW }, 2_000, 2_000],
    ['it is overdue for an hour', { elapsedMs: 3_722_000, expected: NARROW }, 10_000, 8_000],
    ['ends lie far apart', { elapsedMs: 60_000, expected: WIDE }, 2_236.068, 2_000],
  ])('is right when %s', (_, progress, least, most) => {
    expect(gap(progress)).toBeCloseTo(least, 2);
    expect(gap(progress, 10_000, MOST_CHANCE)).toBeCloseTo(most, 2);
  });

  it.each<[what: string, progress: Progress, least: number, most: number]>([
    ['the first end is 550 s away: ten gaps', { elapsedMs: 0, expected: SURE }, 55_000, 44_000],
    ['the first end is 40 s away', { elapsedMs: 510_000, expected: SURE }, 40_000, 42_000],
    ['a minute and a second of an hour are ahead', { elapsedMs: 3_539_000, expected: HOUR }, 60_000, 60_000],
    ['16 s are ahead: as if less were known', { elapsedMs: 0, expected: QUICK }, 8_000, 6_400],
    ['the first end was now', { elapsedMs: 550_000, expected: SURE }, 3_162.278, 2_529.822],
    ['the last end was now', { elapsedMs: 650_000, expected: SURE }, 3_162.278, 2_529.822],
    ['ends lie next to each other', { elapsedMs: 118_000, expected: { ...NARROW, isSure: true } }, 2_000, 2_000],
  ])('with enough earlier scans is right when %s', (_, progress, least, most) => {
    expect(gap(progress)).toBeCloseTo(least, 2);
    expect(gap(progress, 10_000, MOST_CHANCE)).toBeCloseTo(most, 2);
  });

  describe('with several awaited scans', () => {
    const early: Progress = { elapsedMs: 0, expected: SURE };
    const soon: Progress = { elapsedMs: 118_000, expected: NARROW };

    it.each<[what: string, awaited: readonly (Progress | undefined)[], ms: number]>([
      ['two that are early', [early, { ...early, elapsedMs: 510_000 }], 40_000],
      ['one that may end now', [early, soon], 2_000],
      ['one that may come at any time, and one that may end now', [undefined, soon, early], 2_000],
      ['one without any estimate', [{ elapsedMs: 0, expected: undefined }, early], 10_000],
    ])('is the shortest: %s', (_, awaited, ms) => {
      expect(gapOf(awaited)).toBe(ms);
    });
  });

  const someEnd = fc
    .tuple(fc.integer({ min: -60_000, max: 3_600_000 }), fc.nat(3_600_000), fc.nat(3_600_000), fc.boolean())
    .map(([earliestMs, first, second, isSure]) => {
      const medianMs = Math.max(1, earliestMs + first);
      return { earliestMs, medianMs, latestMs: medianMs + second, isSure };
    });
  const someProgress = fc.option(
    fc.record({ elapsedMs: fc.nat(7_200_000), expected: fc.option(someEnd, { nil: undefined }) }),
    { nil: undefined },
  );
  /** The longest gap that is allowed before this end. */
  const longestBefore = ({ isSure, earliestMs }: ExpectedEnd, intervalMs: number): number =>
    isSure ? Math.max(intervalMs, Math.min(60_000, Math.sqrt(0.6 * intervalMs * earliestMs))) : intervalMs;
  const someChance = fc.double({ min: 0, max: MOST_CHANCE, noNaN: true });
  const someInterval = fc.integer({ min: 10, max: 600_000 });

  it('is within the interval, or a minute before the first end, and 2 s unless the interval is less', () => {
    fc.assert(
      fc.property(someProgress, someInterval, someChance, (progress, intervalMs, chance) => {
        const ms = gap(progress, intervalMs, chance);
        const expected = progress?.expected;
        const isEarly = expected !== undefined && progress!.elapsedMs < expected.earliestMs;
        expect(ms).toBeLessThanOrEqual(1e-6 + (isEarly ? longestBefore(expected, intervalMs) : intervalMs));
        expect(ms).toBeGreaterThanOrEqual(Math.min(2_000, intervalMs));
      }),
    );
  });
});
