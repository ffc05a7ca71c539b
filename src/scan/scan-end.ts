import { GateFailure } from '../domain/failure.ts';
import type { Reason } from '../domain/reason.ts';
import { hasFailedExit, type Scan } from '../domain/scan.ts';
import type { Deadlines, EpochMs } from '../domain/work/time.ts';

/** How long after the last scan that is there has ended another one may be listed. */
export const LISTED_LATE_MS = 60_000;
/** How far a scan may start in the future before that is impossible. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Why a scan that ended gives no result; undefined for one that completed or has not ended. */
export function endReason({ status }: Scan): Reason | undefined {
  if (status === 'error') return 'scan-failed';
  if (status === 'cancelled') return 'scan-cancelled';
  if (status === 'never-finished') return 'scan-never-finished';
  return undefined;
}

/** In milliseconds after the start of the run, never past the end of waiting. `lastEndMs` is by the platform's clock. */
export function lateUntilMs(
  lastEndMs: number,
  { platformStartMs, waitMs }: Pick<Deadlines, 'waitMs'> & { readonly platformStartMs: EpochMs },
): number {
  return Math.min(lastEndMs + LISTED_LATE_MS - platformStartMs, waitMs);
}

/** Times that no clock can explain. `nowMs` is the later of our time and the platform's. Throws `scan-inconsistent`. */
export function assertTimes({ id, startedAtMs = 0, completedAtMs = 0 }: Scan, nowMs: EpochMs): void {
  const [what, atMs] = startedAtMs > completedAtMs ? ['starts', startedAtMs] : ['ends', completedAtMs];
  if (atMs > nowMs + CLOCK_TOLERANCE_MS)
    throw new GateFailure('scan-inconsistent', `scan ${id} ${what} in the future (${new Date(atMs).toISOString()})`);
}

/** Throws `scan-inconsistent`, and `contract` without a start: which scan is the newest is not known then. */
export function assertCompletion(scan: Scan): void {
  if (scan.startedAtMs === undefined)
    throw new GateFailure('contract', `scan ${scan.id} is completed, but has no start time`);
  if (hasFailedExit(scan))
    throw new GateFailure(
      'scan-inconsistent',
      `scan ${scan.id} is completed with exit code ${scan.exitCode}, which only a failed scan has`,
    );
  if (scan.completedAtMs !== undefined && scan.completedAtMs < scan.startedAtMs)
    throw new GateFailure('scan-inconsistent', `scan ${scan.id} ends before it starts`);
}
