import { RATED_SEARCH, type Tally } from '../domain/evidence.ts';
import { SEVERITIES } from '../domain/severity.ts';
import { countGroups, exceedsWhole, mergeTallies, NOTHING_READ, sumOf, unclassifiedTally } from '../domain/tally.ts';
import type { SearchReading } from './read-search.ts';

/** Why a reading of all searches of one ref may be wrong, as the reading itself shows. */
export type Doubt =
  /** The searches contradict each other or themselves: issues moved while they were read. */
  | { readonly kind: 'unsettled'; readonly message: string }
  /** Issues of rated types without a known severity: real ones, or a group that slipped between two pages. */
  | { readonly kind: 'remainder'; readonly message: string; readonly fingerprint: string }
  /** An answer's own total does not fit what was read: worth another look, never the verdict. */
  | { readonly kind: 'total'; readonly message: string };

/** What is compared: the searches by severity as one, the search over all severities, and what only that one found. */
export type Compared = { readonly classified: Tally; readonly rated: Tally; readonly unclassified: Tally };

/** This is done once for a reading: with many rules it takes long. */
export function compareSearches(readings: ReadonlyMap<string, SearchReading>): Compared {
  const classified = mergeTallies(SEVERITIES.map((severity) => tallyOf(readings, severity)));
  const rated = tallyOf(readings, RATED_SEARCH);
  return { classified, rated, unclassified: unclassifiedTally(classified, rated) };
}

/**
 * Compares the searches (docs/verdict-rules/what-is-counted.md). Pure. Only searches that were read to their end are
 * compared with each other.
 */
export function doubtOf(
  readings: ReadonlyMap<string, SearchReading>,
  { classified, rated, unclassified }: Compared,
): Doubt | undefined {
  for (const [id, reading] of readings) {
    if (!reading.isSettled)
      return { kind: 'unsettled', message: `search ${id} listed a rule twice with different counts` };
  }
  if (classified.isComplete && rated.isComplete) {
    if (exceedsWhole(classified, rated) || sumOf(classified) > sumOf(rated)) {
      return {
        kind: 'unsettled',
        message: 'the searches by severity find more issues than the search over all severities',
      };
    }
    if (countGroups(unclassified) > 0n) {
      const message = `${sumOf(unclassified)} issues carry a severity that this version does not know`;
      return { kind: 'remainder', message, fingerprint: fingerprintOf(unclassified) };
    }
  }
  const unfit = [...readings].find(([, reading]) => !reading.doesTotalFit);
  if (unfit === undefined) return undefined;
  return {
    kind: 'total',
    message: `the total that the platform gives for search ${unfit[0]} does not fit the groups that it listed`,
  };
}

function tallyOf(readings: ReadonlyMap<string, SearchReading>, id: string): Tally {
  return readings.get(id)?.tally ?? NOTHING_READ;
}

/** The key is equal for two readings whose remainders have the same rules with the same counts. */
function fingerprintOf(tally: Tally): string {
  return JSON.stringify([...tally.rules].map(([key, rule]) => [key, String(rule.count)]).sort());
}
