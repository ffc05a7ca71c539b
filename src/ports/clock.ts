export type Clock = {
  /** Gives monotonic milliseconds since any start: the only clock that deadlines and waits know. */
  now(): number;
  /** Gives milliseconds since 1970 (UTC), for display and for talking to servers. */
  wallNow(): number;
  /** Resolves after at least `ms`; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** A number in [0, 1), for jitter. */
export type Random = () => number;
