import { GateFailure } from '../../domain/failure.ts';
import { ISSUE_STATES, type IssueState } from '../../domain/issue.ts';
import { PLACES_PER_PAGE } from '../../domain/limits.ts';
import type { PlaceSearch } from '../../domain/place/issue-place.ts';
import { ISSUE_TYPES } from '../../domain/product.ts';
import type { Learned } from './learned.ts';

/**
 * Which single issues would show where the culprits are; undefined where no condition is broken, or no culprit has an id.
 * The deciding refs and the counted states are those of all broken conditions together, so that issues may be among
 * them which one condition does not count.
 */
export function placeSearchOf(learned: Learned, states: readonly IssueState[]): PlaceSearch | undefined {
  const proven = learned.scans?.proven;
  if (!('judgement' in learned) || proven === undefined || proven instanceof GateFailure) return undefined;
  const broken = learned.judgement.conditions.filter(({ result }) => result === 'broken');
  const inOrder = [
    ...broken.filter(({ action }) => action === 'fail'),
    ...broken.filter(({ action }) => action === 'warn'),
  ];
  const ids = new Set(inOrder.flatMap(({ rules }) => rules.map(({ rule }) => rule.ruleId)));
  ids.delete('');
  if (ids.size === 0) return undefined;
  const scopes = (learned.settings?.conditions ?? [])
    .filter(({ name }) => broken.some((condition) => condition.name === name))
    .map(({ scope }) => (scope.kind === 'unrated' ? { issueTypes: ISSUE_TYPES } : scope));
  const counted = scopes.flatMap((scope) => ('states' in scope ? scope.states : undefined) ?? states);
  return {
    repositoryId: proven.decision.repositoryId,
    refs: proven.refs,
    ruleIds: [...ids].slice(0, PLACES_PER_PAGE),
    issueTypes: ISSUE_TYPES.filter((type) => scopes.some(({ issueTypes }) => issueTypes.includes(type))),
    states: ISSUE_STATES.filter((state) => counted.includes(state)),
  };
}
