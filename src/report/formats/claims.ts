import { isInStatesOf, isPlaceOf } from '../../domain/place/condition-places.ts';
import type { GateReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import type { PlacedIssue } from './placed-issues.ts';

/** Which issues a condition may count, by the rule that it counts them of. Each issue is of one rule. */
export type Claim = ReadonlyMap<ReportedCulprit, readonly PlacedIssue[]>;

export function claimsOf(
  { places }: Pick<GateReport, 'places'>,
  conditions: readonly ReportedCondition[],
  placed: readonly PlacedIssue[],
): ReadonlyMap<ReportedCondition, Claim> {
  const inStatesOf = (condition: ReportedCondition): readonly PlacedIssue[] =>
    placed.filter(({ place }) => isInStatesOf(place, condition, places));
  return new Map(
    placed.length === 0 ? [] : conditions.map((condition) => [condition, claimOf(condition, inStatesOf(condition))]),
  );
}

export function issuesIn(placed: readonly PlacedIssue[]): bigint {
  return BigInt(placed.reduce((sum, { issues }) => sum + issues, 0));
}

function claimOf(condition: ReportedCondition, placed: readonly PlacedIssue[]): Claim {
  const byId = Map.groupBy(condition.rules, ({ ruleId }) => ruleId);
  const ruleOf = ({ place }: PlacedIssue): ReportedCulprit | undefined =>
    byId.get(place.ruleId)?.find((rule) => isPlaceOf(place, rule));
  const claim = new Map<ReportedCulprit, readonly PlacedIssue[]>();
  for (const [rule, issues] of Map.groupBy(placed, ruleOf)) {
    if (rule !== undefined) claim.set(rule, newOnes(condition, rule, issues) ?? issues);
  }
  return claim;
}

/** The issues that this scan found first, if they are as many as are new. Else nobody knows which are new, or which of them a waiver takes out. */
function newOnes(
  { compare }: ReportedCondition,
  { new: more, issues: judged }: ReportedCulprit,
  issues: readonly PlacedIssue[],
): readonly PlacedIssue[] | undefined {
  if (compare !== 'new' || more !== judged) return undefined;
  const first = issues.filter(({ place }) => place.isNew);
  return issuesIn(first) === judged ? first : undefined;
}
