import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../src/ports/clock.ts';

/** A clock that runs `factor` times faster than real time, for runs that speak to a real server and wait. */
export class FastClock implements Clock {
  readonly #factor: number;
  readonly #startMs = Date.now();
  readonly #startedAt = performance.now();

  constructor(factor: number) {
    this.#factor = factor;
  }

  now(): number {
    return (performance.now() - this.#startedAt) * this.#factor;
  }

  wallNow(): number {
    return this.#startMs + this.now();
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    await delay(ms / this.#factor, undefined, { signal }).catch((thrown: unknown) => {
      throw signal?.reason ?? thrown;
    });
  }
}
