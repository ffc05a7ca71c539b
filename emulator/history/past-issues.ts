import { anIssue } from '../build.ts';
import type { Issue } from '../state.ts';
import { decidesOn, placeOf, seenBy } from './detected.ts';
import type { Finding, History, HistoryEvent, IndexLag, ScanRun } from './history.ts';

const OPEN = 'AGGREGATE_ISSUE_STATE_OPEN';
const FIXED = 'AGGREGATE_ISSUE_STATE_FIXED';
const REMOVED = 'AGGREGATE_ISSUE_STATE_REMOVED';

/** One finding on one ref, in the state that the search shows from `sinceMs` on. */
type OpenIssue = {
  readonly finding: Finding;
  readonly state: string;
  readonly sinceMs: number;
  readonly createdAtMs: number;
  readonly triagedAtMs: number | undefined;
  /** The scan that found it first on this ref. */
  readonly firstSeenScanId: string | undefined;
};

/** Every issue of the history's refs: one for each span of time in which its state stays the same. */
export function pastIssues(history: History): readonly Issue[] {
  const over: Issue[] = [];
  const places = new Map<string, Map<string, OpenIssue>>();
  const triaged = new Map<string, { readonly state: string; readonly atMs: number }>();
  const standingsOn = (place: string) => places.get(place) ?? places.set(place, new Map()).get(place)!;

  /** Ends the span of the earlier state and begins the next, if they differ; never before the earlier state began. */
  function show(place: string, finding: Finding, state: string, atMs: number, scanId?: string): void {
    const before = standingsOn(place).get(finding.id);
    if (before?.state === state) return;
    const sinceMs = Math.max(atMs, before?.sinceMs ?? atMs);
    if (before !== undefined && before.sinceMs < sinceMs) over.push(issueUntil(before, place, history, sinceMs));
    const { createdAtMs = sinceMs, firstSeenScanId = scanId } = before ?? {};
    const decision = triaged.get(`${place} ${finding.id}`);
    const triagedAtMs = decision?.state === state ? decision.atMs : undefined;
    standingsOn(place).set(finding.id, { finding, state, sinceMs, createdAtMs, triagedAtMs, firstSeenScanId });
  }

  function rewrite(scan: ScanRun, atMs: number): void {
    const place = placeOf(scan.ref);
    const seen = seenBy(scan, history);
    const ids = new Set(seen.map(({ id }) => id));
    for (const finding of seen) {
      const state = triaged.get(`${place} ${finding.id}`)?.state ?? OPEN;
      show(place, finding, state, shownAtMs(scan, 'found', finding, atMs), scan.id);
    }
    for (const { finding, state } of standingsOn(place).values()) {
      const isGone = decidesOn(scan, finding, history) && !ids.has(finding.id) && state !== REMOVED;
      if (isGone) show(place, finding, FIXED, shownAtMs(scan, 'gone', finding, atMs));
    }
  }

  for (const { event, atMs } of inOrderOfEffect(history.events)) {
    if (event.kind === 'scan') rewrite(event, atMs);
    if (event.kind === 'closing') {
      for (const place of places.keys()) {
        if (!isOn(event, place)) continue;
        for (const { finding } of standingsOn(place).values()) show(place, finding, REMOVED, atMs);
      }
    }
    if (event.kind === 'triage') {
      const place = placeOf(event.ref);
      triaged.set(`${place} ${event.finding}`, event);
      const known = standingsOn(place).get(event.finding);
      const isDetected = known !== undefined && known.state !== FIXED && known.state !== REMOVED;
      if (isDetected) show(place, known.finding, event.state, atMs);
    }
  }
  const now = [...places].flatMap(([place, openIssues]) =>
    [...openIssues.values()].map((open) => issueUntil(open, place, history)),
  );
  return [...over, ...now];
}

/** Events that change issues, each with the time at which the search shows it: on one ref, never before an earlier change. */
function inOrderOfEffect(events: readonly HistoryEvent[]): readonly { event: HistoryEvent; atMs: number }[] {
  const changes = events.filter((event) => event.kind !== 'scan' || rewritesIssues(event));
  const sorted = changes.toSorted((one, other) => happenedAtMs(one) - happenedAtMs(other));
  const shownMs = new Map<string, number>();
  return sorted.map((event) => {
    const searchableMs = event.kind === 'scan' ? event.end?.searchableAtMs : undefined;
    const earlierMs = [...shownMs].filter(([place]) => isOn(event, place)).map(([, ms]) => ms);
    const atMs = Math.max(searchableMs ?? happenedAtMs(event), ...earlierMs);
    if (event.kind !== 'closing') shownMs.set(placeOf(event.ref), atMs);
    return { event, atMs };
  });
}

function isOn(event: HistoryEvent, place: string): boolean {
  return event.kind === 'closing' ? place.startsWith(`refs/pull/${event.pullRequest}/`) : placeOf(event.ref) === place;
}

/** Time at which the search shows the change that a scan made to a finding. */
function shownAtMs({ end }: ScanRun, of: IndexLag['of'], { type, severity }: Finding, atMs: number): number {
  const lags = (end?.lags ?? []).filter(
    (lag) =>
      lag.of === of &&
      (lag.type === undefined || lag.type === type) &&
      (lag.severity === undefined || lag.severity === severity),
  );
  return Math.max(atMs, ...lags.map(({ untilMs }) => untilMs));
}

/** True for a completed scan that is not partial: only such a scan changes issues. */
function rewritesIssues({ end, isPartial }: ScanRun): boolean {
  return end?.status === 'COMPLETED' && isPartial !== true;
}

function happenedAtMs(event: HistoryEvent): number {
  if (event.kind !== 'scan') return event.atMs;
  return event.end?.atMs ?? Number.POSITIVE_INFINITY;
}

function issueUntil(open: OpenIssue, place: string, { repositoryId }: History, untilMs?: number): Issue {
  const { finding, state, sinceMs, createdAtMs, triagedAtMs, firstSeenScanId } = open;
  return anIssue({
    createdAtMs,
    relevantSinceMs: createdAtMs,
    firstSeenScanId,
    triagedAtMs,
    ...(state === FIXED ? { fixedAtMs: sinceMs } : {}),
    ...finding,
    id: `${repositoryId}:${place}:${finding.id}`,
    ref: place,
    repositoryId,
    state,
    visibleAtMs: sinceMs,
    visibleUntilMs: untilMs,
  });
}
