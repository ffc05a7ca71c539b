import { isNameless, type RuleFacts, type Tally } from './evidence.ts';

// Counts by rule; two groups without rule id and path are two rules. Results are exact, or incomplete and a lower bound unless a comment says otherwise.

export const NOTHING_READ: Tally = { rules: new Map(), isComplete: false };

/** The tally of a search; for a search that was never made, an empty and incomplete one. */
export function tallyOf(tallies: ReadonlyMap<string, Tally>, id: string): Tally {
  return tallies.get(id) ?? NOTHING_READ;
}

export function sumOf({ rules }: Tally): bigint {
  let issues = 0n;
  for (const count of rules.values()) issues += count;
  return issues;
}

export function countGroups({ rules }: Tally): bigint {
  return BigInt([...rules.values()].filter((count) => count > 0n).length);
}

/** The issues of several searches as one: the counts of a rule that occurs in more than one of them are added up. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const isComplete = tallies.every((tally) => tally.isComplete);
  const [first = NOTHING_READ, ...others] = tallies.filter(({ rules }) => rules.size > 0);
  // No copy where there is nothing to add up: a tally may have a hundred thousand rules.
  if (others.length === 0) return { rules: first.rules, isComplete };
  const rules = new Map(first.rules);
  for (const other of others) for (const [rule, count] of other.rules) rules.set(rule, (rules.get(rule) ?? 0n) + count);
  return { rules, isComplete };
}

/** True where a rule has more issues in the part than in the whole. Groups without a name cannot be compared one by one. */
export function exceedsWhole(part: Tally, whole: Tally): boolean {
  for (const [rule, count] of part.rules) if (!isNameless(rule) && count > (whole.rules.get(rule) ?? 0n)) return true;
  return false;
}

/** By how much each rule has more issues here than there. A lower bound only if `there` is complete. */
export function excessOver(here: Tally, there: Tally): Tally {
  const rules = new Map<RuleFacts, bigint>();
  for (const [rule, count] of here.rules) {
    const more = count - (there.rules.get(rule) ?? 0n);
    if (more > 0n) rules.set(rule, more);
  }
  return { rules, isComplete: here.isComplete && there.isComplete };
}

/** How many issues of each rule are gone, a lower bound only if `here` is complete. No nameless group is known to be gone. */
export function fixedSince(here: Tally, there: Tally): Tally {
  const { rules, isComplete } = excessOver(there, here);
  return { rules: new Map([...rules].filter(([rule]) => !isNameless(rule))), isComplete };
}

/** Rated issues that no severity search found. Empty until every severity was read to its end: a missing page would look like a remainder. */
export function unclassifiedTally(classified: Tally, rated: Tally): Tally {
  return classified.isComplete ? beyond(classified, rated) : NOTHING_READ;
}

/** Issues that the search over all severities found beyond those by severity. Only their sum with those is a lower bound. */
export function beyond(classified: Tally, rated: Tally): Tally {
  const rules = new Map<RuleFacts, bigint>();
  // Groups without a name cannot be distinguished, but their sums can be compared.
  let nameless = 0n;
  for (const [rule, count] of classified.rules) if (isNameless(rule)) nameless += count;
  for (const [rule, count] of rated.rules) {
    const more = count - (isNameless(rule) ? nameless : (classified.rules.get(rule) ?? 0n));
    if (isNameless(rule)) nameless = more < 0n ? -more : 0n;
    if (more > 0n) rules.set(rule, more);
  }
  return { rules, isComplete: classified.isComplete && rated.isComplete };
}
