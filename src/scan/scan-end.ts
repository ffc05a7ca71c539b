import { GateFailure } from '../domain/failure.ts';
import type { Reason } from '../domain/reason.ts';
import { hasFailedExit, type Scan } from '../domain/scan.ts';
import type { Deadlines, EpochMs } from '../domain/work/time.ts';

/** How long after the end of the last listed scan another one may still be listed. */
export const LISTED_LATE_MS = 60_000;
/** How far in the future a scan may start or end before that counts as impossible. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

export function endReason({ status }: Scan): Reason | undefined {
  if (status === 'error') return 'scan-failed';
  if (status === 'cancelled') return 'scan-cancelled';
  if (status === 'never-finished') return 'scan-never-finished';
  return undefined;
}

/** Until when another scan may be listed after these have ended: in milliseconds after the start of the run, never past the end of waiting. */
export function lateUntilMs(
  ended: readonly Pick<Scan, 'completedAtMs'>[],
  { platformStartMs, waitMs }: Pick<Deadlines, 'waitMs'> & { readonly platformStartMs: EpochMs },
  fromMs: EpochMs = Number.NEGATIVE_INFINITY,
): number {
  // By the platform's clock. A scan that does not give its end may just have ended: the time then counts from the start of the run.
  const lastEndMs = Math.max(fromMs, ...ended.map(({ completedAtMs }) => completedAtMs ?? platformStartMs));
  return Math.min(lastEndMs + LISTED_LATE_MS - platformStartMs, waitMs);
}

/** The failure of a scan with impossible times, or completed with a failing exit code. `nowMs`: the later of our time and the platform's. */
export function contradictionIn(scan: Scan, nowMs: EpochMs): GateFailure | undefined {
  const { id, startedAtMs, completedAtMs, status, exitCode } = scan;
  const of = (what: string) => new GateFailure('scan-inconsistent', `scan ${id} ${what}`);
  const { startedAtMs: startMs = 0, completedAtMs: endMs = 0 } = scan;
  const [what, atMs] = startMs > endMs ? ['starts', startMs] : ['ends', endMs];
  if (atMs > nowMs + CLOCK_TOLERANCE_MS) return of(`${what} in the future (${new Date(atMs).toISOString()})`);
  if (status !== 'completed') return undefined;
  // Without a start it is not known which scan is the newest.
  if (startedAtMs === undefined) return new GateFailure('contract', `scan ${id} is completed, but has no start time`);
  if (hasFailedExit(scan)) return of(`is completed with exit code ${exitCode}, which only a failed scan has`);
  return completedAtMs !== undefined && completedAtMs < startedAtMs ? of('ends before it starts') : undefined;
}
