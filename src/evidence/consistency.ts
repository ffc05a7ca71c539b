import { RATED_SEARCH, ruleKey, type SeverityCheck, type Tally } from '../domain/evidence.ts';
import { SEVERITIES } from '../domain/issue.ts';
import { countGroups, exceedsWhole, mergeTallies, NOTHING_READ, sumOf, unclassifiedTally } from '../domain/tally.ts';
import type { SearchReading } from './read-search.ts';

/** Why the results of all searches of one ref may be wrong, judging by the results alone. */
export type Doubt =
  /** The searches contradict each other or themselves: issues moved while they were read. */
  | { readonly kind: 'unsettled'; readonly message: string }
  /** Issues of rated types without a known severity: real ones, or a group that slipped between two pages. */
  | { readonly kind: 'remainder'; readonly message: string; readonly fingerprint: string }
  /** An answer's own total does not fit what was read: worth another reading, never the verdict. */
  | { readonly kind: 'total'; readonly message: string };

export type Compared = Readonly<ReturnType<typeof compareParts>>;

const EVERY_RUN: SeverityCheck = { whole: RATED_SEARCH, parts: SEVERITIES, isRemainderMissed: true };

/** Compares the searches of every run, then those of `checks`. Called once for a reading: with many rules it takes long. */
export function compareSearches(
  readings: ReadonlyMap<string, SearchReading>,
  checks: readonly SeverityCheck[],
): readonly [Compared, ...Compared[]] {
  return [compareParts(readings, EVERY_RUN), ...checks.map((check) => compareParts(readings, check))];
}

function compareParts(readings: ReadonlyMap<string, SearchReading>, check: SeverityCheck) {
  const { whole, parts, isRemainderMissed } = check;
  const classified = mergeTallies(parts.map((id) => tallyOf(readings, id)));
  const rated = tallyOf(readings, whole);
  const asked = check === EVERY_RUN ? '' : ` (${whole})`;
  return { classified, rated, unclassified: unclassifiedTally(classified, rated), asked, isRemainderMissed };
}

/** Pure. Only searches that were read to their end are compared (docs/verdict-rules/what-is-counted.md). */
export function doubtOf(
  readings: ReadonlyMap<string, SearchReading>,
  compared: readonly Compared[],
): Doubt | undefined {
  const moved = [...readings].find(([, { isSettled }]) => !isSettled);
  if (moved !== undefined) return unsettled(`search ${moved[0]} listed a rule twice with different counts`);
  const whole = compared.filter(({ classified, rated }) => classified.isComplete && rated.isComplete);
  const contradicted = whole.find(
    ({ classified, rated }) => exceedsWhole(classified, rated) || sumOf(classified) > sumOf(rated),
  );
  if (contradicted !== undefined)
    return unsettled(`searches by severity find more issues than the one over all severities${contradicted.asked}`);
  const missed = whole.filter((each) => each.isRemainderMissed && countGroups(each.unclassified) > 0n);
  const [first] = missed;
  if (first !== undefined) {
    const fingerprint = missed.map(({ unclassified }) => fingerprintOf(unclassified)).join();
    return { kind: 'remainder', message: remainderText(first), fingerprint };
  }
  const unfit = [...readings].find(([, reading]) => !reading.doesTotalFit);
  if (unfit === undefined) return undefined;
  return {
    kind: 'total',
    message: `the total that the platform gives for search ${unfit[0]} does not fit the groups that it listed`,
  };
}

function unsettled(message: string): Doubt {
  return { kind: 'unsettled', message };
}

export function remainderText({ unclassified, asked }: Compared): string {
  const issues = sumOf(unclassified);
  return `${issues} ${issues === 1n ? 'issue carries' : 'issues carry'} a severity that this version does not know${asked}`;
}

function tallyOf(readings: ReadonlyMap<string, SearchReading>, id: string): Tally {
  return readings.get(id)?.tally ?? NOTHING_READ;
}

function fingerprintOf(tally: Tally): string {
  return JSON.stringify([...tally.rules].map(([rule, count]) => [ruleKey(rule), String(count)]).sort());
}
