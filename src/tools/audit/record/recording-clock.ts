import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';

/** Milliseconds since the start of the run. It moves on only when an answer comes or a pause is over, so that a replay decides at the same times. */
export class RecordingClock implements Clock {
  readonly sleeps: (readonly [fromMs: MonotonicMs, forMs: number, overMs: MonotonicMs])[] = [];
  readonly startedAtMs: EpochMs;
  readonly #clock: Clock;
  readonly #monotonicStart: MonotonicMs;
  #nowMs: MonotonicMs;
  #isOver = false;

  constructor(clock: Clock, monotonicStart: MonotonicMs) {
    this.#clock = clock;
    this.#monotonicStart = monotonicStart;
    this.#nowMs = this.#sinceStart();
    this.startedAtMs = clock.wallNow() - this.#nowMs;
  }

  now(): MonotonicMs {
    return this.#isOver ? this.#sinceStart() : this.#nowMs;
  }

  wallNow(): EpochMs {
    return this.startedAtMs + this.now();
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const fromMs = this.now();
    await this.#clock.sleep(Math.max(0, fromMs + ms - this.#sinceStart()), signal);
    // What explains the verdict may wait too: that decides nothing, and is no part of the evidence.
    if (!this.#isOver) this.sleeps.push([fromMs, ms, this.happens()]);
  }

  happens(): MonotonicMs {
    this.#nowMs = this.#sinceStart();
    return this.#nowMs;
  }

  /** The verdict is final, and time goes on by itself: nothing more is decided. */
  end(): void {
    this.#isOver = true;
  }

  #sinceStart(): MonotonicMs {
    return Math.round((this.#clock.now() - this.#monotonicStart) * 1_000) / 1_000;
  }
}
