import type { Random } from '../../src/ports/clock.ts';
import { expectedEnd } from '../../src/scan/earlier-scans.ts';
import { nextPollGap } from '../../src/scan/poll-timing.ts';

/** Milliseconds to the next look-up, from the milliseconds since the scan began. */
type Gap = (elapsedMs: number) => number;

/** From how long earlier scans took, in milliseconds, the shortest first. */
export type Schedule = (earlierMs: readonly number[], random: Random) => Gap;

/** The gate's own. With `isLong` false as it is where it is not sure: no gap is longer than the interval. */
export function ours(intervalMs: number, { isLong = true } = {}): Schedule {
  return (earlierMs, random) => {
    const known = expectedEnd(earlierMs);
    const expected = known && { ...known, isSure: known.isSure && isLong };
    return (elapsedMs) => nextPollGap([{ elapsedMs, expected, isOurs: true }], { intervalMs, random });
  };
}

export function fixed(gapMs: number): Schedule {
  return () => () => gapMs;
}

/** Every 2 s from the fastest earlier scan to past the slowest, however far they lie apart. */
export function fastestToSlowest(intervalMs: number): Schedule {
  return (earlierMs) => (elapsedMs) => {
    const aheadMs = earlierMs[0]! - elapsedMs;
    const overdueMs = Math.max(0, elapsedMs - earlierMs.at(-1)!);
    const gapMs = aheadMs > 0 ? aheadMs / Math.ceil(aheadMs / intervalMs) : overdueMs / 2;
    return Math.min(intervalMs, Math.max(2_000, gapMs));
  };
}

/** A quarter of the interval within an interval of the median of earlier scans. */
export function nearTheMedian(intervalMs: number): Schedule {
  return (earlierMs) => (elapsedMs) => {
    const aheadMs = (earlierMs[(earlierMs.length - 1) >> 1]! + earlierMs[earlierMs.length >> 1]!) / 2 - elapsedMs;
    if (Math.abs(aheadMs) <= intervalMs) return intervalMs / 4;
    return aheadMs > 0 ? Math.min(intervalMs, aheadMs - intervalMs / 4) : intervalMs;
  };
}
