import { aScan, countsOf, endsAs } from '../build.ts';
import type { FindingsCounts, PlatformScan, TimelineStep } from '../state.ts';
import type { History, Project, ScanEnd, ScanRun } from './history.ts';
import { issueOf, seenBy } from './seen.ts';

/** Every scan of the history. Timelines count from `platformStartMs`; what a scan counts is what it saw, however it was triaged. */
export function pastScans(history: History, platformStartMs: number): readonly PlatformScan[] {
  return history.events
    .filter((event) => event.kind === 'scan')
    .map((scan) => {
      const seen = seenBy(scan, history);
      const isCompleted = scan.end?.status === 'COMPLETED';
      const { end, startedAtMs, isPartial } = scan;
      const findingsCounts = countsOf(isCompleted ? seen.map(issueOf) : []);
      return aScan({
        id: scan.id,
        repositoryId: history.repositoryId,
        branch: scan.ref,
        ...(scan.fullRef === undefined ? {} : { fullRef: scan.fullRef }),
        commit: scan.commit,
        createdAtMs: startedAtMs,
        appearsAtMs: scan.listedAtMs ?? startedAtMs,
        startedAtMs,
        timeline: end === undefined ? endsAs('SCAN_STATUS_RUNNING') : timelineOf(end, platformStartMs, seen.length > 0),
        ...(end === undefined ? {} : { completedAtMs: end.atMs, totalTimeSeconds: (end.atMs - startedAtMs) / 1000 }),
        enabledProducts: scan.products,
        findingsCounts,
        listMembers: countMembers(scan, findingsCounts),
        isFull: scan.isFull,
        isPartial: isPartial === true,
        pullRequestId: scan.pullRequest === undefined ? undefined : String(scan.pullRequest),
        meta: { ...projectMembers(history.project), ...labelMembers(scan) },
      });
    });
}

function countMembers({ counts }: ScanRun, { total, ...ofProducts }: FindingsCounts): PlatformScan['listMembers'] {
  if (counts === undefined) return {};
  if (counts === 'none') return { findings_counts: undefined };
  const found = counts === 'total' ? [] : Object.entries(ofProducts).filter(([, count]) => count > 0);
  return { findings_counts: { ...Object.fromEntries(found), total } };
}

function projectMembers(project: Project | undefined): PlatformScan['meta'] {
  if (project === undefined) return {};
  const { name, displayName, url } = project;
  return { repository: name, repo_url: url, ...(displayName === undefined ? {} : { repo_display_name: displayName }) };
}

function labelMembers({ pullRequestText }: ScanRun): PlatformScan['meta'] {
  return pullRequestText === undefined ? {} : { pull_request_id: pullRequestText };
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
