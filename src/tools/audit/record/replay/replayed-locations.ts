import { GateFailure } from '../../../../domain/failure.ts';
import type { LocationPage, LocationSearch } from '../../../../domain/location/issue-location.ts';
import type { Pages } from '../../../../ports/findings-reader.ts';
import type { LocationsReader, LocationsSource } from '../../../../ports/locations-reader.ts';
import type { StoredRunFacts } from '../record-schema.ts';

/** The record has the locations of the rules that blocked then. If another policy asks for other rules, these are shown and the rest is missing. */
export function replayedLocations({ locations }: Pick<StoredRunFacts, 'locations'>): LocationsSource {
  async function* listLocations(search: LocationSearch): Pages<LocationPage> {
    const stored = locations.find(({ of }) => of.repositoryId === search.repositoryId);
    if (stored === undefined) throw new GateFailure('not-found', 'the record does not contain them');
    const isSame = wordsOf(search) === wordsOf(stored.of);
    for (const page of stored.pages) yield { ...page, isLast: page.isLast && isSame };
    if (!isSame) throw new GateFailure('not-found', 'the record contains those of other rules');
  }
  const reader: LocationsReader = { listLocations, requestsSent: () => 0 };
  return { open: async () => reader, mostPages: Number.POSITIVE_INFINITY };
}

function wordsOf({ repositoryId, refs, ruleIds, issueTypes, states }: LocationSearch): string {
  return JSON.stringify([repositoryId, ...[refs, ruleIds, issueTypes, states].map((words) => words.toSorted())]);
}
