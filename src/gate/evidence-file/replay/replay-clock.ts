import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';

type Sleeper = { readonly until: MonotonicMs; readonly wake: () => void };

/** The time of a run that is over. It passes only when there is nothing left to do but to wait: then to the next thing that happened. */
export class ReplayClock implements Clock {
  readonly #startedAtMs: EpochMs;
  #nowMs: MonotonicMs;
  readonly #waiting = new Set<Sleeper>();
  #isTurning = false;

  /** The time of day at its zero, and what it shows at first, in milliseconds. */
  constructor(startedAtMs: EpochMs, nowMs: MonotonicMs) {
    this.#startedAtMs = startedAtMs;
    this.#nowMs = nowMs;
  }

  now(): MonotonicMs {
    return this.#nowMs;
  }

  wallNow(): EpochMs {
    return this.#startedAtMs + this.#nowMs;
  }

  /** It is never none at all: what a deadline has left may be too little to change the sum. */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return this.until(this.#nowMs + Math.max(1, ms), signal);
  }

  /** Resolves at that time, or when everything else that is waited for has happened. Rejects with the signal's reason. */
  until(until: MonotonicMs, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = (): void => {
        this.#waiting.delete(waiting);
        reject(signal?.reason);
      };
      const waiting: Sleeper = {
        until,
        wake() {
          signal?.removeEventListener('abort', stop);
          resolve();
        },
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.#waiting.add(waiting);
      this.#turnSoon();
    });
  }

  /** This comes after all that waits for no time: promises come before the event loop's next turn. */
  #turnSoon(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      let next: Sleeper | undefined;
      for (const each of this.#waiting) if (next === undefined || each.until < next.until) next = each;
      if (next === undefined) return;
      this.#waiting.delete(next);
      if (next.until !== Number.POSITIVE_INFINITY) this.#nowMs = Math.max(this.#nowMs, next.until);
      next.wake();
      if (this.#waiting.size > 0) this.#turnSoon();
    });
  }
}
