import type { Policy } from '../../../domain/policy.ts';
import { withoutWaiting } from '../../../domain/work/deadlines.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import type { ReadPlan } from '../../../evidence/evidence-plan.ts';
import { type JudgementPlan, planJudgement } from '../../../gate/story/judgement-plan.ts';
import { planReading } from '../../../gate/story/run-plan.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';

export type SimulationInputs = Pick<
  Inputs,
  'deploymentId' | 'limits' | 'requiredProducts' | 'states' | 'pageSize' | 'pollIntervalMs'
>;

/** What every ref is judged by, and how it is read. */
export type SimulationPlan = JudgementPlan &
  Pick<SimulationInputs, 'deploymentId'> & {
    readonly read: ReadPlan;
  };

/** A simulation is planned as a run, without a baseline and without waiting. Pure. */
export function planSimulation(policy: Policy, inputs: SimulationInputs, monotonicStart: MonotonicMs): SimulationPlan {
  const judgement = planJudgement(policy, inputs, false);
  return {
    ...judgement,
    deploymentId: inputs.deploymentId,
    read: planReading(inputs, judgement, undefined, withoutWaiting(monotonicStart)),
  };
}
