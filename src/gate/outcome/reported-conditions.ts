import type { Evidence } from '../../domain/evidence.ts';
import { WORKING_SECRET } from '../../domain/issue-filter.ts';
import { MOST_RULES_OF_A_CONDITION } from '../../domain/limits.ts';
import { type Condition, countedTypes, productsOfTypes } from '../../domain/policy.ts';
import type { BlockingRule, ReportedCondition } from '../../domain/report.ts';
import { columnsOfRule, doesCompare } from '../../domain/rule/rule-columns.ts';
import type { RulePage } from '../../domain/rule/rule-page.ts';
import type { ConditionResult, CountedRule } from '../../domain/verdict.ts';
import { shownRule } from './reported-rules.ts';

export function reportedConditions(
  results: readonly ConditionResult[],
  conditions: readonly Condition[],
  evidence: Evidence | undefined,
  pageOf: RulePage,
): ReportedCondition[] {
  return results.map(({ rules, ...condition }, index) => ({
    ...condition,
    isOfLiveSecrets: isOfLiveSecrets(conditions[index]!),
    products: productsOfTypes(countedTypes(conditions[index]!)),
    rules: rules.slice(0, MOST_RULES_OF_A_CONDITION).map((rule) => countedRuleOf(rule, condition, evidence, pageOf)),
    rulesInAll: rules.length,
    project: undefined,
  }));
}

function isOfLiveSecrets({ scope }: Condition): boolean {
  if (scope.kind !== 'search') return false;
  const { validationStates = [] } = scope.where;
  return validationStates.length > 0 && validationStates.every((state) => state === WORKING_SECRET);
}

function countedRuleOf(
  counted: CountedRule,
  condition: Pick<ConditionResult, 'compare' | 'states'>,
  evidence: Evidence | undefined,
  pageOf: RulePage,
): BlockingRule {
  const { rule, key: _, ...counts } = counted;
  const columns = columnsOf(counted, condition, evidence);
  return { ...shownRule(rule, pageOf), ...counts, epss: rule.epss?.score, columns };
}

function columnsOf(
  { key, columns }: CountedRule,
  condition: Pick<ConditionResult, 'compare' | 'states'>,
  evidence: Evidence | undefined,
): BlockingRule['columns'] {
  if (evidence === undefined) return [];
  if (condition.states !== undefined) return columns;
  return columnsOfRule(key, { columns, doesCompare: doesCompare(condition, evidence) }, evidence);
}
