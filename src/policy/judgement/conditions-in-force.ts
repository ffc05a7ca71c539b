import type { Condition } from '../../domain/policy.ts';
import { conditionsFromLimits, type Limits } from './limits.ts';

export type ConditionsInForce = {
  readonly conditions: readonly Condition[];
  /** Written to count what is new, and counting everything for want of a baseline. */
  readonly uncompared: ReadonlySet<Condition>;
};

/** The conditions of the limits and of the policy, as they are judged: without a baseline to compare with, everything counts. Pure. */
export function conditionsInForce(
  limits: Limits,
  ofPolicy: readonly Condition[],
  hasBaseline: boolean,
): ConditionsInForce {
  const written = writtenConditions(limits, ofPolicy, hasBaseline);
  if (hasBaseline) return { conditions: written, uncompared: new Set() };
  const conditions = written.map((condition) => ({ ...condition, compare: 'all' as const }));
  return { conditions, uncompared: new Set(conditions.filter((_, index) => written[index]!.compare === 'new')) };
}

export function writtenConditions(
  limits: Limits,
  ofPolicy: readonly Condition[],
  hasBaseline: boolean,
): readonly Condition[] {
  return [...conditionsFromLimits(limits, ofPolicy, hasBaseline), ...ofPolicy];
}
