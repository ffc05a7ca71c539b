import type { Clock } from '../../src/ports/clock.ts';

type Sleeper = { readonly atMs: number; readonly wake: () => void };

/**
 * Time that passes only when nothing is left to do but to wait: then the next sleeper wakes. Two sleeps at once take as
 * long as the longer one.
 */
export class VirtualClock implements Clock {
  readonly #startMs: number;
  #nowMs = 0;
  #sleepers: readonly Sleeper[] = [];
  #isTurning = false;

  constructor(startMs: number) {
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
      const sleeper = { atMs: this.#nowMs + ms, wake: resolve };
      this.#sleepers = [...this.#sleepers, sleeper];
      signal?.addEventListener('abort', () => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        reject(signal.reason);
      });
      this.#turnSoon();
    });
  }

  /** After everything that waits for no sleep: promises come before the event loop's next turn. */
  #turnSoon(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      const [first] = this.#sleepers.toSorted((one, other) => one.atMs - other.atMs);
      if (first === undefined) return;
      this.#sleepers = this.#sleepers.filter((other) => other !== first);
      this.#nowMs = Math.max(this.#nowMs, first.atMs);
      first.wake();
      if (this.#sleepers.length > 0) this.#turnSoon();
    });
  }
}
