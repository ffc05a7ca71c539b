import { type RuleTally, ruleKey, type Tally } from './evidence.ts';

/*
 * Arithmetic of tallies, rule by rule. Every result keeps the promise of `Tally`: complete and exact, or incomplete and a lower bound
 * (except `fixedSince`). Groups that name neither rule id nor path are never treated as the same.
 */

/** What is known about a search that gave no answer. */
export const NOTHING_READ: Tally = { rules: new Map(), isComplete: false };

/** The tally of a search; for a search that was never made, an empty and incomplete one. */
export function tallyOf(tallies: ReadonlyMap<string, Tally>, id: string): Tally {
  const tally = tallies.get(id);
  return tally === undefined ? NOTHING_READ : tally;
}

/** Issues in all. */
export function sumOf(tally: Tally): bigint {
  return sum(tally.rules.values());
}

/** Rules with at least one issue. */
export function countGroups(tally: Tally): bigint {
  let groups = 0n;
  for (const { count } of tally.rules.values()) if (count > 0n) groups += 1n;
  return groups;
}

/** The issues of several searches as one: the counts of a rule that occurs in more than one of them are added up. */
export function mergeTallies(tallies: readonly Tally[]): Tally {
  const rules = new Map<string, RuleTally>();
  for (const [index, tally] of tallies.entries()) {
    for (const [key, rule] of tally.rules) {
      const merged = isAnonymous(rule) ? `${index}:${key}` : key;
      const known = rules.get(merged);
      rules.set(merged, known === undefined ? rule : { group: known.group, count: known.count + rule.count });
    }
  }
  return { rules, isComplete: tallies.every((tally) => tally.isComplete) };
}

/** What is more here than there, rule by rule. A lower bound only where `there` is complete. */
export function excessOver(here: Tally, there: Tally): Tally {
  const rules = new Map<string, RuleTally>();
  for (const [key, rule] of here.rules) {
    const known = isAnonymous(rule) ? undefined : there.rules.get(key);
    const count = known === undefined ? rule.count : rule.count - known.count;
    if (count > 0n) rules.set(key, { group: rule.group, count });
  }
  return { rules, isComplete: here.isComplete && there.isComplete };
}

/**
 * What is more here than there, part by part: each is a severity, or the issues without one. The parts are compared before they are added, so that a rule
 * that got less of one severity does not make up for more of another.
 */
export function excessByPart(here: readonly Tally[], there: readonly Tally[]): Tally {
  return mergeTallies(here.map((tally, index) => excessOver(tally, there[index] ?? NOTHING_READ)));
}

/** Issues that are new: the sum over rules of max(0, here - there). */
export function newOver(here: Tally, there: Tally): bigint {
  return sumOf(excessOver(here, there));
}

/** Issues that are gone: the sum over rules of max(0, there - here). Groups without a name are left out: none is known to be gone. */
export function fixedSince(here: Tally, there: Tally): bigint {
  return sum([...excessOver(there, here).rules.values()].filter((rule) => !isAnonymous(rule)));
}

/**
 * Issues of the rated types that none of the severity searches found: their severity is not known to this version.
 * Nothing is claimed until every severity was read to its end, since a missing page would look like a remainder.
 */
export function unclassifiedTally(severities: readonly Tally[], rated: Tally): Tally {
  const known = mergeTallies(severities);
  if (!known.isComplete) return NOTHING_READ;
  const rules = new Map<string, RuleTally>();
  for (const [key, rule] of excessOver(rated, known).rules) if (!isAnonymous(rule)) rules.set(key, rule);
  // Groups without a name cannot be distinguished, but their sums can be compared.
  const nameless = [...rated.rules.values()].filter(isAnonymous);
  const remainder = sum(nameless) - sum([...known.rules.values()].filter(isAnonymous));
  const first = nameless[0];
  if (first !== undefined && remainder > 0n) rules.set('nameless', { group: first.group, count: remainder });
  return { rules, isComplete: rated.isComplete };
}

/** The column `unrated`: rated types without a known severity, and the types that have none (`other`). */
export function unratedTally(severities: readonly Tally[], rated: Tally, other: Tally): Tally {
  return mergeTallies([unclassifiedTally(severities, rated), other]);
}

function sum(rules: Iterable<RuleTally>): bigint {
  let issues = 0n;
  for (const { count } of rules) issues += count;
  return issues;
}

function isAnonymous(rule: RuleTally): boolean {
  return ruleKey(rule.group) === undefined;
}
