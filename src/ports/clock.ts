import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
export type Clock = {
  /** Monotonic, from an arbitrary start: the only clock for deadlines and waits. */
  now(): MonotonicMs;
  /** Milliseconds since 1970 (UTC), for display and for requests to servers. */
  wallNow(): EpochMs;
  /** Resolves after at least `ms`; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** Returns a number in [0, 1), for jitter. */
export type Random = () => number;
