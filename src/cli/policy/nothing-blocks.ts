import type { InspectedPolicy } from '../../policy/file/inspect-policy.ts';
import type { Problem } from '../../policy/file/policy-problem.ts';
import { writtenConditions } from '../../policy/judgement/conditions-in-force.ts';
import type { Limits } from '../../policy/judgement/limits.ts';

/** A policy by itself: the workflow may add limits. */
export const NO_LIMITS: Limits = {
  critical: undefined,
  high: undefined,
  medium: undefined,
  low: undefined,
  unrated: undefined,
};

const MESSAGE =
  'nothing here blocks: each condition only warns or has no limit, and the default limits are off beside them; ' +
  'remove "action: warn" from what is to block';

/** The note on a policy in which nothing blocks. */
export function nothingBlocks({ policy, placeOf }: InspectedPolicy): readonly Problem[] {
  if (policy === undefined || doesBlock(policy)) return [];
  return [{ place: placeOf(['conditions'], true), message: MESSAGE }];
}

/** True where some condition blocks, one of the default limits too. */
export function doesBlock({ conditions }: NonNullable<InspectedPolicy['policy']>): boolean {
  return writtenConditions(NO_LIMITS, conditions, false).some(({ action }) => action === 'fail');
}
