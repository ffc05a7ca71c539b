import type { PlatformScan, PlatformState } from '../state.ts';

const ENDS: readonly string[] = [
  'SCAN_STATUS_COMPLETED',
  'SCAN_STATUS_ERROR',
  'SCAN_STATUS_CANCELLED',
  'SCAN_STATUS_NEVER_FINISHED',
];

/** State of a scan at one time. */
export type ScanMoment = {
  readonly status: string;
  readonly exitCode: number | undefined;
  /** False for a status that the document does not know. */
  readonly hasEnded: boolean;
  /** Undefined until the scan has reported its end. */
  readonly completedAtMs: number | undefined;
  /** Wire members of this moment, which replace all others. */
  readonly listMembers: Readonly<Record<string, unknown>>;
  readonly detailMembers: Readonly<Record<string, unknown>>;
};

const NOTHING_EARLY = {};

/** Moves a scan along its timeline. */
export function scanAt(scan: PlatformScan, state: PlatformState, nowMs: number): ScanMoment {
  const elapsedMs = nowMs - state.startedAtMs;
  const step = scan.timeline.findLast(({ atMs }) => atMs <= elapsedMs) ?? scan.timeline[0];
  if (step === undefined) throw new Error(`scan ${scan.id}: the timeline is empty`);
  const hasEnded = ENDS.includes(step.status);
  const endedAtMs = step.atMs > 0 ? state.startedAtMs + step.atMs : scan.startedAtMs + scan.totalTimeSeconds * 1000;
  const hasReported = hasEnded && step.status !== 'SCAN_STATUS_NEVER_FINISHED';
  const completedAtMs = hasReported ? (scan.completedAtMs ?? endedAtMs) : undefined;
  return { status: step.status, exitCode: step.exitCode, hasEnded, completedAtMs, ...membersAt(scan, nowMs) };
}

function membersAt({ early }: PlatformScan, nowMs: number): Pick<ScanMoment, 'listMembers' | 'detailMembers'> {
  const due = (early ?? []).filter(({ untilMs }) => nowMs < untilMs);
  if (due.length === 0) return { listMembers: NOTHING_EARLY, detailMembers: NOTHING_EARLY };
  return {
    listMembers: Object.assign({}, ...due.map(({ list, both }) => ({ ...list, ...both }))),
    detailMembers: Object.assign({}, ...due.map(({ both, detail }) => ({ ...both, ...detail }))),
  };
}
