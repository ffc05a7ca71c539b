import { GateFailure } from '../../../domain/failure.ts';
import type { LocationPage, LocationSearch } from '../../../domain/location/issue-location.ts';
import type { Pages } from '../../../ports/findings-reader.ts';
import type { LocationsReader, LocationsSource } from '../../../ports/locations-reader.ts';
import type { StoredRunFacts } from './record-schema.ts';

export type StoredLocations = NonNullable<StoredRunFacts['places']>;

/** The same source, which also gives each page that has come to `keep`, with those before it. */
export function recordedLocations(source: LocationsSource, keep: (stored: StoredLocations) => void): LocationsSource {
  return {
    ...source,
    async open() {
      const reader = await source.open();
      async function* listLocations(search: LocationSearch, signal: AbortSignal): Pages<LocationPage> {
        const pages: LocationPage[] = [];
        const seen = new Set<string>();
        for await (const page of reader.listLocations(search, signal)) {
          // A list in pages may contain an issue twice. Its id, which only distinguishes issues, is not stored.
          const first = page.places.filter((place) => {
            const reported = JSON.stringify(place);
            const isAgain = place.issueId !== undefined && seen.has(reported);
            seen.add(reported);
            return !isAgain;
          });
          pages.push({ ...page, places: first.map((place) => ({ ...place, issueId: undefined })) });
          keep({ of: search, pages: [...pages] });
          yield page;
        }
      }
      return { listLocations, requestsSent: () => reader.requestsSent() };
    },
  };
}

/** They are of the rules that blocked then: where a policy of today asks for others, the locations in the record are shown and the rest is missing. */
export function replayedLocations(run: Pick<StoredRunFacts, 'places' | 'furtherLocations'>): LocationsSource {
  const all = run.places === undefined ? [] : [run.places, ...(run.furtherLocations ?? [])];
  async function* listLocations(search: LocationSearch): Pages<LocationPage> {
    const stored = all.find(({ of }) => of.repositoryId === search.repositoryId);
    if (stored === undefined) throw new GateFailure('not-found', 'the record does not hold them');
    const isSame = wordsOf(search) === wordsOf(stored.of);
    for (const page of stored.pages) yield { ...page, isLast: page.isLast && isSame };
    if (!isSame) throw new GateFailure('not-found', 'the record holds those of other rules');
  }
  const reader: LocationsReader = { listLocations, requestsSent: () => 0 };
  return { open: async () => reader, mostPages: Number.POSITIVE_INFINITY };
}

function wordsOf({ repositoryId, refs, ruleIds, issueTypes, states }: LocationSearch): string {
  return JSON.stringify([repositoryId, ...[refs, ruleIds, issueTypes, states].map((words) => words.toSorted())]);
}
