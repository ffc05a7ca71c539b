import { limitOf } from '../../domain/policy.ts';
import type { ConditionOutcome } from '../../domain/verdict.ts';

/** A condition and what came of it, without its rules: for outputs and for the lists of the command line. */
export function conditionJson(condition: ConditionOutcome) {
  const { name, source, action, max, found = null, new: more = null, waived, result } = condition;
  return { name, source, action, max: limitOf(max) ?? null, found, new: more, waived, result };
}
