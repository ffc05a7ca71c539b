import { anIssue } from '../build.ts';
import type { Issue } from '../state.ts';
import type { Finding, History, HistoryEvent, ScanRun } from './history.ts';
import { looksFor, seenBy } from './seen.ts';

const OPEN = 'AGGREGATE_ISSUE_STATE_OPEN';
const FIXED = 'AGGREGATE_ISSUE_STATE_FIXED';
const REMOVED = 'AGGREGATE_ISSUE_STATE_REMOVED';

/** One finding on one ref, in the state that the search shows from `sinceMs` on. */
type Standing = {
  readonly finding: Finding;
  readonly state: string;
  readonly sinceMs: number;
  readonly createdAtMs: number;
};

/** Every issue of the history's refs: a record for each span of time in which its state stays the same. */
export function issueRecords(history: History): readonly Issue[] {
  const over: Issue[] = [];
  const places = new Map<string, Map<string, Standing>>();
  const triaged = new Map<string, string>();
  const placeOf = (ref: string) => places.get(ref) ?? places.set(ref, new Map()).get(ref)!;

  /** Ends the span of the earlier state and begins the next, where they differ. */
  function show(ref: string, finding: Finding, state: string, atMs: number): void {
    const before = placeOf(ref).get(finding.id);
    if (before?.state === state) return;
    if (before !== undefined) over.push(recordOf(before, ref, history, atMs));
    placeOf(ref).set(finding.id, { finding, state, sinceMs: atMs, createdAtMs: before?.createdAtMs ?? atMs });
  }

  function rewrite(scan: ScanRun, atMs: number): void {
    const seen = seenBy(scan, history);
    const ids = new Set(seen.map(({ id }) => id));
    for (const finding of seen) show(scan.ref, finding, triaged.get(`${scan.ref} ${finding.id}`) ?? OPEN, atMs);
    for (const { finding, state } of placeOf(scan.ref).values()) {
      const isGone = looksFor(scan, finding) && !ids.has(finding.id) && state !== REMOVED;
      if (isGone) show(scan.ref, finding, FIXED, atMs);
    }
  }

  for (const { event, atMs } of inOrderOfEffect(history.events)) {
    if (event.kind === 'scan') rewrite(event, atMs);
    if (event.kind === 'closing') {
      for (const ref of places.keys()) {
        if (!isOn(event, ref)) continue;
        for (const { finding } of placeOf(ref).values()) show(ref, finding, REMOVED, atMs);
      }
    }
    if (event.kind === 'triage') {
      triaged.set(`${event.ref} ${event.finding}`, event.state);
      const known = placeOf(event.ref).get(event.finding);
      const isDetected = known !== undefined && known.state !== FIXED && known.state !== REMOVED;
      if (isDetected) show(event.ref, known.finding, event.state, atMs);
    }
  }
  const now = [...places].flatMap(([ref, place]) =>
    [...place.values()].map((standing) => recordOf(standing, ref, history)),
  );
  return [...over, ...now];
}

/** What changes issues, and when the search shows it: on a ref, never before the change that came before. */
function inOrderOfEffect(events: readonly HistoryEvent[]): readonly { event: HistoryEvent; atMs: number }[] {
  const changes = events.filter((event) => event.kind !== 'scan' || rewritesIssues(event));
  const sorted = changes.toSorted((one, other) => happenedAtMs(one) - happenedAtMs(other));
  const shownMs = new Map<string, number>();
  return sorted.map((event) => {
    const searchableMs = event.kind === 'scan' ? event.end?.searchableAtMs : undefined;
    const earlierMs = [...shownMs].filter(([ref]) => isOn(event, ref)).map(([, ms]) => ms);
    const atMs = Math.max(searchableMs ?? happenedAtMs(event), ...earlierMs);
    if (event.kind !== 'closing') shownMs.set(event.ref, atMs);
    return { event, atMs };
  });
}

function isOn(event: HistoryEvent, ref: string): boolean {
  return event.kind === 'closing' ? ref.startsWith(`refs/pull/${event.pullRequest}/`) : event.ref === ref;
}

/** Only what ran to its end over everything says what is gone. */
function rewritesIssues({ end, isPartial }: ScanRun): boolean {
  return end?.status === 'COMPLETED' && isPartial !== true;
}

function happenedAtMs(event: HistoryEvent): number {
  if (event.kind !== 'scan') return event.atMs;
  return event.end?.atMs ?? Number.POSITIVE_INFINITY;
}

function recordOf(standing: Standing, ref: string, { repositoryId }: History, untilMs?: number): Issue {
  const { finding, state, sinceMs, createdAtMs } = standing;
  return anIssue({
    createdAtMs,
    relevantSinceMs: createdAtMs,
    ...(state === FIXED ? { fixedAtMs: sinceMs } : {}),
    ...finding,
    id: `${repositoryId}:${ref}:${finding.id}`,
    ref,
    repositoryId,
    state,
    visibleAtMs: sinceMs,
    visibleUntilMs: untilMs,
  });
}
