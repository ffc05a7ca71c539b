import type { Deadlines } from '../../domain/work/deadlines.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { nextPollGap, type Progress } from '../poll-timing.ts';

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
