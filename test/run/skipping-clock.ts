import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import type { Clock } from '../../src/ports/clock.ts';

/** A run that does nothing for so long, in milliseconds, only sleeps. */
const REST_MS = 10;

type Sleeper = { readonly atMs: number; readonly wake: () => void };

/** The clock of the run that goes on here: several may be at work at once. */
const current = new AsyncLocalStorage<SkippingClock>();
const ends = new WeakMap<object, () => void>();
const requestOf = (message: unknown) => (message as { readonly request: object }).request;
diagnostics.subscribe('undici:request:create', (message) => {
  const end = current.getStore()?.begin();
  if (end !== undefined) ends.set(requestOf(message), end);
});
for (const end of ['trailers', 'error'])
  diagnostics.subscribe(`undici:request:${end}`, (message) => ends.get(requestOf(message))?.());

/**
 * A clock of one run in this process that waits for nothing: while no request of the run is under way and its gate does nothing, the next
 * sleeper is woken, and the time that it would have slept has passed. Everything that is not asleep takes the time that it takes.
 */
export class SkippingClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  #skippedMs = 0;
  #requests = 0;
  #steps = 0;
  #isWatched = false;

  now(): number {
    this.#steps += 1;
    return performance.now() + this.#skippedMs;
  }

  wallNow(): number {
    this.#steps += 1;
    return Date.now() + Math.floor(this.#skippedMs);
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sleeper = { atMs: this.now() + Math.ceil(ms) + 1, wake: resolve };
    const stop = () => reject(signal?.reason);
    this.#sleepers.add(sleeper);
    signal?.addEventListener('abort', stop, { once: true });
    this.#watch();
    try {
      await promise;
    } finally {
      this.#sleepers.delete(sleeper);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Does `work` by this clock. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return current.run(this, work);
  }

  /** A request is under way until what it gives is called. */
  begin(): () => void {
    this.#requests += 1;
    let isOver = false;
    return () => {
      if (!isOver) this.#requests -= 1;
      isOver = true;
      this.#steps += 1;
    };
  }

  #watch(): void {
    if (this.#isWatched || this.#sleepers.size === 0) return;
    this.#isWatched = true;
    const before = this.#steps;
    // What has arrived in the meantime is taken before the last of them.
    setTimeout(() => setImmediate(() => setImmediate(() => this.#wake(before))), REST_MS);
  }

  #wake(before: number): void {
    this.#isWatched = false;
    const nextMs = Math.min(...[...this.#sleepers].map(({ atMs }) => atMs));
    const nowMs = performance.now() + this.#skippedMs;
    const isAtRest = this.#requests === 0 && this.#steps === before;
    if (isAtRest && Number.isFinite(nextMs)) this.#skippedMs += Math.max(0, nextMs - nowMs);
    for (const { atMs, wake } of this.#sleepers) if (atMs <= performance.now() + this.#skippedMs) wake();
    this.#watch();
  }
}
