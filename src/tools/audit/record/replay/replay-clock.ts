import type { EpochMs, MonotonicMs } from '../../../../domain/work/time.ts';
import type { Clock } from '../../../../ports/clock.ts';
import type { StoredRunFacts } from '../record-schema.ts';

type Sleeper = { readonly until: MonotonicMs; readonly wake: () => void };

/** The clock of a recorded run. Its time moves on only when nothing is left to do but to wait, and then to the earliest awaited time. */
export class ReplayClock implements Clock {
  readonly #startedAtMs: EpochMs;
  #nowMs: MonotonicMs;
  readonly #waiting = new Set<Sleeper>();
  #isTurning = false;

  /** When the pauses of the run ended, by the start and the intended length of each. */
  readonly #pauses = new Map<string, MonotonicMs[]>();

  /** `startedAtMs` is the time of day at zero, `nowMs` the first time that the clock shows, and `sleeps` are the pauses of the run. */
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

  /** Lasts as long as the same pause of the run. A new pause lasts at least 1 ms: the rest of a deadline may be too small to change the sum. */
  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const atMs = this.#pauses.get(keyOfPause(this.#nowMs, ms))?.shift();
    return this.until(atMs ?? this.#nowMs + Math.max(1, ms), signal);
  }

  /** Resolves at that time. `Infinity` is later than everything else that is waited for. Rejects with the signal's reason. */
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

  /** Moves time on in the next turn of the event loop, after all promises that wait for no time. */
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
