import type { Evidence, RuleFacts, Tally } from '../../domain/evidence.ts';
import type { Condition } from '../../domain/policy.ts';
import { countGroups, excessOver, mergeTallies, sumOf, tallyOf } from '../../domain/tally.ts';
import type { ConditionResult } from '../../domain/verdict.ts';

export type IsWaived = (rule: Pick<RuleFacts, 'ruleId' | 'rulePath'>) => boolean;

/** Judges one condition by what was read. `tallyIds` is what the plan says it needs. */
export function judgeCondition(
  condition: Condition,
  tallyIds: readonly string[] | undefined,
  evidence: Evidence,
  isWaived: IsWaived,
): ConditionResult {
  if (tallyIds === undefined || tallyIds.length === 0) throw new Error(`the plan has no search for ${condition.name}`);
  const found = gather(evidence.here, tallyIds);
  const more = moreThan(evidence.there, tallyIds, found);
  const judged = condition.compare === 'new' && evidence.there !== undefined ? more : found;
  const unwaived = judged === undefined ? undefined : without(judged, isWaived);
  const count = (tally: Tally): bigint => (condition.count === 'issues' ? sumOf(tally) : countGroups(tally));
  return {
    name: condition.name,
    source: condition.source,
    column: condition.column,
    action: condition.action,
    count: condition.count,
    compare: condition.compare,
    max: condition.max,
    found: found === undefined ? undefined : count(found),
    new: more === undefined ? undefined : count(more),
    waived: judged === undefined || unwaived === undefined ? 0n : count(judged) - count(unwaived),
    result: unwaived === undefined ? 'unproven' : resultOf(count(unwaived), condition.max, unwaived, evidence),
  };
}

/** A lower bound is enough to break a limit. To prove that it is kept, everything must be read and nothing be in doubt. */
function resultOf(
  count: bigint,
  max: bigint,
  { isComplete }: Tally,
  { shortfall }: Evidence,
): ConditionResult['result'] {
  if (count > max) return shortfall === undefined || shortfall.areCountsLowerBounds ? 'broken' : 'unproven';
  return isComplete && shortfall === undefined ? 'ok' : 'unproven';
}

/** The tallies as one; undefined where none of them was read at all. */
function gather(tallies: ReadonlyMap<string, Tally>, ids: readonly string[]): Tally | undefined {
  const read = ids.map((id) => tallyOf(tallies, id));
  return read.some(({ isComplete, rules }) => isComplete || rules.size > 0) ? mergeTallies(read) : undefined;
}

/** What is more than on the baseline: known only where that was read to its end, since a missing page there would add to it. */
function moreThan(
  there: ReadonlyMap<string, Tally> | undefined,
  ids: readonly string[],
  found: Tally | undefined,
): Tally | undefined {
  if (there === undefined || found === undefined) return undefined;
  const known = gather(there, ids);
  return known?.isComplete === true ? excessOver(found, known) : undefined;
}

function without(tally: Tally, isWaived: IsWaived): Tally {
  const rules = new Map([...tally.rules].filter(([, { group }]) => !isWaived(group)));
  return { rules, isComplete: tally.isComplete };
}
