import { aScan, countsOf } from '../build.ts';
import type { EarlyMembers, FindingsCounts, PlatformScan, TimelineStep } from '../state.ts';
import { issueOf, seenBy } from './detected.ts';
import type { History, Project, ScanEnd, ScanRun } from './history.ts';

/** Every scan of the history. Timelines count from `platformStartMs`; a scan counts all findings that it saw, however they were triaged. */
export function pastScans(history: History, platformStartMs: number): readonly PlatformScan[] {
  const runs = history.events.filter((event) => event.kind === 'scan');
  const scans = runs.map((scan) => {
    const seen = seenBy(scan, history);
    const isCompleted = scan.end?.status === 'COMPLETED';
    const { end, isPartial, clockMs = 0 } = scan;
    const startedAtMs = scan.startedAtMs + clockMs;
    const createdAtMs = scan.queuedAtMs ?? scan.startedAtMs;
    const findingsCounts = countsOf(isCompleted ? seen.map(issueOf) : []);
    return aScan({
      id: scan.id,
      repositoryId: history.repositoryId,
      branch: scan.ref,
      ...(scan.fullRef === undefined ? {} : { fullRef: scan.fullRef }),
      commit: scan.shownCommit ?? scan.commit,
      createdAtMs,
      appearsAtMs: scan.listedAtMs ?? createdAtMs,
      startedAtMs,
      timeline: timelineOf(scan, platformStartMs, seen.length > 0),
      ...(end === undefined ? {} : endMembers(end, startedAtMs, clockMs)),
      early: earlyMembers(scan, findingsCounts, history),
      enabledProducts: scan.products,
      findingsCounts,
      listMembers: { ...countMembers(scan, findingsCounts), ...commitMembers(scan) },
      ...(end?.shown?.isCodeListedAlone ? { detailMembers: { exit_code: undefined } } : {}),
      isFull: scan.isFull,
      isPartial: isPartial === true,
      pullRequestId: scan.pullRequest === undefined ? undefined : String(scan.pullRequest),
      meta: { ...projectMembers(history.project), ...labelMembers(scan) },
    });
  });
  return scans.map((scan, index) => {
    const other = scans.find(({ id }) => id === runs[index]!.confusedWith);
    return other === undefined ? scan : { ...scan, detailMembers: { ...scan.detailMembers, ...ofOther(other) } };
  });
}

/** Members that make the whole detail that of the other scan, as a platform does that rounds ids or confuses them. */
function ofOther({ id, fullRef, commit, pullRequestId, meta }: PlatformScan): PlatformScan['detailMembers'] {
  const pull = pullRequestId === undefined ? {} : { pull_request_id: pullRequestId };
  return { id, meta: { branch: fullRef, commit, ...pull, ...meta } };
}

function commitMembers({ listedCommit }: ScanRun): PlatformScan['listMembers'] {
  return listedCommit === undefined ? {} : { commit: listedCommit };
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

function endMembers({ atMs }: ScanEnd, startedAtMs: number, clockMs: number) {
  const completedAtMs = atMs + clockMs;
  return { completedAtMs, totalTimeSeconds: (completedAtMs - startedAtMs) / 1000 };
}

/** Members that the scan shows differently at the beginning. */
function earlyMembers(scan: ScanRun, { code }: FindingsCounts, { project }: History): PlatformScan['early'] {
  const { queuedAtMs, startedAtMs, productsAtMs, countedAtMs, silentUntilMs, branchlessUntilMs, unnumberedUntilMs } =
    scan;
  const early: EarlyMembers[] = [];
  if (unnumberedUntilMs !== undefined) {
    const meta = { branch: scan.fullRef ?? inFull(scan.ref), commit: scan.commit, ...projectMembers(project) };
    early.push({ untilMs: unnumberedUntilMs, list: {}, both: {}, detail: { meta } });
  }
  if (silentUntilMs !== undefined)
    early.push({ untilMs: silentUntilMs, list: {}, both: {}, detail: { meta: undefined } });
  if (branchlessUntilMs !== undefined)
    early.push({ untilMs: branchlessUntilMs, list: { branch: '' }, both: {}, detail: { meta: undefined } });
  if (queuedAtMs !== undefined) early.push({ untilMs: startedAtMs, list: {}, both: { started_at: undefined } });
  if (productsAtMs !== undefined) early.push({ untilMs: productsAtMs, list: {}, both: { enabled_products: [] } });
  if (countedAtMs !== undefined) {
    const ofCode = Math.floor(code / 2);
    const findings_counts = { code: ofCode, secrets: 0, supply_chain: 0, total: ofCode };
    early.push({ untilMs: countedAtMs, list: { findings_counts }, both: {} });
  }
  return early.length === 0 ? undefined : early;
}

function inFull(ref: string): string {
  return ref.startsWith('refs/') ? ref : `refs/heads/${ref}`;
}

/** Steps of the scan; without an end, the last one is RUNNING. */
function timelineOf(scan: ScanRun, platformStartMs: number, hasFindings: boolean): readonly TimelineStep[] {
  const { queuedAtMs, startedAtMs, end } = scan;
  const exitCodes = { COMPLETED: hasFindings ? 1 : 0, ERROR: 2, CANCELLED: undefined, NEVER_FINISHED: undefined };
  const shown = end?.shown ?? { status: end?.status, exitCode: end && exitCodes[end.status] };
  const steps: TimelineStep[] = [
    ...(queuedAtMs === undefined ? [] : [{ atMs: 0, status: 'SCAN_STATUS_PENDING' }]),
    { atMs: queuedAtMs === undefined ? 0 : startedAtMs - platformStartMs, status: 'SCAN_STATUS_RUNNING' },
    ...(end === undefined
      ? []
      : [{ atMs: end.atMs - platformStartMs, status: `SCAN_STATUS_${shown.status}`, exitCode: shown.exitCode }]),
  ];
  const last = steps.findLastIndex(({ atMs }) => atMs <= 0);
  return [{ ...steps[Math.max(last, 0)]!, atMs: 0 }, ...steps.slice(Math.max(last, 0) + 1)];
}
