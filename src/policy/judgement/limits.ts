import { COUNT_COLUMNS, type CountColumn, SEVERITIES } from '../../domain/issue.ts';
import type { Condition, ConditionScope, FailOn, Limits, Policy } from '../../domain/policy.ts';
import { RATED_ISSUE_TYPES } from '../../domain/product.ts';

type LimitingPolicy = Pick<Policy, 'conditions' | 'failOnSeverity'>;

/** The input wins over the policy. Without both, high and critical issues block. */
export function failOnOf(limits: Limits, { failOnSeverity: written }: Pick<Policy, 'failOnSeverity'>): FailOn {
  const given = limits.failOnSeverity;
  const severity = given ?? written ?? 'high';
  const source = given !== undefined ? 'input' : written !== undefined ? 'policy' : 'default';
  const upwards = severity === 'none' ? [] : SEVERITIES.slice(0, SEVERITIES.indexOf(severity) + 1);
  return { severity, source, columns: upwards.filter((column) => limits[column] === undefined) };
}

/** The limits in force beside the policy (docs/verdict-rules/what-is-judged.md#what-it-means). With a baseline they count only new issues. */
export function writtenConditions(limits: Limits, policy: LimitingPolicy, hasBaseline: boolean): readonly Condition[] {
  const { columns } = failOnOf(limits, policy);
  const ofLimits = COUNT_COLUMNS.flatMap((column): Condition[] => {
    const max = columns.some((one) => one === column) ? 0n : limits[column];
    if (max === undefined || max === 'none') return [];
    return [
      {
        name: `max-${column}`,
        source: 'input',
        column,
        action: 'fail',
        max,
        count: 'issues',
        compare: hasBaseline ? 'new' : 'all',
        ifScanned: false,
        scope: scopeOf(column),
      },
    ];
  });
  return [...ofLimits, ...policy.conditions];
}

function scopeOf(column: CountColumn): ConditionScope {
  if (column === 'unrated') return { kind: 'unrated' };
  return { kind: 'search', issueTypes: RATED_ISSUE_TYPES, namesIssueTypes: false, severities: [column], where: {} };
}

/** The conditions of the limits and of the policy, as they are judged. Without a baseline, everything counts. Pure. */
export function conditionsInForce(limits: Limits, policy: LimitingPolicy, hasBaseline: boolean): readonly Condition[] {
  const written = writtenConditions(limits, policy, hasBaseline);
  return hasBaseline ? written : written.map((condition) => ({ ...condition, compare: 'all' }));
}
