import type { Clock } from '../../src/ports/clock.ts';
import { NOON_MS } from './fake-clock.ts';

type Sleeper = { readonly untilMs: number; readonly wake: () => void };

/** A clock that stands still until a test lets time pass, for runs that speak to a real server meanwhile. */
export class StillClock implements Clock {
  readonly #startMs: number;
  #nowMs = 0;
  #sleepers: readonly Sleeper[] = [];

  constructor(startMs = NOON_MS) {
    this.#startMs = startMs;
  }

  now(): number {
    return this.#nowMs;
  }

  wallNow(): number {
    return this.#startMs + this.#nowMs;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const sleeper = { untilMs: this.#nowMs + ms, wake: resolve };
      this.#sleepers = [...this.#sleepers, sleeper];
      signal?.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(signal.reason);
      });
    });
  }

  pass(ms: number): void {
    this.#nowMs += ms;
    for (const sleeper of this.#sleepers.filter(({ untilMs }) => untilMs <= this.#nowMs)) this.#wake(sleeper);
  }

  protected get isSleeping(): boolean {
    return this.#sleepers.length > 0;
  }

  /** Lets time pass until the first sleeper has slept long enough. */
  protected wakeFirst(): void {
    const [first] = this.#sleepers.toSorted((one, other) => one.untilMs - other.untilMs);
    if (first === undefined) return;
    this.#nowMs = Math.max(this.#nowMs, first.untilMs);
    this.#wake(first);
  }

  #wake(sleeper: Sleeper): void {
    this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
    sleeper.wake();
  }
}
