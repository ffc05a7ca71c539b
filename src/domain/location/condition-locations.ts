import { PRODUCT_OF_ISSUE_TYPE } from '../product.ts';
import type { BlockingRule, ReportedCondition } from '../report.ts';
import type { ReportedLocation, ReportedLocations } from './issue-location.ts';

/** True for an issue in a state that the condition counts, and for one that does not say its state. */
export function isInStatesOf(
  { state }: Pick<ReportedLocation, 'state'>,
  { states }: Pick<ReportedCondition, 'states'>,
  places: Pick<ReportedLocations, 'states'> | undefined,
): boolean {
  const counted = states ?? places?.states;
  return state === undefined || counted === undefined || counted.includes(state);
}

/** True where the rule may count the location, which has the id of the rule. */
export function isLocationOf({ issueType, severity }: ReportedLocation, rule: BlockingRule): boolean {
  const product = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  if (product !== undefined && rule.product !== undefined && product !== rule.product) return false;
  return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}
