import type { Condition, Policy } from '../../domain/policy.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { conditionsFromLimits } from '../../policy/judgement/limits.ts';
import { planSearches, type SearchPlan } from '../../policy/judgement/plan.ts';
import type { ProductNeeds } from '../../scan/decision.ts';
import { productNeeds } from '../story/product-needs.ts';

/** What every ref is judged by. */
export type JudgeSettings = {
  readonly policy: Policy;
  /** Without comparison: each counts all that is found. */
  readonly conditions: readonly Condition[];
  /** Those that the policy compares with a baseline. */
  readonly comparing: ReadonlySet<Condition>;
  readonly plan: SearchPlan;
  readonly needs: ProductNeeds;
};

/** The policy and the limits, put together as the gate does. Pure. */
export function judgeSettings(
  policy: Policy,
  { limits, requiredProducts }: Pick<Inputs, 'limits' | 'requiredProducts'>,
): JudgeSettings {
  const written = [...conditionsFromLimits(limits, policy.conditions, false), ...policy.conditions];
  const conditions = written.map((condition) => ({ ...condition, compare: 'all' as const }));
  const comparing = conditions.filter((_, index) => written[index]!.compare === 'new');
  return {
    policy,
    conditions,
    comparing: new Set(comparing),
    plan: planSearches(conditions, policy.waivers),
    needs: productNeeds(requiredProducts, conditions),
  };
}
