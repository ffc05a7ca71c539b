import { isNameless, type RuleTally, type Tally } from './evidence.ts';

// Rule by rule. Results are exact, or incomplete and a lower bound (except `fixedSince`). Groups that name neither rule id nor path are never the same.

export const NOTHING_READ: Tally = { rules: new Map(), isComplete: false };

/** The tally of a search; for a search that was never made, an empty and incomplete one. */
export function tallyOf(tallies: ReadonlyMap<string, Tally>, id: string): Tally {
  const tally = tallies.get(id);
  return tally === undefined ? NOTHING_READ : tally;
}

export function sumOf({ rules }: Pick<Tally, 'rules'>): bigint {
  return sum(rules.values());
}

export function countGroups(tally: Tally): bigint {
  let groups = 0n;
  for (const { count } of tally.rules.values()) if (count > 0n) groups += 1n;
  return groups;
}

/** The issues of several searches as one: the counts of a rule that occurs in more than one of them are added up. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const isComplete = tallies.every((tally) => tally.isComplete);
  const [first = NOTHING_READ, ...others] = tallies.filter(hasRules);
  // No copy where there is nothing to add up: a tally may have a hundred thousand rules.
  return { rules: others.length === 0 ? first.rules : mergeRules([first, ...others]), isComplete };
}

function mergeRules(tallies: readonly Tally[]): ReadonlyMap<string, RuleTally> {
  const rules = new Map<string, RuleTally>();
  for (const [index, tally] of tallies.entries()) {
    for (const [key, rule] of tally.rules) {
      const merged = isNameless(rule.group) ? `${index}:${key}` : key;
      const known = rules.get(merged);
      rules.set(merged, known === undefined ? rule : { group: known.group, count: known.count + rule.count });
    }
  }
  return rules;
}

/** True where a rule has more issues in the part than in the whole. Groups without a name cannot be compared one by one. */
export function exceedsWhole(part: Tally, whole: Tally): boolean {
  for (const [key, { group, count }] of part.rules)
    if (!isNameless(group) && count > (whole.rules.get(key)?.count ?? 0n)) return true;
  return false;
}

/** What is more here than there, rule by rule. A lower bound only where `there` is complete. */
export function excessOver(here: Tally, there: Tally): Tally {
  const rules = new Map<string, RuleTally>();
  for (const [key, rule] of here.rules) {
    const known = isNameless(rule.group) ? undefined : there.rules.get(key);
    const count = known === undefined ? rule.count : rule.count - known.count;
    if (count > 0n) rules.set(key, { group: rule.group, count });
  }
  return { rules, isComplete: here.isComplete && there.isComplete };
}

/** Issues that are new: the sum over rules of max(0, here - there). */
export function newOver(here: Tally, there: Tally): bigint {
  return sumOf(excessOver(here, there));
}

/** Issues that are gone: the sum over rules of max(0, there - here). Groups without a name are left out: none is known to be gone. */
export function fixedSince(here: Tally, there: Tally): bigint {
  return sum([...excessOver(there, here).rules.values()].filter(({ group }) => !isNameless(group)));
}

/** Rated issues that no severity search found. Empty until every severity was read to its end: a missing page would look like a remainder. */
export function unclassifiedTally(classified: Tally, rated: Tally): Tally {
  return classified.isComplete ? beyond(classified, rated) : NOTHING_READ;
}

/** What the search over all severities found beyond those by severity. A lower bound only as a sum with these. */
export function beyond(classified: Tally, rated: Tally): Tally {
  const rules = new Map<string, RuleTally>();
  const nameless: RuleTally[] = [];
  for (const [key, rule] of rated.rules) {
    if (isNameless(rule.group)) nameless.push(rule);
    else {
      const count = rule.count - (classified.rules.get(key)?.count ?? 0n);
      if (count > 0n) rules.set(key, { group: rule.group, count });
    }
  }
  // Groups without a name cannot be distinguished, but their sums can be compared.
  const [first] = nameless;
  const remainder = first === undefined ? 0n : sum(nameless) - sum(namelessIn(classified));
  if (first !== undefined && remainder > 0n) rules.set('nameless', { group: first.group, count: remainder });
  return { rules, isComplete: classified.isComplete && rated.isComplete };
}

/** The column `unrated`: rated types without a known severity, and the types that have none (`other`). */
export function unratedTally(unclassified: Tally, other: Tally): Tally {
  return mergeTallies([unclassified, other]);
}

function sum(rules: Iterable<RuleTally>): bigint {
  let issues = 0n;
  for (const { count } of rules) issues += count;
  return issues;
}

function hasRules({ rules }: Tally): boolean {
  return rules.size > 0;
}

function namelessIn({ rules }: Tally): readonly RuleTally[] {
  return [...rules.values()].filter(({ group }) => isNameless(group));
}
