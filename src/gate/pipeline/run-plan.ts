import type { Policy } from '../../domain/policy.ts';
import type { Reason } from '../../domain/reason.ts';
import { softens } from '../../domain/softening.ts';
import type { Subject } from '../../domain/target.ts';
import { mayBeOfOurBranch } from '../../domain/whose-scan.ts';
import type { Deadlines } from '../../domain/work/deadlines.ts';
import type { ReadPlan } from '../../evidence/evidence-plan.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { type ConditionsInForce, conditionsInForce, failOnOf } from '../../policy/judgement/limits.ts';
import { planSearches } from '../../policy/judgement/plan.ts';
import type { ProductNeeds } from '../../scan/decision.ts';
import type { FindPlan } from '../../scan/find-scan.ts';
import type { Baseline, RunSettings } from '../outcome/learned.ts';
import { productNeeds } from './product-needs.ts';

/** What a run is to do: what it judges by, which scans it needs, and what it reads of them. Plain data, made once. */
export type RunPlan = RunSettings & { readonly find: FindPlan; readonly read: ReadPlan };

export function planFinding(
  inputs: Pick<
    Inputs,
    'deploymentId' | 'repositoryId' | 'requiredScan' | 'maxScanAgeMs' | 'pollIntervalMs' | 'onInconclusive'
  >,
  { needs, policy }: Pick<JudgementPlan, 'needs' | 'policy'>,
  { target, checkout }: Pick<FindPlan['expected'], 'target' | 'checkout'>,
  { monotonicStart, discoveryMs, waitMs }: Pick<Deadlines, 'monotonicStart' | 'discoveryMs' | 'waitMs'>,
): FindPlan {
  const { deploymentId, repositoryId, requiredScan, maxScanAgeMs, pollIntervalMs, onInconclusive } = inputs;
  const expected = { target, deploymentId, repositoryId, checkout };
  const isSoft = (reason: Reason): boolean => softens(reason, onInconclusive, policy.onInconclusive ?? {});
  return { expected, needs, requiredScan, maxScanAgeMs, isSoft, pollIntervalMs, monotonicStart, discoveryMs, waitMs };
}

export function planReading(
  inputs: Pick<Inputs, 'limits' | 'states' | 'pageSize' | 'pollIntervalMs'>,
  { plan }: Pick<JudgementPlan, 'plan'>,
  baseline: Baseline | undefined,
  { finishBy, settleBy }: Pick<Deadlines, 'finishBy' | 'settleBy'>,
  subject?: Subject,
): ReadPlan {
  const { limits, states, pageSize, pollIntervalMs } = inputs;
  return {
    searches: plan.searches,
    checks: plan.checks,
    rests: plan.rests,
    baselineRefs: baseline?.refs,
    isOfFork: subject?.kind === 'pull-request' && !subject.isHeadInSameRepository,
    mayBeOurs: (scan) => mayBeOfOurBranch(scan, subject),
    isUnratedAccepted: limits.unrated !== undefined,
    states,
    pageSize,
    pollIntervalMs,
    finishBy,
    settleBy,
  };
}

export type JudgementPlan = ConditionsInForce &
  Pick<RunSettings, 'policy' | 'failOn' | 'plan'> & { readonly needs: ProductNeeds };

/** The policy and the inputs, put together: for a run, a replay, and each ref of a simulation. Pure. */
export function planJudgement(
  policy: Policy,
  { limits, requiredProducts, states }: Pick<Inputs, 'limits' | 'requiredProducts' | 'states'>,
  hasBaseline: boolean,
): JudgementPlan {
  const inForce = conditionsInForce(limits, policy, hasBaseline);
  return {
    ...inForce,
    policy,
    failOn: failOnOf(limits, policy),
    plan: planSearches(inForce.conditions, policy.waivers, states),
    needs: productNeeds(requiredProducts, inForce.conditions),
  };
}
