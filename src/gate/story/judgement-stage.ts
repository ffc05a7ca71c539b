import { evaluate, type Judgement } from '../../policy/judgement/evaluate.ts';
import type { EvidenceLearned, RunSettings, ScansLearned } from '../record/learned.ts';

/** The verdict. */
export function judgementStage(
  { conditions, plan, policy }: RunSettings,
  { latestNowMs }: Pick<ScansLearned, 'latestNowMs'>,
  { read }: EvidenceLearned,
): Judgement {
  // By the clock that is ahead: a runner whose clock is behind must not keep an expired waiver in force.
  const today = new Date(latestNowMs()).toISOString().slice(0, 10);
  return evaluate({
    conditions,
    plan,
    evidence: read.evidence,
    waivers: policy.waivers,
    today,
    notApplicable: new Set(),
    stop: undefined,
    unfinishedTypes: new Set(),
  });
}
