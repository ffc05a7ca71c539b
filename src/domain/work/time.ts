declare const clock: unique symbol;

/** Milliseconds of the monotonic clock. The type refuses calendar times. It takes plain numbers: else 430 places would need a conversion. */
export type MonotonicMs = number & { readonly [clock]?: 'monotonic' };

/** Milliseconds since 1970 (UTC): the time of servers and people. */
export type EpochMs = number & { readonly [clock]?: 'calendar' };

export function later<Time extends MonotonicMs | EpochMs>(time: Time, ms: number): Time {
  return (time + ms) as Time;
}

/** When a run stops waiting, and when it stops reading (docs/verdict-rules/how-long-it-waits.md#what-is-waited-for). */
export type Deadlines = Readonly<ReturnType<typeof deadlinesOf>>;

/** Less than `READS_FOR_MS`, so that everything can be read again before reading ends. */
const SETTLES_FOR_MS = 45_000;
const READS_FOR_MS = 60_000;

/** The only function that turns settings into deadlines. */
export function deadlinesOf(
  { discoveryTimeoutMs, waitTimeoutMs }: { readonly discoveryTimeoutMs: number; readonly waitTimeoutMs: number },
  monotonicStart: MonotonicMs,
) {
  const finishBy = later(monotonicStart, waitTimeoutMs);
  return {
    monotonicStart,
    /** How long after the start a scan may appear, in milliseconds. Never longer than `waitMs`. */
    discoveryMs: Math.min(discoveryTimeoutMs, waitTimeoutMs),
    /** How long after the start the gate waits for scans, in milliseconds. */
    waitMs: waitTimeoutMs,
    /** When `waitMs` is over: polling ends, and so does the wait for issues if none is found (unless the scan ended less than 30 s ago). */
    finishBy,
    /** When the wait for a steady number of issues ends, so that there is time to read them again. */
    settleBy: later(finishBy, SETTLES_FOR_MS),
    readBy: later(finishBy, READS_FOR_MS),
  };
}

/** Deadlines of a run that does not wait: issues that are missing from the index are reported at once. */
export function withoutWaiting(monotonicStart: MonotonicMs): Pick<Deadlines, 'finishBy' | 'settleBy'> {
  return { finishBy: monotonicStart, settleBy: monotonicStart };
}
