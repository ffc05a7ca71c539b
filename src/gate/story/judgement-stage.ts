import { dayOf } from '../../domain/text/calendar-date.ts';
import { evaluate, type Judgement } from '../../policy/judgement/evaluate.ts';
import type { EvidenceLearned, ProvenScans, RunSettings, ScansLearned } from '../record/learned.ts';
import { notApplicableOf, unfinishedTypesOf, unscannedWarnings } from './product-needs.ts';

/** The verdict. A product that was not scanned this time stands in its sentence, and so in every headline. */
export function judgementStage(
  { decision, stop }: ProvenScans,
  { conditions, plan, policy }: RunSettings,
  { latestNowMs }: Pick<ScansLearned, 'latestNowMs'>,
  { read }: EvidenceLearned,
): Judgement {
  // By the clock that is ahead: a runner whose clock is behind must not keep an expired waiver in force.
  const today = dayOf(latestNowMs());
  const judgement = evaluate({
    conditions,
    plan,
    evidence: read.evidence,
    waivers: policy.waivers,
    today,
    notApplicable: notApplicableOf(conditions, decision),
    stop,
    unfinishedTypes: unfinishedTypesOf(decision),
    unscanned: unscannedWarnings(conditions, decision),
  });
  if (decision.notScanned.length === 0) return judgement;
  const { verdict } = judgement;
  const message = `${verdict.message}; not scanned, although the last commit was: ${decision.notScanned.join(', ')}`;
  return { ...judgement, verdict: { ...verdict, message } };
}
