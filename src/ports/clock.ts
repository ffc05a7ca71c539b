import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
export type Clock = {
  /** Monotonic, from any start: the only clock of deadlines and waits. */
  now(): MonotonicMs;
  /** Since 1970 (UTC), for display and for talking to servers. */
  wallNow(): EpochMs;
  /** Resolves after at least `ms`; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** In [0, 1), for jitter. */
export type Random = () => number;
