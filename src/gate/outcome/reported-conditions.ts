import type { Evidence } from '../../domain/evidence.ts';
import { MOST_RULES_OF_A_CONDITION } from '../../domain/limits.ts';
import { PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import type { ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import type { RulePage } from '../../domain/rule/rule-page.ts';
import type { CountColumn } from '../../domain/severity.ts';
import type { ConditionResult, CountedRule } from '../../domain/verdict.ts';

/** The conditions with the rules that each of them counts, so that no page has to guess. */
export function reportedConditions(
  conditions: readonly ConditionResult[],
  evidence: Evidence | undefined,
  pageOf: RulePage,
): ReportedCondition[] {
  return conditions.map(({ rules, ...condition }) => ({
    ...condition,
    rules: rules.slice(0, MOST_RULES_OF_A_CONDITION).map((rule) => culpritOf(rule, evidence, pageOf)),
    rulesInAll: rules.length,
  }));
}

function culpritOf(counted: CountedRule, evidence: Evidence | undefined, pageOf: RulePage): ReportedCulprit {
  const { rule, issues, found, new: more } = counted;
  return {
    ruleId: rule.ruleId,
    rulePath: rule.rulePath,
    product: rule.issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[rule.issueType],
    epss: rule.epss?.score,
    url: pageOf(rule.ruleSourceUri),
    columns: columnsOf(counted, evidence),
    issues,
    found,
    new: more,
  };
}

/**
 * Selects the columns that the condition counts and in which the rule was found. A group without a name is in none that
 * can be told.
 */
function columnsOf({ key, columns }: CountedRule, evidence: Evidence | undefined): readonly CountColumn[] {
  if (columns.length === 1 || key === undefined || evidence === undefined) return columns.length === 1 ? columns : [];
  return columns.filter((column) => evidence.here.get(column)?.rules.has(key));
}
