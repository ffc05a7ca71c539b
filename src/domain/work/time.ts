declare const clock: unique symbol;

/** Of the monotonic clock, which a calendar time may not replace. A plain number may: a mark on each would need conversions in 430 places. */
export type MonotonicMs = number & { readonly [clock]?: 'monotonic' };

/** Milliseconds since 1970 (UTC): the time of servers and people. */
export type EpochMs = number & { readonly [clock]?: 'calendar' };

export function later<Time extends MonotonicMs | EpochMs>(time: Time, ms: number): Time {
  return (time + ms) as Time;
}

/** When a run stops to wait, and when it ends (docs/verdict-rules/how-long-it-waits.md#what-is-waited-for). */
export type Deadlines = {
  readonly monotonicStart: MonotonicMs;
  /** How long after that a scan may appear, in milliseconds. Never longer than `waitMs`. */
  readonly discoveryMs: number;
  /** How long after that scans are waited for, in milliseconds. */
  readonly waitMs: number;
  /** When that is over: polling ends, and issues that are missing altogether are waited for no longer. */
  readonly finishBy: MonotonicMs;
  /** When the wait for a steady number ends, so that what is read afterwards is in time. */
  readonly settleBy: MonotonicMs;
  readonly readBy: MonotonicMs;
};

/** So that everything can be read again while issues may be read at all. */
const SETTLES_FOR_MS = 45_000;
const READS_FOR_MS = 60_000;

/** The only function that turns settings into deadlines. */
export function deadlinesOf(
  { discoveryTimeoutMs, waitTimeoutMs }: { readonly discoveryTimeoutMs: number; readonly waitTimeoutMs: number },
  monotonicStart: MonotonicMs,
): Deadlines {
  const finishBy = later(monotonicStart, waitTimeoutMs);
  return {
    monotonicStart,
    discoveryMs: Math.min(discoveryTimeoutMs, waitTimeoutMs),
    waitMs: waitTimeoutMs,
    finishBy,
    settleBy: later(finishBy, SETTLES_FOR_MS),
    readBy: later(finishBy, READS_FOR_MS),
  };
}

/** Does not wait: what is missing from the index is reported. */
export function withoutWaiting(monotonicStart: MonotonicMs): Pick<Deadlines, 'finishBy' | 'settleBy'> {
  return { finishBy: monotonicStart, settleBy: monotonicStart };
}
