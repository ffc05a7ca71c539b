import type { Random } from '../gate/ports/clock.ts';
import type { ExpectedEnd } from './earlier-scans.ts';

export type PollSettings = {
  /** Longest gap between two polls, in milliseconds. */
  readonly intervalMs: number;
  readonly random: Random;
};

/** What is known of the scan that is waited for. */
export type Progress = {
  /** Since its start, in milliseconds. */
  readonly elapsedMs: number;
  /** Undefined where no earlier scan is known. */
  readonly expected: ExpectedEnd | undefined;
};

const JITTER = 0.2;
const SHORTEST_GAP_MS = 2_000;
/** The platform tells its time in whole seconds: what is told to be so little more than an interval away is none more. */
const CLOCK_STEP_MS = 1_000;
/** Chosen in docs/polling.md: more asks less while the end is likely, and sees it later. */
const WIDEST_GAP = 0.6;
/** Of the time that a scan is overdue. */
const OVERDUE_GAP = 0.25;

/**
 * Milliseconds to the next poll: never above the interval, never under 2 s unless the interval is. They vary by chance, so that a
 * thousand jobs do not ask at once. What this costs and saves: docs/polling.md.
 */
export function nextPollGap(progress: Progress | undefined, settings: PollSettings): number {
  const { intervalMs } = settings;
  return Math.min(intervalMs, Math.max(shortestGap(intervalMs), wantedGap(progress, settings)));
}

function wantedGap(progress: Progress | undefined, settings: PollSettings): number {
  const { intervalMs, random } = settings;
  if (progress?.expected === undefined) return shortened(intervalMs, random);
  const { elapsedMs, expected } = progress;
  const aheadMs = expected.earliestMs - elapsedMs;
  if (aheadMs > 0) return approach(aheadMs, settings);
  const overdueMs = elapsedMs - expected.latestMs;
  return shortened(Math.min(intervalMs, Math.max(gapWithin(expected, intervalMs), OVERDUE_GAP * overdueMs)), random);
}

function shortestGap(intervalMs: number): number {
  return Math.min(SHORTEST_GAP_MS, intervalMs);
}

function shortened(gapMs: number, random: Random): number {
  return gapMs * (1 - JITTER * random());
}

/** As few polls as the interval allows, spread evenly; the last one falls up to the shortest gap later. Chance adds none. */
function approach(aheadMs: number, { intervalMs, random }: PollSettings): number {
  const polls = Math.ceil((aheadMs - CLOCK_STEP_MS) / intervalMs);
  if (polls <= 1) return aheadMs + shortestGap(intervalMs) * random();
  return Math.max(aheadMs - (polls - 1) * intervalMs, shortened(aheadMs / polls, random));
}

/** While the end is likely. What was saved before is spent here: in all it costs about as much as a poll every half interval. */
function gapWithin({ earliestMs, latestMs }: ExpectedEnd, intervalMs: number): number {
  return WIDEST_GAP * intervalMs * ((latestMs - earliestMs) / latestMs);
}
