import { PRODUCT_OF_ISSUE_TYPE } from '../product.ts';
import type { GateReport, ReportedCondition, ReportedCulprit } from '../report.ts';
import type { ReportedPlace } from './issue-place.ts';
import { placeText } from './place-text.ts';

type WithRules = Pick<ReportedCondition, 'rules'>;

/**
 * The places of the rules that a condition counts, the worst first, without those that conditions before it have shown.
 * Issues may be among them that it does not count.
 */
export function placesOf(
  { places }: Pick<GateReport, 'places'>,
  condition: WithRules,
  before: readonly WithRules[],
): { readonly places: readonly ReportedPlace[]; readonly areAbove: boolean } {
  const counts = (place: ReportedPlace, { rules }: WithRules): boolean => rules.some((rule) => isOf(place, rule));
  const all = (places?.found ?? []).filter((place) => counts(place, condition));
  const left = all.filter((place) => !before.some((earlier) => counts(place, earlier)));
  return { places: left, areAbove: all.length > 0 && left.length === 0 };
}

/** What a page says of a place: where it is, and what is known of the issue, as single facts. */
export function placeFacts(place: ReportedPlace): { readonly where: string; readonly facts: readonly string[] } {
  const { dependency, secret, message, isNew } = place;
  const said = [
    secret?.kind,
    secret?.validation?.replaceAll('-', ' '),
    [dependency?.package, dependency?.version].filter((text) => text !== undefined).join(' '),
    dependency?.advisory,
    dependency?.mendedBy === undefined ? undefined : `mended by ${dependency.mendedBy}`,
    message,
    isNew ? 'first seen by this scan' : undefined,
  ];
  return {
    where: placeText(place) ?? 'a place that is not known',
    facts: said.filter((fact) => fact !== undefined).filter((fact) => fact !== ''),
  };
}

function isOf({ ruleId, issueType, severity }: ReportedPlace, rule: ReportedCulprit): boolean {
  if (ruleId !== rule.ruleId) return false;
  const product = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  if (product !== undefined && rule.product !== undefined && product !== rule.product) return false;
  return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}
