import { EVERY_RUN_SEARCHES, type Shortfall } from '../../domain/evidence.ts';
import type { Condition } from '../../domain/policy.ts';
import type { SearchPlan } from './plan.ts';

/** Ids of the searches that each condition of a plan is judged by, and of those that prove them in states of its own. */
export function neededSearches({ searches, needs, checks, rests }: SearchPlan): (of: Condition) => readonly string[] {
  const restsById = new Map(rests.map((rest) => [rest.id, rest]));
  const asked = (id: string): readonly string[] => restsById.get(id)?.terms.flatMap(({ sum }) => sum) ?? [id];
  const ownStates = new Set(searches.filter(({ states }) => states !== undefined).map(({ id }) => id));
  const compared = checks.filter(({ whole }) => ownStates.has(whole)).map(({ whole, parts }) => [whole, ...parts]);
  return (condition) => {
    const { sum = [], bySeverity = [] } = needs.get(condition) ?? {};
    const own = sum.flatMap(asked);
    const held = compared.filter((ids) => ids.some((id) => own.includes(id)));
    return [...new Set([...own, ...bySeverity.flatMap(asked), ...held.flat()])];
  };
}

/** The conditions that need any search which a replay lacks, and those that need the first of them. */
export type Lacking = { readonly any: ReadonlySet<Condition>; readonly first: readonly Condition[] };

/** It is undefined where all conditions are in doubt: more than searches is missing, or one that proves them all. */
export function lackingSearches(
  { notStored }: Pick<Shortfall, 'notStored'>,
  conditions: readonly Condition[],
  plan: SearchPlan,
): Lacking | undefined {
  if (notStored === undefined) return undefined;
  const needed = neededSearches(plan);
  const byCondition = new Map(conditions.map((condition) => [condition, new Set(needed(condition))]));
  const needing = (id: string): readonly Condition[] => conditions.filter((each) => byCondition.get(each)!.has(id));
  if (notStored.some((id) => EVERY_RUN_SEARCHES.has(id) || needing(id).length === 0)) return undefined;
  return { any: new Set(notStored.flatMap(needing)), first: needing(notStored[0]) };
}
