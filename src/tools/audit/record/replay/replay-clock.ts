import type { EpochMs, MonotonicMs } from '../../../../domain/work/time.ts';
import type { Clock } from '../../../../ports/clock.ts';
import type { StoredRunFacts } from '../record-schema.ts';

type Sleeper = { readonly until: MonotonicMs; readonly wake: () => void };

/** The time of a run that is over. It passes only when there is nothing left to do but to wait: then to the next thing that happened. */
export class ReplayClock implements Clock {
  readonly #startedAtMs: EpochMs;
  #nowMs: MonotonicMs;
  readonly #waiting = new Set<Sleeper>();
  #isTurning = false;

  /** The ends of the pauses of the run, by when each began and how long it was to be. */
  readonly #pauses = new Map<string, MonotonicMs[]>();

  /** The time of day at its zero, what it shows at first, in milliseconds, and the pauses that the run has made. */
  constructor(startedAtMs: EpochMs, nowMs: MonotonicMs, sleeps: StoredRunFacts['sleeps']) {
    this.#startedAtMs = startedAtMs;
    this.#nowMs = nowMs;
    for (const [fromMs, forMs, atMs] of sleeps) {
      const key = keyOfPause(fromMs, forMs);
      this.#pauses.set(key, [...(this.#pauses.get(key) ?? []), atMs]);
    }
  }

  now(): MonotonicMs {
    return this.#nowMs;
  }

  wallNow(): EpochMs {
    return this.#startedAtMs + this.#nowMs;
  }

  /** As long as the same pause of the run. A new one is never none at all: what a deadline has left may be too little to change the sum. */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const atMs = this.#pauses.get(keyOfPause(this.#nowMs, ms))?.shift();
    return this.until(atMs ?? this.#nowMs + Math.max(1, ms), signal);
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

function keyOfPause(fromMs: MonotonicMs, forMs: number): string {
  return `${fromMs} ${forMs}`;
}
