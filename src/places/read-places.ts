import { asGateFailure, GateFailure } from '../domain/failure.ts';
import { PLACES_PER_PAGE } from '../domain/limits.ts';
import type { IssuePlace, PlacePage, PlaceSearch, ReportedPlace, ReportedPlaces } from '../domain/place/issue-place.ts';
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
  const pages = new PagesRead(search);
  let missing: string | undefined;
  try {
    signal.throwIfAborted();
    await orStopped(pages.take(reading, signal), signal);
    // They were counted a moment ago.
    if (pages.found.length === 0) missing = 'the issue list shows none of them';
  } catch (thrown) {
    missing = asGateFailure(signal.aborted ? signal.reason : thrown).message;
  } finally {
    over.abort();
    pages.close();
  }
  const found = pages.found.map((place) => ({
    ...place,
    isNew: place.firstSeenScan !== undefined && decidingScans.includes(place.firstSeenScan),
  }));
  return { places: { search, found, areAll: pages.areAll, missing }, pages: pages.asked };
}

/** What has come so far. What comes after it was closed is dropped. */
class PagesRead {
  readonly #search: PlaceSearch;
  readonly #seen = new Set<string>();
  #found: readonly IssuePlace[] = [];
  #isClosed = false;
  asked = 0;
  areAll = false;

  constructor(search: PlaceSearch) {
    this.#search = search;
  }

  get found(): readonly IssuePlace[] {
    return this.#found;
  }

  close(): void {
    this.#isClosed = true;
  }

  async take({ reader, mostPages }: PlacesReading, signal: AbortSignal): Promise<void> {
    this.asked = 1;
    for await (const page of reader.listPlaces(this.#search, signal)) {
      if (this.#isClosed) return;
      this.#add(page);
      if (page.isLast || this.asked >= mostPages) return;
      this.asked += 1;
    }
  }

  #add({ places, isLast }: PlacePage): void {
    // A page that is larger than was asked for does not make a page of ours larger.
    const some = places.slice(0, PLACES_PER_PAGE);
    this.#found = [...this.#found, ...some.filter((place) => isAskedFor(place, this.#search) && this.#isFirst(place))];
    this.areAll = isLast && some.length === places.length;
  }

  /** A list that is read in pages may show an issue twice. */
  #isFirst({ issueId }: IssuePlace): boolean {
    if (issueId === undefined) return true;
    if (this.#seen.has(issueId)) return false;
    this.#seen.add(issueId);
    return true;
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

/** The reading, or the reason of the signal where that comes first: nobody waits for a reader that does not stop. */
async function orStopped(reading: Promise<void>, signal: AbortSignal): Promise<void> {
  // What it throws after that is of no use to anybody.
  reading.catch(() => undefined);
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([reading, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
