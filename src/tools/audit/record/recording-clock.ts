import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';

/** Milliseconds since the start of the run. Time moves on only when an answer comes or a pause is over, so that a replay decides at the same times. */
export class RecordingClock implements Clock {
  readonly sleeps: (readonly [fromMs: MonotonicMs, forMs: number, overMs: MonotonicMs])[] = [];
  readonly startedAtMs: EpochMs;
  readonly #clock: Clock;
  readonly #monotonicStart: MonotonicMs;
  #nowMs: MonotonicMs;

  constructor(clock: Clock, monotonicStart: MonotonicMs) {
    this.#clock = clock;
    this.#monotonicStart = monotonicStart;
    this.#nowMs = this.#sinceStart();
    this.startedAtMs = clock.wallNow() - this.#nowMs;
  }

  now(): MonotonicMs {
    return this.#nowMs;
  }

  wallNow(): EpochMs {
    return this.startedAtMs + this.now();
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const fromMs = this.now();
    await this.#clock.sleep(Math.max(0, fromMs + ms - this.#sinceStart()), signal);
    this.sleeps.push([fromMs, ms, this.happens()]);
  }

  happens(): MonotonicMs {
    this.#nowMs = this.#sinceStart();
    return this.#nowMs;
  }

  #sinceStart(): MonotonicMs {
    return Math.round((this.#clock.now() - this.#monotonicStart) * 1_000) / 1_000;
  }
}
