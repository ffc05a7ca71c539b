import { NEXT_STEP } from '../../domain/reason.ts';
import type { Verdict } from '../../domain/verdict.ts';

const UNBLOCK =
  'Fix the issues, or triage them on the platform and re-run this job (seconds, no rescan), or add a waiver with an owner and a date to the policy.';

/** The one sentence that says what to do next; empty for a pass. */
export function nextStep(verdict: Verdict): string {
  if (verdict.word === 'pass') return '';
  if (verdict.word === 'fail') return UNBLOCK;
  return NEXT_STEP[verdict.reason];
}
