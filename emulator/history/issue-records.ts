import { anIssue } from '../build.ts';
import type { Issue } from '../state.ts';
import type { Finding, History, HistoryEvent, ScanRun } from './history.ts';
import { looksFor, seenBy } from './seen.ts';

const PREFIX = 'AGGREGATE_ISSUE_STATE_';

/** One finding on one ref, as it stands after an event. */
type Standing = {
  readonly finding: Finding;
  readonly isThere: 'seen' | 'fixed' | 'removed';
  readonly triaged: string | undefined;
  readonly sinceMs: number;
  readonly createdAtMs: number;
};

/** Every issue of the history's refs: a record for each span of time in which its state stays the same. */
export function issueRecords(history: History): readonly Issue[] {
  const records: Issue[] = [];
  const places = new Map<string, Map<string, Standing>>();
  const placeOf = (ref: string) => places.get(ref) ?? places.set(ref, new Map()).get(ref)!;

  /** Ends the span of the earlier standing and begins the next, where the state that is shown changes. */
  function put(ref: string, now: Omit<Standing, 'sinceMs' | 'createdAtMs'>, atMs: number): void {
    const place = placeOf(ref);
    const before = place.get(now.finding.id);
    if (before !== undefined && stateOf(before) === stateOf(now)) return;
    if (before !== undefined) records.push(recordOf(before, ref, history, atMs));
    place.set(now.finding.id, { ...now, sinceMs: atMs, createdAtMs: before?.createdAtMs ?? atMs });
  }

  for (const { event, atMs } of inOrderOfEffect(history.events)) {
    if (event.kind === 'scan') {
      const seen = seenBy(event, history);
      const ids = new Set(seen.map(({ id }) => id));
      const place = placeOf(event.ref);
      for (const finding of seen) put(event.ref, { ...unknown(place, finding), isThere: 'seen' }, atMs);
      for (const standing of place.values()) {
        const isGone = looksFor(event, standing.finding) && !ids.has(standing.finding.id);
        if (isGone && standing.isThere === 'seen') put(event.ref, { ...standing, isThere: 'fixed' }, atMs);
      }
    } else if (event.kind === 'closing') {
      for (const [ref, place] of places) {
        if (!isOn(event, ref)) continue;
        for (const standing of place.values()) put(ref, { ...standing, isThere: 'removed' }, atMs);
      }
    } else {
      const standing = placeOf(event.ref).get(event.finding);
      if (standing !== undefined) put(event.ref, { ...standing, triaged: event.state }, atMs);
    }
  }
  const last = [...places].flatMap(([ref, place]) =>
    [...place.values()].map((standing) => recordOf(standing, ref, history)),
  );
  return [...records, ...last];
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

function unknown(place: ReadonlyMap<string, Standing>, finding: Finding): Pick<Standing, 'finding' | 'triaged'> {
  return { finding, triaged: place.get(finding.id)?.triaged };
}

function stateOf({ isThere, triaged }: Pick<Standing, 'isThere' | 'triaged'>): string {
  if (isThere === 'seen') return triaged ?? `${PREFIX}OPEN`;
  return isThere === 'fixed' ? `${PREFIX}FIXED` : `${PREFIX}REMOVED`;
}

function recordOf(standing: Standing, ref: string, history: History, untilMs?: number): Issue {
  const { finding, sinceMs, createdAtMs } = standing;
  return anIssue({
    createdAtMs,
    relevantSinceMs: createdAtMs,
    ...(standing.isThere === 'fixed' ? { fixedAtMs: sinceMs } : {}),
    ...finding,
    id: `${history.repositoryId}:${ref}:${finding.id}`,
    ref,
    repositoryId: history.repositoryId,
    state: stateOf(standing),
    visibleAtMs: sinceMs,
    visibleUntilMs: untilMs,
  });
}
