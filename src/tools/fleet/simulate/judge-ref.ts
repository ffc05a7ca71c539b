import type { GateFailure } from '../../../domain/failure.ts';
import type { Condition } from '../../../domain/policy.ts';
import type { ConditionOutcome, ConditionResult } from '../../../domain/verdict.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { EvidenceRead } from '../../../evidence/read-evidence.ts';
import { judgementStep } from '../../../gate/pipeline/judgement-step.ts';
import type { JudgementPlan } from '../../../gate/pipeline/run-plan.ts';
import type { Judgement } from '../../../policy/judgement/evaluate.ts';
import type { Decision } from '../../../scan/decision.ts';
import type { JudgedRef, SimulatedCondition } from './simulation.ts';

export type RefJudgement = Pick<JudgedRef, 'verdict' | 'reason' | 'message' | 'conditions'>;

export type RefCase = {
  readonly decision: Decision;
  readonly stop: GateFailure | undefined;
  readonly read: EvidenceRead;
  readonly latestNowMs: () => EpochMs;
};

/**
 * Judges as the gate does. A condition that compares is judged by all that is found: on the ref of a diff scan all of
 * it is new. Of a full scan it is not known what is new, so such a condition can be kept (there is never more new than
 * found), and is else reported as not compared; it never fails a ref. Pure.
 */
export function judgeRef(given: RefCase, plan: JudgementPlan): RefJudgement {
  const whole = judge(given, plan, plan.conditions);
  const isAllNew = given.decision.deciding.every(({ scan }) => !scan.isFullScan);
  const isOpen = ({ result }: ConditionResult, index: number): boolean =>
    !isAllNew && result === 'broken' && plan.uncompared.has(plan.conditions[index]!);
  const open = whole.conditions.filter(isOpen);
  const conditions = whole.conditions.map((result, index): SimulatedCondition => {
    const compare = plan.uncompared.has(plan.conditions[index]!) ? 'new' : 'all';
    const isUncompared = isOpen(result, index);
    return { ...outcomeOf({ ...result, compare, ...(isUncompared ? { result: 'unproven' } : {}) }), isUncompared };
  });
  if (open.length === 0) return { ...wordsOf(whole), conditions };
  // The conditions that cannot be compared here are left out.
  const others = plan.conditions.filter((_, index) => !isOpen(whole.conditions[index]!, index));
  const rest = judge(given, plan, others);
  if (rest.verdict.word !== 'pass' || !open.some(({ action }) => action === 'fail')) {
    return { ...wordsOf(rest), conditions };
  }
  const names = open.filter(({ action }) => action === 'fail').map(({ name }) => JSON.stringify(name));
  const message = `not compared: ${names.join(', ')} judges what is new, and of a full scan that needs a baseline`;
  return { verdict: 'inconclusive', reason: 'not-compared', message, conditions };
}

function judge(
  { decision, stop, read, latestNowMs }: RefCase,
  judgedBy: Pick<JudgementPlan, 'plan' | 'policy'>,
  conditions: readonly Condition[],
): Judgement {
  return judgementStep({ decision, stop }, { ...judgedBy, conditions }, { latestNowMs }, { read });
}

function wordsOf({ verdict }: Judgement): Pick<RefJudgement, 'verdict' | 'reason' | 'message'> {
  return { verdict: verdict.word, reason: verdict.reason, message: verdict.message };
}

/** The rules are left out: kept for hundreds of refs, they would be most of the memory. */
function outcomeOf(result: ConditionResult): ConditionOutcome {
  const { rules: _, ...outcome } = result;
  return outcome;
}
