/** When a run stops to wait, and when it ends (docs/verdict-rules/how-long-it-waits.md#what-is-waited-for). */
export type Deadlines = {
  /** Monotonic time at which the run began. */
  readonly startedAt: number;
  /** How long after that a scan may appear, in milliseconds. Never longer than `waitMs`. */
  readonly discoveryMs: number;
  /** How long after that scans are waited for, in milliseconds. */
  readonly waitMs: number;
  /** Monotonic time at which that is over: polling ends, and issues that are missing altogether are waited for no longer. */
  readonly finishBy: number;
  /** Monotonic time at which waiting for a number to stand still ends: what is read after it must be in time. */
  readonly settleBy: number;
  /** Monotonic time at which the last request ends. */
  readonly readBy: number;
};

/** So that everything can be read again while issues may be read at all. */
const SETTLES_FOR_MS = 45_000;
const READS_FOR_MS = 60_000;

/** The one place where the settings become deadlines. */
export function deadlinesOf(
  { discoveryTimeoutMs, waitTimeoutMs }: { readonly discoveryTimeoutMs: number; readonly waitTimeoutMs: number },
  startedAt: number,
): Deadlines {
  const finishBy = startedAt + waitTimeoutMs;
  return {
    startedAt,
    discoveryMs: Math.min(discoveryTimeoutMs, waitTimeoutMs),
    waitMs: waitTimeoutMs,
    finishBy,
    settleBy: finishBy + SETTLES_FOR_MS,
    readBy: finishBy + READS_FOR_MS,
  };
}

/** Nothing is waited for: what is missing from the index then is told so. */
export function withoutWaiting(startedAt: number): Pick<Deadlines, 'finishBy' | 'settleBy'> {
  return { finishBy: startedAt, settleBy: startedAt };
}
