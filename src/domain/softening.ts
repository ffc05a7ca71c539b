import type { Softening } from './policy.ts';
import { REASON_NAMES, REASONS, type Reason } from './reason.ts';

export const SOFTENABLE_REASONS = REASON_NAMES.filter((reason) => REASONS[reason].isSoftenable);

/** True for the reasons that stay a failure whatever the settings say. False for an unknown word. */
export function isUnsoftenable(word: string): boolean {
  return REASON_NAMES.some((reason) => reason === word && !REASONS[reason].isSoftenable);
}

/** Only for an inconclusive verdict: a `fail` is never softened. The input wins over the policy (docs/verdict-rules/what-is-judged.md#softening). */
export function softens(reason: Reason, input: Softening | undefined, policy: Softening): boolean {
  const answer = input?.[reason] ?? policy[reason];
  return answer === 'warn' && !isUnsoftenable(reason);
}
