import { type Evidence, type RuleFacts, UNRATED_TALLY } from '../../domain/evidence.ts';
import { COUNT_COLUMNS, type CountColumn, type Severity } from '../../domain/issue.ts';
import { WORKING_SECRET } from '../../domain/issue-filter.ts';
import { MOST_RULES_OF_A_CONDITION } from '../../domain/limits.ts';
import { type Condition, countedTypes, productsOfTypes } from '../../domain/policy.ts';
import { PRODUCT_OF_ISSUE_TYPE, type Product } from '../../domain/product.ts';
import type { BlockingRule, GateReport, ReportedCondition, ReportedRule } from '../../domain/report.ts';
import type { RulePage } from '../../domain/rule/rule-page.ts';
import type { ConditionResult, CountedRule } from '../../domain/verdict.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';

type RowsByColumn = ReadonlyMap<CountColumn, Map<RuleFacts, ReportedRule>>;

/** Rules of broken conditions first, blocking before warning; then all others by severity and count, once for each severity. */
export function reportedRules(
  evidence: Evidence,
  judgement: Judgement | undefined,
  pageOf: RulePage,
): Pick<GateReport, 'rules' | 'breakingRules'> {
  const rows = rowsOf(evidence, pageOf);
  const first = brokenOf(judgement?.conditions ?? [])
    // Issues in a condition's own states are in no column, and so in no row.
    .filter(({ states }) => states === undefined)
    .flatMap((condition) => takeRules(rows, condition));
  const others = [...rows.values()].flatMap((left) => [...left.values()].sort(byIssues));
  return { rules: [...first, ...others], breakingRules: first.length };
}

function rowsOf({ here, there, baselineShortfall }: Evidence, pageOf: RulePage): RowsByColumn {
  const rowsOfColumn = (column: CountColumn): Map<RuleFacts, ReportedRule> => {
    const rows = new Map<RuleFacts, ReportedRule>();
    const known = baselineShortfall?.areCountsLowerBounds === false ? undefined : there?.get(column);
    for (const [rule, count] of here.get(column)?.rules ?? [])
      rows.set(rule, {
        ...shownRule(rule, pageOf),
        severity: severityOf(column),
        issues: count,
        issuesAtBaseline: known?.isComplete ? (known.rules.get(rule) ?? 0n) : undefined,
        epss: rule.epss?.score,
      });
    return rows;
  };
  return new Map(COUNT_COLUMNS.map((column) => [column, rowsOfColumn(column)]));
}

function byIssues(one: Pick<ReportedRule, 'issues'>, other: Pick<ReportedRule, 'issues'>): number {
  return Number(other.issues - one.issues);
}

export function shownRule({ ruleId, rulePath, issueType, ruleSourceUri }: RuleFacts, pageOf: RulePage) {
  const product: Product | undefined = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  return { ruleId, rulePath, product, url: pageOf(ruleSourceUri) };
}

export function severityOf(column: CountColumn): Severity | undefined {
  return column === UNRATED_TALLY ? undefined : column;
}

export function brokenOf(conditions: readonly ConditionResult[]): readonly ConditionResult[] {
  const broken = conditions.filter(({ result }) => result === 'broken');
  return [...broken.filter(({ action }) => action === 'fail'), ...broken.filter(({ action }) => action === 'warn')];
}

/** Takes the rows of the blocking findings: worst severity first, then by the issues that the condition counts, not by all issues of the rule. */
function takeRules(rows: RowsByColumn, { rules }: ConditionResult): readonly ReportedRule[] {
  return COUNT_COLUMNS.flatMap((column) => {
    const left = rows.get(column)!;
    const counted = rules.filter(({ rule, columns }) => columns.includes(column) && left.has(rule)).sort(byIssues);
    return counted.map(({ rule }) => {
      const row = left.get(rule)!;
      left.delete(rule);
      return row;
    });
  });
}

export function reportedConditions(
  results: readonly ConditionResult[],
  conditions: readonly Condition[],
  pageOf: RulePage,
): ReportedCondition[] {
  return results.map(({ rules, ...condition }, index) => ({
    ...condition,
    isOfLiveSecrets: isOfLiveSecrets(conditions[index]!),
    products: productsOfTypes(countedTypes(conditions[index]!)),
    rules: rules.slice(0, MOST_RULES_OF_A_CONDITION).map((rule) => countedRuleOf(rule, pageOf)),
    rulesInAll: rules.length,
    project: undefined,
  }));
}

function isOfLiveSecrets({ scope }: Condition): boolean {
  if (scope.kind !== 'search') return false;
  const { validationStates = [] } = scope.where;
  return validationStates.length > 0 && validationStates.every((state) => state === WORKING_SECRET);
}

function countedRuleOf({ rule, ...counts }: CountedRule, pageOf: RulePage): BlockingRule {
  return { ...shownRule(rule, pageOf), ...counts, epss: rule.epss?.score };
}
