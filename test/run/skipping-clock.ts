import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import type { Clock } from '../../src/ports/clock.ts';

/** A run that does nothing for so many milliseconds only sleeps. */
const REST_MS = 10;

type Sleeper = { readonly atMs: number; readonly wake: () => void };

/** The clock of the current run, because several may run at once. */
const current = new AsyncLocalStorage<SkippingClock>();
const ends = new WeakMap<object, () => void>();
const requestOf = (message: unknown) => (message as { readonly request: object }).request;
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => current.getStore()?.timeout(ms) ?? timeout.call(AbortSignal, ms);
diagnostics.subscribe('undici:request:create', (message) => {
  const end = current.getStore()?.begin();
  if (end !== undefined) ends.set(requestOf(message), end);
});
for (const end of ['trailers', 'error'])
  diagnostics.subscribe(`undici:request:${end}`, (message) => ends.get(requestOf(message))?.());

/**
 * A clock of one run in this process and of its servers that skips waits: while the gate does nothing, and the servers rest on every
 * request that is under way, it wakes the next sleeper and counts the time that this would have slept as passed. All other
 * work takes its real time.
 */
export class SkippingClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  readonly #limits = new Set<Sleeper>();
  #skippedMs = 0;
  #requests = 0;
  #resting = 0;
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

  readonly rest = async (ms: number, signal: AbortSignal): Promise<void> => {
    this.#resting += 1;
    await this.sleep(ms, signal).finally(() => {
      this.#resting -= 1;
    });
  };

  timeout(ms: number): AbortSignal {
    const controller = new AbortController();
    this.#limits.add({ atMs: this.now() + ms, wake: () => controller.abort(new DOMException('', 'TimeoutError')) });
    return controller.signal;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return current.run(this, work);
  }

  /** Begins a request, which is under way until the returned function is called. */
  begin(): () => void {
    this.#requests += 1;
    let isOver = false;
    this.#watch();
    return () => {
      if (!isOver) this.#requests -= 1;
      isOver = true;
      this.#steps += 1;
    };
  }

  #watch(): void {
    if (this.#isWatched || this.#sleepers.size + this.#requests === 0) return;
    this.#isWatched = true;
    const before = this.#steps;
    // Data that has arrived meanwhile is handled before the last of these callbacks.
    setTimeout(() => setImmediate(() => setImmediate(() => this.#wake(before))), REST_MS);
  }

  #wake(before: number): void {
    this.#isWatched = false;
    const isAtRest = this.#requests <= this.#resting && this.#steps === before;
    // Time limits count only while a request is under way.
    const next = [...this.#sleepers, ...(this.#requests === 0 ? [] : this.#limits)].map(({ atMs }) => atMs);
    if (isAtRest && next.length > 0)
      this.#skippedMs += Math.max(0, Math.min(...next) - performance.now() - this.#skippedMs);
    for (const waiting of [this.#sleepers, this.#limits])
      for (const sleeper of waiting) {
        if (sleeper.atMs > performance.now() + this.#skippedMs) continue;
        waiting.delete(sleeper);
        sleeper.wake();
      }
    this.#watch();
  }
}
