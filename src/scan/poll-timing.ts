import type { Random } from '../gate/ports/clock.ts';

export type PollSettings = {
  /** Longest gap between two polls, in milliseconds. */
  readonly intervalMs: number;
  readonly random: Random;
};

/** What is known of the scan that is waited for, in milliseconds. */
export type Progress = {
  readonly elapsedMs: number;
  /** How long earlier scans took; undefined where none is known. */
  readonly expectedMs: number | undefined;
};

const JITTER = 0.2;
const SHORTEST_GAP_MS = 2_000;

/**
 * Milliseconds to the next poll: the interval, up to a fifth shorter by chance so that a thousand jobs do not ask at once;
 * a quarter of it near the time at which earlier scans ended. Never above the interval, never under 2 s unless the interval is.
 */
export function nextPollGap(progress: Progress | undefined, { intervalMs, random }: PollSettings): number {
  const floor = Math.min(SHORTEST_GAP_MS, intervalMs);
  const jittered = (gap: number): number => Math.max(floor, gap * (1 - JITTER * random()));
  if (progress?.expectedMs === undefined) return jittered(intervalMs);
  const untilEndMs = progress.expectedMs - progress.elapsedMs;
  if (Math.abs(untilEndMs) <= intervalMs) return jittered(intervalMs / 4);
  // Do not sleep past the beginning of the time in which the end is likely.
  if (untilEndMs > 0) return jittered(Math.min(intervalMs, untilEndMs - intervalMs / 4));
  return jittered(intervalMs);
}

/** The middle value; the mean of the two middle ones for an even number. Undefined for none. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
