import { type Evidence, type RuleFacts, UNRATED_TALLY } from '../../domain/evidence.ts';
import { COUNT_COLUMNS, type CountColumn, type Severity } from '../../domain/issue.ts';
import { WORKING_SECRET } from '../../domain/issue-filter.ts';
import { MOST_RULES_OF_A_CONDITION } from '../../domain/limits.ts';
import { type Condition, countedTypes, doesCover, productsOfTypes } from '../../domain/policy.ts';
import { PRODUCT_OF_ISSUE_TYPE, type Product, RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../domain/product.ts';
import type { BlockingRule, GateReport, ReportedCondition, ReportedRule } from '../../domain/report.ts';
import { columnsOfRule, doesCompare } from '../../domain/rule/rule-columns.ts';
import type { RulePage } from '../../domain/rule/rule-page.ts';
import type { ConditionResult, CountedRule, WaiverResult } from '../../domain/verdict.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';

type RuleRow = { readonly rule: RuleFacts; readonly reported: ReportedRule };

type RowsByColumn = Map<CountColumn, readonly RuleRow[]>;

/** Those of broken conditions first, blocking before warning; then by severity and count, once for each severity. */
export function reportedRules(
  evidence: Evidence,
  judgement: Judgement | undefined,
  pageOf: RulePage,
): Pick<GateReport, 'rules' | 'breakingRules'> {
  const rows = rowsOf(evidence, judgement, pageOf);
  const first = brokenOf(judgement?.conditions ?? [])
    // What is counted in states of its own is in no column, and so in no row.
    .filter(({ states }) => states === undefined)
    .flatMap((condition) => takeRules(rows, condition, evidence));
  const others = [...rows.values()].flat();
  return { rules: [...first, ...others].map(({ reported }) => reported), breakingRules: first.length };
}

function rowsOf(
  { here, there, baselineShortfall }: Evidence,
  judgement: Judgement | undefined,
  pageOf: RulePage,
): RowsByColumn {
  const waivers = judgement?.waivers.filter(isInForce) ?? [];
  const rowsOfColumn = (column: CountColumn): readonly RuleRow[] => {
    const rows: RuleRow[] = [];
    const known = baselineShortfall?.areCountsLowerBounds === false ? undefined : there?.get(column);
    for (const [rule, count] of here.get(column)?.rules ?? []) {
      const reported = {
        ...shownRule(rule, pageOf),
        severity: severityOf(column),
        issues: count,
        issuesAtBaseline: known?.isComplete ? (known.rules.get(rule) ?? 0n) : undefined,
        waivedUntil: waivers.length === 0 ? undefined : waivedUntil(rule, column, waivers),
        epss: rule.epss?.score,
      };
      rows.push({ rule, reported });
    }
    return rows.sort((a, b) => Number(b.reported.issues - a.reported.issues));
  };
  return new Map(COUNT_COLUMNS.map((column) => [column, rowsOfColumn(column)]));
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

/** Extracts the lines of the blocking findings: worst severity first, then by what the condition counts, not by all that the rule found. */
function takeRules(rows: RowsByColumn, condition: ConditionResult, evidence: Evidence): readonly RuleRow[] {
  const counted = condition.rules;
  const isCompared = doesCompare(condition, evidence);
  const isIn = ({ rule, columns }: CountedRule, column: CountColumn): boolean =>
    (isCompared ? columnsOfRule(rule, { columns, doesCompare: true }, evidence) : columns).includes(column);
  const byRule = new Map(counted.map((rule) => [rule.rule, rule]));
  // Most rows are in none of them, and their rule need not be searched.
  const columns = new Set([...new Set(counted.map((rule) => rule.columns))].flat());
  const taken: RuleRow[] = [];
  for (const [column, all] of rows) {
    if (!columns.has(column)) continue;
    const left: RuleRow[] = [];
    const named: { readonly row: RuleRow; readonly issues: bigint }[] = [];
    for (const row of all) {
      const rule = byRule.get(row.rule);
      if (rule !== undefined && isIn(rule, column)) named.push({ row, issues: rule.issues });
      else left.push(row);
    }
    rows.set(column, left);
    named.sort((a, b) => Number(b.issues - a.issues));
    // One call takes no two hundred thousand arguments.
    for (const { row } of named) taken.push(row);
  }
  return taken;
}

/** Waivers that take a rule out whole: where one leaves some of the issues, the rule is one that counts. */
function isInForce({ state, excess }: WaiverResult): boolean {
  return (state === 'active' || state === 'expiring-soon') && excess === 0n;
}

/** The first day without one of the waivers that it takes; several may be needed, each for some of the issues. */
function waivedUntil(group: RuleFacts, column: CountColumn, waivers: readonly WaiverResult[]): string | undefined {
  const part = {
    issueTypes: column === UNRATED_TALLY ? UNRATED_ISSUE_TYPES : RATED_ISSUE_TYPES,
    severity: severityOf(column),
    isUnclassified: column === UNRATED_TALLY && group.issueType !== undefined,
  };
  const covering = waivers.filter((waiver) => doesCover(waiver, group, part));
  const whole = covering.filter(({ maxIssues }) => maxIssues === undefined);
  return (whole.length > 0 ? whole.slice(0, 1) : covering).map(({ expires }) => expires).sort()[0];
}

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
  { rule, columns, ...counts }: CountedRule,
  condition: Pick<ConditionResult, 'compare' | 'states'>,
  evidence: Evidence | undefined,
  pageOf: RulePage,
): BlockingRule {
  const known = { ...shownRule(rule, pageOf), ...counts, epss: rule.epss?.score };
  if (evidence === undefined) return { ...known, columns: [] };
  if (condition.states !== undefined) return { ...known, columns };
  const judged = { columns, doesCompare: doesCompare(condition, evidence) };
  return { ...known, columns: columnsOfRule(rule, judged, evidence) };
}
