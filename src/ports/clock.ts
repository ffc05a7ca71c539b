import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
export type Clock = {
  /** Gives monotonic milliseconds since any start: the only clock that deadlines and waits know. */
  now(): MonotonicMs;
  /** Gives milliseconds since 1970 (UTC), for display and for talking to servers. */
  wallNow(): EpochMs;
  /** Resolves after at least `ms`; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** It gives a number in [0, 1), for jitter. */
export type Random = () => number;
