import type { Deadlines } from '../domain/work/deadlines.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { ExpectedEnd } from './earlier-scans.ts';

export type PollSettings = {
  /** Longest gap between two polls from the time on at which the scan may well end, in milliseconds. */
  readonly intervalMs: number;
  readonly random: Random;
};

/** What is known of a scan that is waited for. */
export type Progress = {
  /** So many milliseconds have gone by since its start. */
  readonly elapsedMs: number;
  /** It is undefined where no earlier scan is known. */
  readonly expected: ExpectedEnd | undefined;
  /** False while the scan may be another project's. */
  readonly isOurs: boolean;
};

const JITTER = 0.2;
const SHORTEST_GAP_MS = 2_000;
/**
 * This gap is the longest before the likely time. A newer scan that takes over, or an early end, is seen so much later
 * at most.
 */
const LONGEST_EARLY_GAP_MS = 60_000;
/** The platform tells its time in whole seconds: what is told to be so little more than a gap away is none more. */
const CLOCK_STEP_MS = 1_000;
/** More asks less while the end is likely, and sees it later. */
const WIDEST_GAP = 0.6;
/** A look-up is worth a mean delay of this part of the interval: 50 ms of 10 s. */
const LOOK_WORTH = 1 / 200;
/** The part of the scans that end before the likely time: they fail, or are cancelled. */
const EARLY_ENDS = 1 / 60;
/** The gap is this part of the time that a scan is overdue. */
const OVERDUE_GAP = 0.25;

/**
 * Gives the milliseconds to the next poll: the shortest gap that one of the awaited wants. What may come at any time is
 * undefined. Never under 2 s unless the interval is. Gaps vary by chance, so that a thousand jobs do not ask at once.
 * docs/verdict-rules/how-long-it-waits.md#how-often-it-looks.
 */
export function nextPollGap(awaited: readonly (Progress | undefined)[], { intervalMs, random }: PollSettings): number {
  // There is one chance for all: the shortest of several would be shorter the more there are.
  const chance = random();
  return Math.min(...awaited.map((progress) => gapFor(progress, intervalMs, chance)));
}

function gapFor(progress: Progress | undefined, intervalMs: number, chance: number): number {
  if (progress?.expected === undefined) return Math.max(shortestOf(intervalMs), intervalMs * shortening(chance));
  const { elapsedMs, expected, isOurs } = progress;
  const aheadMs = expected.earliestMs - elapsedMs;
  const isLong = aheadMs > 0 && expected.isSure && isOurs;
  const earlyMs = isLong ? cheapestGap(expected.earliestMs, EARLY_ENDS, intervalMs) : 0;
  const longestMs = Math.max(intervalMs, Math.min(LONGEST_EARLY_GAP_MS, earlyMs));
  const shortestMs = shortestOf(intervalMs);
  const gapMs =
    aheadMs > 0
      ? approach(aheadMs, longestMs, shortestMs, chance)
      : Math.min(intervalMs, likelyGap(elapsedMs, expected, intervalMs)) * shortening(chance);
  return Math.min(longestMs, Math.max(shortestMs, gapMs));
}

function shortestOf(intervalMs: number): number {
  return Math.min(SHORTEST_GAP_MS, intervalMs);
}

/**
 * There are as few polls as the longest gap allows, spread evenly; the last one falls up to the shortest gap later.
 * Chance adds none.
 */
function approach(aheadMs: number, longestMs: number, shortestMs: number, chance: number): number {
  const polls = Math.ceil((aheadMs - CLOCK_STEP_MS) / longestMs);
  if (polls <= 1) return aheadMs + shortestMs * chance;
  return Math.max(aheadMs - (polls - 1) * longestMs, (aheadMs / polls) * shortening(chance));
}

/** This gap holds while the end is likely, and, longer and longer, when the scan is overdue. */
function likelyGap(elapsedMs: number, expected: ExpectedEnd, intervalMs: number): number {
  const { earliestMs, latestMs, isSure } = expected;
  const lengthMs = latestMs - earliestMs;
  // In all this costs about as much as a poll every half interval: what was saved before is spent here.
  const fairMs = WIDEST_GAP * intervalMs * (lengthMs / latestMs);
  const cheapestMs = isSure ? cheapestGap(lengthMs, 1, intervalMs) : 0;
  return Math.max(fairMs, cheapestMs, OVERDUE_GAP * (elapsedMs - latestMs));
}

/**
 * Gives the gap at which looks and delay cost least together, if this part of all scans ends evenly within a time of
 * this length: per second a gap of g costs `worth / g` for its look-up and `part * g / 2 / length` of delay.
 */
function cheapestGap(lengthMs: number, part: number, intervalMs: number): number {
  return Math.sqrt((2 * LOOK_WORTH * intervalMs * lengthMs) / part);
}

function shortening(chance: number): number {
  return 1 - JITTER * chance;
}

/** The time between the polls of a run. */
export class Pauses {
  readonly #world: { readonly clock: Clock; readonly random: Random; readonly signal: AbortSignal };
  readonly #monotonicStart: Deadlines['monotonicStart'];
  readonly #intervalMs: number;
  #sleptMs = 0;

  constructor(
    world: { readonly clock: Clock; readonly random: Random; readonly signal: AbortSignal },
    { monotonicStart, pollIntervalMs }: Pick<Deadlines, 'monotonicStart'> & { readonly pollIntervalMs: number },
  ) {
    this.#world = world;
    this.#monotonicStart = monotonicStart;
    this.#intervalMs = pollIntervalMs;
  }

  /** So many milliseconds have gone by since the run began. */
  get elapsedMs(): number {
    return this.#world.clock.now() - this.#monotonicStart;
  }

  /** So many milliseconds were spent in pauses. */
  get sleptMs(): number {
    return this.#sleptMs;
  }

  /**
   * Sleeps until the next poll, at most until so many milliseconds after the start of the run; false when that is over
   * already. The last poll comes at the very end of the time, not an interval before it.
   */
  async sleep(untilMs: number, awaited: readonly (Progress | undefined)[]): Promise<boolean> {
    const { clock, random, signal } = this.#world;
    const left = this.#monotonicStart + untilMs - clock.now();
    if (left <= 0) return false;
    const gap = nextPollGap(awaited, { intervalMs: this.#intervalMs, random });
    const sleptFrom = clock.now();
    await clock.sleep(Math.min(gap, left), signal);
    this.#sleptMs += clock.now() - sleptFrom;
    return true;
  }
}
