import { asGateFailure, GateFailure } from '../domain/failure.ts';
import { PLACES_PER_PAGE } from '../domain/limits.ts';
import type { IssuePlace, PlaceSearch, ReportedPlace, ReportedPlaces } from '../domain/place/issue-place.ts';
import type { Clock } from '../ports/clock.ts';
import type { PlacesReader } from '../ports/places-reader.ts';

export type PlacesReading = {
  readonly reader: PlacesReader;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  /** For the whole reading. */
  readonly limitMs: number;
  readonly mostPages: number;
  readonly decidingScans: readonly string[];
};

export type PlacesRead = {
  readonly places: Omit<ReportedPlaces, 'found' | 'states'> & {
    readonly found: readonly Omit<ReportedPlace, 'commit' | 'url'>[];
  };
  readonly pages: number;
};

/** Never throws: whatever goes wrong is a reason why places are missing, and what came before it stays. */
export async function readPlaces(search: PlaceSearch, reading: PlacesReading): Promise<PlacesRead> {
  const { clock, limitMs, decidingScans } = reading;
  const over = new AbortController();
  const timeUp = new AbortController();
  const signal = AbortSignal.any([reading.signal, timeUp.signal]);
  const late = new GateFailure('network', `no whole answer within ${Math.round(limitMs / 100) / 10} s`);
  clock.sleep(limitMs, over.signal).then(
    () => timeUp.abort(late),
    () => undefined,
  );
  const taken: Taken = { found: [], areAll: false, pages: 0 };
  let missing: string | undefined;
  try {
    signal.throwIfAborted();
    await orStopped(takePages(search, reading, signal, taken), signal);
    // They were just counted.
    if (taken.found.length === 0) missing = 'the issue list shows none of them';
  } catch (thrown) {
    missing = asGateFailure(signal.aborted ? signal.reason : thrown).message;
  } finally {
    over.abort();
  }
  const found = taken.found.map((place) => ({
    ...place,
    isNew: place.firstSeenScan !== undefined && decidingScans.includes(place.firstSeenScan),
  }));
  return { places: { search, found, areAll: taken.areAll, missing }, pages: taken.pages };
}

type Taken = { readonly found: IssuePlace[]; areAll: boolean; pages: number };

async function takePages(
  search: PlaceSearch,
  { reader, mostPages }: PlacesReading,
  signal: AbortSignal,
  taken: Taken,
): Promise<void> {
  const seen = new Set<string>();
  // A list that is read in pages may show an issue twice.
  const isFirst = ({ issueId }: IssuePlace): boolean => issueId === undefined || !seen.has(issueId);
  taken.pages = 1;
  for await (const { places, isLast } of reader.listPlaces(search, signal)) {
    if (signal.aborted) return;
    // A page that is larger than was asked for does not make a page of ours larger.
    for (const place of places.slice(0, PLACES_PER_PAGE)) {
      if (!isAskedFor(place, search) || !isFirst(place)) continue;
      taken.found.push(place);
      if (place.issueId !== undefined) seen.add(place.issueId);
    }
    taken.areAll = isLast && places.length <= PLACES_PER_PAGE;
    if (isLast || taken.pages >= mostPages) return;
    taken.pages += 1;
  }
}

/** False for what contradicts the question. What an issue does not say is believed. */
function isAskedFor(place: IssuePlace, { ruleIds, refs, states, issueTypes }: PlaceSearch): boolean {
  const fits = <Value>(value: Value | undefined, asked: readonly Value[]): boolean =>
    value === undefined || asked.includes(value);
  return (
    ruleIds.includes(place.ruleId) &&
    fits(place.ref, refs) &&
    fits(place.state, states) &&
    fits(place.issueType, issueTypes)
  );
}

/** The reading, or the reason of the signal where that comes first: it does not wait for a reader that does not stop. */
function orStopped(reading: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([reading, stopped]);
}
