import { GateFailure } from '../../../domain/failure.ts';
import type { IssuePlace, PlacePage, PlaceSearch } from '../../../domain/place/issue-place.ts';
import type { PlacesReader, PlacesSource } from '../../../ports/places-reader.ts';
import type { KeptRunFacts } from './record-schema.ts';

export type KeptPlaces = NonNullable<KeptRunFacts['places']>;

/** The same source, which also gives each page that has come to `keep`, with those before it. */
export function recordedPlaces(source: PlacesSource, keep: (kept: KeptPlaces) => void): PlacesSource {
  return {
    ...source,
    async open() {
      const reader = await source.open();
      async function* listPlaces(search: PlaceSearch, signal: AbortSignal): AsyncGenerator<PlacePage, void, undefined> {
        const pages: PlacePage[] = [];
        const isFirst = firsts();
        for await (const page of reader.listPlaces(search, signal)) {
          pages.push({ ...page, places: page.places.filter(isFirst).map(withoutId) });
          keep({ of: search, pages: [...pages] });
          yield page;
        }
      }
      return { listPlaces, requestsSent: () => reader.requestsSent() };
    },
  };
}

/** A list in pages may contain an issue twice. Without its id a record would not show that. */
function firsts(): (place: IssuePlace) => boolean {
  const seen = new Set<string>();
  return (place) => {
    const told = JSON.stringify(place);
    if (place.issueId === undefined || !seen.has(told)) {
      seen.add(told);
      return true;
    }
    return false;
  };
}

/** The id only distinguishes issues. */
function withoutId(place: IssuePlace): IssuePlace {
  return { ...place, issueId: undefined };
}

/**
 * The places of a record, told again without a request. They are of the rules that blocked then: where a policy of
 * today asks for others, those that are here are shown, and the rest is missing.
 */
export function replayedPlaces({
  places,
  furtherPlaces = [],
}: Pick<KeptRunFacts, 'places' | 'furtherPlaces'>): PlacesSource {
  const all = places === undefined ? [] : [places, ...furtherPlaces];
  async function* listPlaces(search: PlaceSearch): AsyncGenerator<PlacePage, void, undefined> {
    const kept = all.find(({ of }) => of.repositoryId === search.repositoryId);
    if (kept === undefined) throw new GateFailure('not-found', 'the record does not hold them');
    for (const page of kept.pages) yield { ...page, isLast: page.isLast && isSame(search, kept.of) };
    if (!isSame(search, kept.of)) throw new GateFailure('not-found', 'the record holds those of other rules');
  }
  const reader: PlacesReader = { listPlaces, requestsSent: () => 0 };
  return { open: async () => reader, mostPages: Number.POSITIVE_INFINITY };
}

function isSame(one: PlaceSearch, other: PlaceSearch): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf({ repositoryId, refs, ruleIds, issueTypes, states }: PlaceSearch): string {
  return JSON.stringify([repositoryId, ...[refs, ruleIds, issueTypes, states].map((words) => words.toSorted())]);
}
