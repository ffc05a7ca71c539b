import type { Policy } from '../../domain/policy.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { type ConditionsInForce, conditionsInForce } from '../../policy/judgement/conditions-in-force.ts';
import { planSearches } from '../../policy/judgement/plan.ts';
import type { ProductNeeds } from '../../scan/decision.ts';
import type { RunSettings } from '../outcome/learned.ts';
import { productNeeds } from './product-needs.ts';

/** What is judged, and all that follows from it: what is searched for, and what must have been scanned. */
export type JudgementPlan = ConditionsInForce & Pick<RunSettings, 'policy' | 'plan'> & { readonly needs: ProductNeeds };

/** The policy and the inputs, put together: for a run, a replay, and each ref of a simulation. Pure. */
export function planJudgement(
  policy: Policy,
  { limits, requiredProducts, states }: Pick<Inputs, 'limits' | 'requiredProducts' | 'states'>,
  hasBaseline: boolean,
): JudgementPlan {
  const inForce = conditionsInForce(limits, policy.conditions, hasBaseline);
  return {
    ...inForce,
    policy,
    plan: planSearches(inForce.conditions, policy.waivers, states),
    needs: productNeeds(requiredProducts, inForce.conditions),
  };
}
