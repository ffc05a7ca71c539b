import type { Deadlines } from '../../domain/work/deadlines.ts';
import type { ReadPlan } from '../../evidence/evidence-plan.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { FindPlan } from '../../scan/find-scan.ts';
import type { Baseline, RunSettings } from '../outcome/learned.ts';
import type { JudgementPlan } from './judgement-plan.ts';

/** What a run is to do: what it judges by, which scans it looks for, and what it reads of them. Plain data, made once. */
export type RunPlan = RunSettings & {
  readonly find: FindPlan;
  readonly read: ReadPlan;
};

/** Gives the part of the finder. Pure. */
export function planFinding(
  inputs: Pick<Inputs, 'deploymentId' | 'repositoryId' | 'requiredScan' | 'pollIntervalMs'>,
  { needs }: Pick<JudgementPlan, 'needs'>,
  { target, checkout }: Pick<FindPlan['expected'], 'target' | 'checkout'>,
  { monotonicStart, discoveryMs, waitMs }: Pick<Deadlines, 'monotonicStart' | 'discoveryMs' | 'waitMs'>,
): FindPlan {
  const { deploymentId, repositoryId, requiredScan, pollIntervalMs } = inputs;
  const expected = { target, deploymentId, repositoryId, checkout };
  return { expected, needs, requiredScan, pollIntervalMs, monotonicStart, discoveryMs, waitMs };
}

/** The part of the reading, of a run and of each ref of a simulation. Pure. */
export function planReading(
  inputs: Pick<Inputs, 'limits' | 'states' | 'pageSize' | 'pollIntervalMs'>,
  { plan }: Pick<JudgementPlan, 'plan'>,
  baseline: Baseline | undefined,
  { finishBy, settleBy }: Pick<Deadlines, 'finishBy' | 'settleBy'>,
): ReadPlan {
  const { limits, states, pageSize, pollIntervalMs } = inputs;
  return {
    searches: plan.searches,
    checks: plan.checks,
    rests: plan.rests,
    baselineRefs: baseline?.refs,
    isUnratedAccepted: limits.unrated !== undefined,
    states,
    pageSize,
    pollIntervalMs,
    finishBy,
    settleBy,
  };
}
