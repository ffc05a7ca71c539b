import type { Random } from '../../src/ports/clock.ts';
import type { Schedule } from './schedules.ts';
import { seededRandom } from './seeded-random.ts';

/** How long scans of a repository take. */
export type World = {
  /** Seconds of one scan that finishes. */
  readonly seconds: (random: Random) => number;
  /** How many earlier scans are known. */
  readonly earlier: number;
  /** Of earlier scans: what others take. The newest one has the number 0. */
  readonly earlierSeconds?: (random: Random, index: number) => number;
  /** The part of the scans that fail, each in the first third of its time. */
  readonly failing?: number;
};

export type Figures = {
  /** Seconds from the end of the scan to the look-up that sees it. */
  readonly meanDelay: number;
  readonly medianDelay: number;
  /** One in ten, one in twenty is seen later than that. */
  readonly delayOfNine: number;
  readonly lateDelay: number;
  /** The first and the last one counted. */
  readonly meanLooks: number;
  readonly medianLooks: number;
  /** One in ten takes more. */
  readonly looksOfNine: number;
  readonly mostLooks: number;
};

const WAITS = 4_000;

/**
 * Waits for many scans, each after other earlier ones. The gate begins within the first 10 s of a scan. The same scans
 * for every schedule.
 */
export function simulate(schedule: Schedule, world: World): Figures {
  const random = seededRandom(1);
  const chance = seededRandom(2);
  const waits = Array.from({ length: WAITS }, () => {
    const { earlierMs, endMs, beginMs } = drawWait(world, random);
    return waitFor(endMs, beginMs, schedule(earlierMs, chance));
  });
  const delays = waits.map(({ delayMs }) => delayMs / 1_000).sort((a, b) => a - b);
  const looks = waits.map((wait) => wait.looks).sort((a, b) => a - b);
  return {
    meanDelay: mean(delays),
    medianDelay: delays[WAITS >> 1]!,
    delayOfNine: delays[Math.floor(0.9 * WAITS)]!,
    lateDelay: delays[Math.floor(0.95 * WAITS)]!,
    meanLooks: mean(looks),
    medianLooks: looks[WAITS >> 1]!,
    looksOfNine: looks[Math.floor(0.9 * WAITS)]!,
    mostLooks: looks.at(-1)!,
  };
}

/** Seconds around a middle value; about two thirds of them within a factor of 1 ± `spread`. */
export function logNormal(medianSeconds: number, spread: number): World['seconds'] {
  return (random) => medianSeconds * Math.exp(spread * normal(random));
}

function drawWait({ seconds, earlierSeconds = seconds, earlier, failing = 0 }: World, random: Random) {
  const earlierMs = Array.from({ length: earlier }, (_, index) => 1_000 * earlierSeconds(random, index)).sort(
    (a, b) => a - b,
  );
  const [fullMs, isFailing, part] = [1_000 * seconds(random), random() < failing, random() / 3];
  const endMs = isFailing ? fullMs * part : fullMs;
  return { earlierMs, endMs, beginMs: random() * Math.min(10_000, endMs) };
}

function waitFor(endMs: number, beginMs: number, gap: (elapsedMs: number) => number) {
  let elapsedMs = beginMs;
  let looks = 1;
  for (; elapsedMs < endMs; looks += 1) elapsedMs += gap(elapsedMs);
  return { delayMs: elapsedMs - endMs, looks };
}

/** Box and Muller's way. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
