import type { Condition, ConditionScope } from '../../domain/policy.ts';
import { RATED_ISSUE_TYPES } from '../../domain/product.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';

/** The inputs `max-critical` to `max-unrated`: a limit, `none`, or undefined where the input is empty. */
export type Limits = Readonly<Record<CountColumn, bigint | 'none' | undefined>>;

/** What empty inputs mean where there is no policy (docs/verdict-rules.md#what-it-means). */
const LIMITS_WITHOUT_POLICY: Limits = { critical: 0n, high: 0n, medium: 'none', low: 'none', unrated: 'none' };

/** The conditions that the inputs set, named after them. With a baseline they limit only what is worse than on the baseline. */
export function conditionsFromLimits(limits: Limits, hasPolicy: boolean, hasBaseline: boolean): Condition[] {
  const conditions: Condition[] = [];
  for (const column of COUNT_COLUMNS) {
    const given = limits[column];
    const max = given === undefined && !hasPolicy ? LIMITS_WITHOUT_POLICY[column] : given;
    if (max === undefined || max === 'none') continue;
    conditions.push({
      name: `max-${column}`,
      source: 'input',
      column,
      action: 'fail',
      max,
      count: 'issues',
      compare: hasBaseline ? 'new' : 'all',
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
