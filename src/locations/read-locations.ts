import { asGateFailure, GateFailure } from '../domain/failure.ts';
import { LOCATIONS_PER_PAGE } from '../domain/limits.ts';
import type { IssueLocation, LocationSearch } from '../domain/location/issue-location.ts';
import type { Clock } from '../ports/clock.ts';
import type { LocationsReader } from '../ports/locations-reader.ts';

export type LocationsReading = {
  readonly reader: LocationsReader;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  readonly limitMs: number;
  readonly mostPages: number;
};

/** Never throws: a failure is the reason why locations are missing. Those read before it are kept. */
export async function readLocations(search: LocationSearch, reading: LocationsReading) {
  const { clock, limitMs } = reading;
  const over = new AbortController();
  const signal = AbortSignal.any([reading.signal, over.signal]);
  const late = new GateFailure('network', `no whole answer within ${Math.round(limitMs / 100) / 10} s`);
  clock.sleep(limitMs, signal).then(
    () => over.abort(late),
    () => undefined,
  );
  const taken: Taken = { found: [], areAll: false, pages: 0 };
  let missing: string | undefined;
  try {
    signal.throwIfAborted();
    await takePages(search, reading, signal, taken);
    // The issues were just counted.
    if (taken.found.length === 0) missing = 'the issue list shows none of them';
  } catch (thrown) {
    missing = asGateFailure(signal.aborted ? signal.reason : thrown).message;
  } finally {
    over.abort();
  }
  return { ...taken, missing };
}

type Taken = { readonly found: IssueLocation[]; areAll: boolean; pages: number };

async function takePages(
  search: LocationSearch,
  { reader, mostPages }: LocationsReading,
  signal: AbortSignal,
  taken: Taken,
): Promise<void> {
  const seen = new Set<string>();
  // A list that is read in pages may show an issue twice.
  const isFirst = ({ issueId }: IssueLocation): boolean => issueId === undefined || !seen.has(issueId);
  taken.pages = 1;
  for await (const { places, isLast } of reader.listLocations(search, signal)) {
    // A page that is larger than requested must not make our pages larger.
    for (const location of places.slice(0, LOCATIONS_PER_PAGE)) {
      if (!isAskedFor(location, search) || !isFirst(location)) continue;
      taken.found.push(location);
      if (location.issueId !== undefined) seen.add(location.issueId);
    }
    taken.areAll = isLast && places.length <= LOCATIONS_PER_PAGE;
    if (isLast || taken.pages >= mostPages) return;
    taken.pages += 1;
  }
}

/** False if the issue contradicts the request. A missing member does not. */
function isAskedFor(location: IssueLocation, { ruleIds, refs, states, issueTypes }: LocationSearch): boolean {
  const fits = <Value>(value: Value | undefined, asked: readonly Value[]): boolean =>
    value === undefined || asked.includes(value);
  return (
    ruleIds.includes(location.ruleId) &&
    fits(location.ref, refs) &&
    fits(location.state, states) &&
    fits(location.issueType, issueTypes)
  );
}
