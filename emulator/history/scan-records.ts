import { aScan, countsOf, endsAs } from '../build.ts';
import type { ScanRecord, TimelineStep } from '../state.ts';
import type { History, ScanEnd } from './history.ts';
import { issueOf, seenBy } from './seen.ts';

/** Every scan of the history. Timelines count from `platformStartMs`; what a scan counts is what it saw, however it was triaged. */
export function scanRecords(history: History, platformStartMs: number): readonly ScanRecord[] {
  return history.events
    .filter((event) => event.kind === 'scan')
    .map((scan) => {
      const seen = seenBy(scan, history);
      const isCompleted = scan.end?.status === 'COMPLETED';
      const { end, startedAtMs, isPartial } = scan;
      return aScan({
        id: scan.id,
        repositoryId: history.repositoryId,
        branch: scan.ref,
        commit: scan.commit,
        createdAtMs: startedAtMs,
        appearsAtMs: scan.listedAtMs ?? startedAtMs,
        startedAtMs,
        timeline: end === undefined ? endsAs('SCAN_STATUS_RUNNING') : timelineOf(end, platformStartMs, seen.length > 0),
        ...(end === undefined ? {} : { completedAtMs: end.atMs, totalTimeSeconds: (end.atMs - startedAtMs) / 1000 }),
        enabledProducts: scan.products,
        findingsCounts: countsOf(isCompleted ? seen.map(issueOf) : []),
        listMembers: scan.omitsCounts === true ? { findings_counts: undefined } : {},
        isFull: scan.isFull,
        isPartial: isPartial === true,
        pullRequestId: scan.pullRequest === undefined ? undefined : String(scan.pullRequest),
      });
    });
}

function timelineOf({ atMs, status }: ScanEnd, platformStartMs: number, hasFindings: boolean): readonly TimelineStep[] {
  const exitCodes = { COMPLETED: hasFindings ? 1 : 0, ERROR: 2, CANCELLED: undefined, NEVER_FINISHED: undefined };
  const last = { status: `SCAN_STATUS_${status}`, exitCode: exitCodes[status] };
  const afterMs = atMs - platformStartMs;
  if (afterMs <= 0) return [{ atMs: 0, ...last }];
  return [
    { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
    { atMs: afterMs, ...last },
  ];
}
