import type { Evidence, Tally } from '../../domain/evidence.ts';
import type { Condition } from '../../domain/policy.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';
import { countGroups, excessByPart, mergeTallies, sumOf, tallyOf, unclassifiedTally } from '../../domain/tally.ts';
import type { ConditionResult, CountedRule } from '../../domain/verdict.ts';
import type { Need } from './plan.ts';

/** What is left of a tally after the waivers: never more issues of a rule, and a lower bound of a lower bound. */
export type WithoutWaived = (tally: Tally) => Tally;

/** Judges one condition by what was read. `need` is what the plan says about it. */
export function judgeCondition(
  condition: Condition,
  need: Need | undefined,
  evidence: Evidence,
  withoutWaived: WithoutWaived,
): ConditionResult {
  if (need === undefined || need.sum.length === 0) throw new Error(`the plan has no search for ${condition.name}`);
  const found = gather(evidence.here, need.sum);
  const more = found === undefined ? undefined : moreThan(evidence, need);
  const judged = doesCompare(condition, evidence) ? more : found;
  const unwaived = judged === undefined ? undefined : withoutWaived(judged);
  const count = (tally: Tally): bigint => (condition.count === 'issues' ? sumOf(tally) : countGroups(tally));
  const result = unwaived === undefined ? 'unproven' : resultOf(count(unwaived), condition, unwaived, evidence);
  return {
    ...factsOf(condition),
    found: found === undefined ? undefined : count(found),
    new: more === undefined ? undefined : count(more),
    waived: judged === undefined || unwaived === undefined ? 0n : count(judged) - count(unwaived),
    result,
    rules: unwaived === undefined ? [] : countedRules(unwaived, { found, more }, condition),
  };
}

/** The result of a condition whose product no scan of the commit ran, and that does not ask for it (`if-scanned`). */
export function notApplicable(condition: Condition): ConditionResult {
  return {
    ...factsOf(condition),
    found: undefined,
    new: undefined,
    waived: 0n,
    result: 'not-applicable',
    rules: [],
  };
}

/** True where a condition is judged by what is new. */
export function doesCompare({ compare }: Pick<Condition, 'compare'>, { there }: Evidence): boolean {
  return compare === 'new' && there !== undefined;
}

function factsOf({ name, source, column, action, count, compare, max }: Condition) {
  return { name, source, column, action, count, compare, max };
}

/** A lower bound is enough to break a limit. To prove that it is kept, everything must be read and nothing be in doubt. */
function resultOf(
  count: bigint,
  condition: Condition,
  { isComplete }: Tally,
  evidence: Evidence,
): ConditionResult['result'] {
  const { shortfall } = evidence;
  if (count > condition.max) return shortfall === undefined || shortfall.areCountsLowerBounds ? 'broken' : 'unproven';
  const isBaselineInDoubt = doesCompare(condition, evidence) && evidence.baselineShortfall !== undefined;
  return isComplete && shortfall === undefined && !isBaselineInDoubt ? 'ok' : 'unproven';
}

/** The rules of what is judged, most issues first. */
function countedRules(
  { rules }: Tally,
  { found, more }: { readonly found: Tally | undefined; readonly more: Tally | undefined },
  condition: Condition,
): CountedRule[] {
  const columns = columnsOf(condition);
  const counted: CountedRule[] = [];
  for (const [key, { group, count }] of rules) {
    if (count === 0n) continue;
    counted.push({
      rule: group,
      issues: count,
      found: found?.rules.get(key)?.count ?? count,
      new: more === undefined ? undefined : (more.rules.get(key)?.count ?? 0n),
      columns,
    });
  }
  return counted.sort((a, b) => Number(b.issues - a.issues));
}

function columnsOf({ scope }: Condition): readonly CountColumn[] {
  if (scope.kind === 'unrated') return ['unrated'];
  return scope.severities === 'all' ? COUNT_COLUMNS : scope.severities;
}

/** The tallies as one; undefined where none of them was read at all. */
function gather(tallies: ReadonlyMap<string, Tally>, ids: readonly string[]): Tally | undefined {
  const read = ids.map((id) => tallyOf(tallies, id));
  return read.some(({ isComplete, rules }) => isComplete || rules.size > 0) ? mergeTallies(read) : undefined;
}

/**
 * What is more than on the baseline, severity by severity: known only where the baseline was read to its end and is not in doubt, since a missing page there
 * would add to it.
 */
function moreThan({ here, there, baselineShortfall }: Evidence, need: Need): Tally | undefined {
  if (there === undefined || baselineShortfall?.areCountsLowerBounds === false) return undefined;
  const known = partsOf(there, need);
  return known.every(({ isComplete }) => isComplete) ? excessByPart(partsOf(here, need), known) : undefined;
}

/** What is compared by itself: each search, or for a condition over all severities each severity and what has none. */
function partsOf(tallies: ReadonlyMap<string, Tally>, { sum, bySeverity }: Need): readonly Tally[] {
  const read = (id: string): Tally => tallyOf(tallies, id);
  if (bySeverity.length === 0) return sum.map(read);
  const severities = bySeverity.map(read);
  return [...severities, unclassifiedTally(mergeTallies(severities), mergeTallies(sum.map(read)))];
}
