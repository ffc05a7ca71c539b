import { ISSUE_TYPES } from '../domain/product.ts';
import { isDiffOfBareName } from '../domain/whose-scan.ts';
import type { CountingPlace } from './counting-place.ts';
import type { EvidencePlan } from './evidence-plan.ts';
import type { PlacedReading } from './read-search.ts';
import { type Word, wordsOfAll } from './scan-words.ts';
import { detectedByReading, type FoundIssues, foundOf } from './what-was-found.ts';

/**
 * The places as they are compared with a baseline. A diff scan of a bare name may write a ref that full scans write
 * too, and more is found there than it counted: of those types not all is the change's, and they are compared like a
 * full scan's (docs/verdict-rules/what-is-counted.md#baseline). Throws what asking for details and scans throws.
 */
export async function comparedPlaces(
  { places, baselineRefs, states }: Pick<EvidencePlan, 'places' | 'baselineRefs' | 'states'>,
  placed: readonly PlacedReading[],
): Promise<readonly CountingPlace[]> {
  if (baselineRefs === undefined || !places.some(mayBeShared)) return places;
  const found = detectedByReading(placed, states);
  const compared = await Promise.all(places.map((place) => (mayBeShared(place) ? partsOf(place, found) : [place])));
  return compared.flat();
}

function mayBeShared({ isDiff, claims }: CountingPlace): boolean {
  return isDiff && claims.some(({ scan }) => isDiffOfBareName(scan));
}

/** Types of which no more is found than was counted are the change's alone. What no scan counts goes with the others. */
async function partsOf(place: CountingPlace, found: readonly FoundIssues[]): Promise<readonly CountingPlace[]> {
  const words = await wordsOfAll(place.claims);
  const more = words.filter((word) => isMore(word, found));
  const isWritten = await Promise.all(more.map(({ claim }) => claim.hasFullScan()));
  const shared = more.filter((_, index) => isWritten[index]);
  if (shared.length === 0) return [place];
  const own = new Set(words.filter((word) => !shared.includes(word)).flatMap(({ issueTypes }) => issueTypes));
  const ofPlace = ISSUE_TYPES.filter((type) => place.issueTypes.includes(type));
  const parts = [
    { ...place, issueTypes: ofPlace.filter((type) => own.has(type)) },
    { ...place, issueTypes: ofPlace.filter((type) => !own.has(type)), isDiff: false },
  ];
  return parts.filter(({ issueTypes }) => issueTypes.length > 0);
}

/** Where the refs of several scans are counted together, it is not known what is on this one's. */
function isMore({ claim, issueTypes, findings }: Word, found: readonly FoundIssues[]): boolean {
  const count = foundOf(issueTypes, claim.refs, found);
  return !claim.scan.isFullScan && count !== undefined && count > findings;
}
