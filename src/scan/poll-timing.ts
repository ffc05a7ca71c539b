import type { ScanId } from '../domain/ids.ts';
import type { Deadlines } from '../domain/work/time.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { ExpectedEnd } from './earlier-scans.ts';

export type Progress = {
  readonly elapsedMs: number;
  readonly expected: ExpectedEnd | undefined;
};

const JITTER = 0.2;
const SHORTEST_GAP_MS = 2_000;
/** A newer scan that takes over, or an early end, is noticed at most this much later. */
const LONGEST_EARLY_GAP_MS = 60_000;
/** The platform gives times in whole seconds, so an end that is less than this beyond a gap counts as within the gap. */
const CLOCK_STEP_MS = 1_000;
/** A poll costs as much as a mean delay of this part of the interval: 50 ms of 10 s. */
const POLL_WORTH = 1 / 200;
/** The part of the scans that end before the likely time, because they fail or are cancelled. */
const EARLY_ENDS = 1 / 60;
const OVERDUE_GAP = 0.25;

/** The shortest of the gaps for all that is awaited, in milliseconds (docs/verdict-rules/how-long-it-waits.md#how-often-it-polls). */
export function nextPollGap(awaited: readonly (Progress | undefined)[], intervalMs: number, random: Random): number {
  // All gaps share one random number. With a number for each, the shortest would shrink as more is awaited.
  const chance = random();
  return Math.min(...awaited.map((progress) => gapFor(progress, intervalMs, chance)));
}

function gapFor(progress: Progress | undefined, intervalMs: number, chance: number): number {
  const shortestMs = Math.min(SHORTEST_GAP_MS, intervalMs);
  if (progress?.expected === undefined) return Math.max(shortestMs, intervalMs * shortening(chance));
  const { elapsedMs, expected } = progress;
  const aheadMs = expected.earliestMs - elapsedMs;
  const isLong = aheadMs > 0 && expected.isSure;
  const earlyMs = isLong ? cheapestGap(expected.earliestMs, EARLY_ENDS, intervalMs) : 0;
  const longestMs = Math.max(intervalMs, Math.min(LONGEST_EARLY_GAP_MS, earlyMs));
  const gapMs =
    aheadMs > 0
      ? approach(aheadMs, longestMs, shortestMs, chance)
      : Math.min(intervalMs, likelyGap(elapsedMs, expected, intervalMs)) * shortening(chance);
  return Math.min(longestMs, Math.max(shortestMs, gapMs));
}

/** Spreads as few polls as the longest gap allows evenly. The last one is at the earliest likely end, or up to the shortest gap later. */
function approach(aheadMs: number, longestMs: number, shortestMs: number, chance: number): number {
  const polls = Math.ceil((aheadMs - CLOCK_STEP_MS) / longestMs);
  if (polls <= 1) return aheadMs + shortestMs * chance;
  return Math.max(aheadMs - (polls - 1) * longestMs, (aheadMs / polls) * shortening(chance));
}

function likelyGap(elapsedMs: number, expected: ExpectedEnd, intervalMs: number): number {
  const { earliestMs, latestMs } = expected;
  return Math.max(cheapestGap(latestMs - earliestMs, 1, intervalMs), OVERDUE_GAP * (elapsedMs - latestMs));
}

/** The gap with the lowest cost: per second, a gap of g costs `worth / g` for requests and `part * g / 2 / length` for delay. */
function cheapestGap(lengthMs: number, part: number, intervalMs: number): number {
  return Math.sqrt((2 * POLL_WORTH * intervalMs * lengthMs) / part);
}

function shortening(chance: number): number {
  return 1 - JITTER * chance;
}

export type PauseWorld = {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Log, 'info'>;
  readonly signal: AbortSignal;
};
type PausePlan = Pick<Deadlines, 'monotonicStart' | 'waitMs'> & {
  readonly pollIntervalMs: number;
  readonly neverWaits?: true | undefined;
};

export type Pauses = ReturnType<typeof createPauses>;

export function createPauses({ clock, random, log, signal }: PauseWorld, plan: PausePlan) {
  const { monotonicStart, waitMs, pollIntervalMs: intervalMs, neverWaits } = plan;
  let sleptMs = 0;

  /** Sleeps until the next poll; false if the time is over. The last poll is at the deadline, not an interval before it. */
  async function sleep(untilMs: number, awaited: readonly (Progress | undefined)[]): Promise<boolean> {
    const left = monotonicStart + untilMs - clock.now();
    if (left <= 0) return false;
    const gap = nextPollGap(awaited, intervalMs, random);
    const sleptFrom = clock.now();
    await clock.sleep(Math.min(gap, left), signal);
    sleptMs += clock.now() - sleptFrom;
    return true;
  }

  return {
    sleep,
    elapsedMs: () => clock.now() - monotonicStart,
    sleptMs: () => sleptMs,
    /** A scan can be listed before its detail can be read. Sleeps until the next poll; false when the time is up. */
    async mayAskAgain(id: ScanId): Promise<boolean> {
      if (neverWaits || !(await sleep(waitMs, [undefined]))) return false;
      log.info(`scan ${id} is listed, but its detail is not there yet; asking again`);
      return true;
    },
  };
}
