import type { Clock } from '../../src/ports/clock.ts';

/** Where a fake clock starts: a noon in UTC. */
export const NOON_MS = Date.UTC(2026, 5, 15, 12);

/** A clock on which time passes only during a sleep, which takes no real time, or when a test says so. */
export class FakeClock implements Clock {
  readonly sleeps: number[] = [];
  #now = 0;
  #wallAtStartMs = NOON_MS;

  now(): number {
    return this.#now;
  }

  wallNow(): number {
    return this.#wallAtStartMs + this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  jump(ms: number): void {
    this.#wallAtStartMs += ms;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.sleeps.push(ms);
    this.#now += ms;
    await Promise.resolve();
    signal?.throwIfAborted();
  }
}
