import type { Condition, ConditionScope } from '../../domain/policy.ts';
import { RATED_ISSUE_TYPES } from '../../domain/product.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';

/** The inputs `max-critical` to `max-unrated`: a limit, `none`, or undefined where the input is empty. */
export type Limits = Readonly<Record<CountColumn, bigint | 'none' | undefined>>;

/** What empty inputs mean where no policy has conditions (docs/verdict-rules/what-is-judged.md#what-it-means). */
const DEFAULT_LIMITS: Limits = { critical: 0n, high: 0n, medium: 'none', low: 'none', unrated: 'none' };

/**
 * The conditions that the inputs set, named after them. With a baseline they limit only what is worse than on the baseline.
 * Only a policy with conditions on the same states takes the place of the defaults: one of waivers alone, or of conditions
 * on what was silenced, would switch the gate off.
 */
export function conditionsFromLimits(
  limits: Limits,
  policyConditions: readonly Condition[],
  hasBaseline: boolean,
): Condition[] {
  const hasDefaults = policyConditions.every(({ scope }) => scope.kind === 'search' && scope.states !== undefined);
  const conditions: Condition[] = [];
  for (const column of COUNT_COLUMNS) {
    const given = limits[column];
    const max = given === undefined && hasDefaults ? DEFAULT_LIMITS[column] : given;
    if (max === undefined || max === 'none') continue;
    conditions.push({
      name: `max-${column}`,
      source: 'input',
      column,
      action: 'fail',
      max,
      count: 'issues',
      compare: hasBaseline ? 'new' : 'all',
      ifScanned: false,
      scope: scopeOf(column),
    });
  }
  return conditions;
}

function scopeOf(column: CountColumn): ConditionScope {
  if (column === 'unrated') return { kind: 'unrated' };
  return {
    kind: 'search',
    issueTypes: RATED_ISSUE_TYPES,
    namesIssueTypes: false,
    severities: [column],
    where: {},
  };
}

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
