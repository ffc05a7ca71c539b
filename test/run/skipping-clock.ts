import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../src/ports/clock.ts';

/** A run that does nothing for so long, in milliseconds, only sleeps. */
const REST_MS = 10;

type Sleeper = { readonly atMs: number; readonly wake: () => void };

/**
 * A clock of one run in this process that waits for nothing: while no server has a request of the run and its gate does nothing, the next
 * sleeper is woken, and the time that it would have slept has passed. Everything that is not asleep takes the time that it takes.
 */
export class SkippingClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  readonly #ports = new Set<number>();
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

  /** Servers of the run, from now on and until `close`. */
  open(...origins: readonly string[]): void {
    for (const origin of origins) this.#ports.add(Number(new URL(origin).port));
    diagnostics.subscribe('http.server.request.start', this.#begun);
  }

  close(): void {
    diagnostics.unsubscribe('http.server.request.start', this.#begun);
  }

  readonly #begun = (message: unknown): void => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!this.#ports.has(request.socket.localPort ?? 0)) return;
    this.#requests += 1;
    response.once('close', () => {
      this.#requests -= 1;
      this.#steps += 1;
    });
  };

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
