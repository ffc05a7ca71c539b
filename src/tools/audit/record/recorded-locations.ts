import type { LocationPage, LocationSearch } from '../../../domain/location/issue-location.ts';
import type { Pages } from '../../../ports/findings-reader.ts';
import type { LocationsSource } from '../../../ports/locations-reader.ts';

export type StoredLocations = { readonly of: LocationSearch; readonly pages: readonly LocationPage[] };

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
