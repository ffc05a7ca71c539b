import { type Evidence, isNameless, type RuleFacts, ruleKey, UNRATED_TALLY } from '../../domain/evidence.ts';
import { doesCover } from '../../domain/policy.ts';
import { PRODUCT_OF_ISSUE_TYPE, RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../domain/product.ts';
import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';
import type { ConditionResult, CountedRule, WaiverResult } from '../../domain/verdict.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';

/** One line of the list, and the rule that it is about. */
type Row = {
  readonly rule: Identity;
  readonly column: CountColumn;
  readonly reported: ReportedRule;
};

/** The rule's key. A group without a name is equal to itself only: as a condition's own search found it, it is in no column. */
type Identity = string | RuleFacts;

/**
 * The rules that broken conditions count, blocking conditions first; then all others by severity, then by count. A rule that has issues of two severities is
 * listed under both.
 */
export function reportedRules(
  evidence: Evidence,
  judgement: Judgement | undefined,
): Pick<GateReport, 'rules' | 'breakingRules'> {
  let others = rowsOf(evidence, judgement);
  const first: Row[] = [];
  for (const { rules } of brokenOf(judgement)) {
    const named = rowsOfCulprits(others, rules);
    first.push(...named);
    const taken = new Set(named);
    others = others.filter((row) => !taken.has(row));
  }
  return { rules: [...first, ...others].map(({ reported }) => reported), breakingRules: first.length };
}

function rowsOf({ here, there }: Evidence, judgement: Judgement | undefined): readonly Row[] {
  const waivers = judgement?.waivers.filter(isInForce) ?? [];
  return COUNT_COLUMNS.flatMap((column) => {
    const rows: Row[] = [];
    for (const [key, { group, count }] of here.get(column)?.rules ?? []) {
      const reported = {
        ruleId: group.ruleId,
        rulePath: group.rulePath,
        product: group.issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[group.issueType],
        severity: column === UNRATED_TALLY ? undefined : column,
        issues: count,
        issuesAtBaseline: there === undefined ? undefined : (there.get(column)?.rules.get(key)?.count ?? 0n),
        waivedUntil: waivedUntil(group, column, waivers),
        epss: group.epss?.score,
      };
      rows.push({ rule: isNameless(group) ? group : key, column, reported });
    }
    return rows.sort((a, b) => downwards(a.reported.issues, b.reported.issues));
  });
}

/** Broken conditions, those that block first. */
function brokenOf(judgement: Judgement | undefined): readonly ConditionResult[] {
  const broken = judgement?.conditions.filter(({ result }) => result === 'broken') ?? [];
  return [...broken.filter(({ action }) => action === 'fail'), ...broken.filter(({ action }) => action === 'warn')];
}

/** The lines of the culprits, in the condition's order of them: by what it counts, not by all that the rule found. */
function rowsOfCulprits(rows: readonly Row[], culprits: readonly CountedRule[]): readonly Row[] {
  if (culprits.length === 0) return [];
  const byRule = new Map(culprits.map((culprit) => [identityOf(culprit.rule), culprit]));
  // Most rows are in none of them: then the rule need not be looked for.
  const columns = new Set([...new Set(culprits.map((culprit) => culprit.columns))].flat());
  const named: { readonly row: Row; readonly issues: bigint }[] = [];
  for (const row of rows) {
    const culprit = columns.has(row.column) ? byRule.get(row.rule) : undefined;
    if (culprit?.columns.includes(row.column)) named.push({ row, issues: culprit.issues });
  }
  return named.sort((a, b) => downwards(a.issues, b.issues)).map(({ row }) => row);
}

function identityOf(group: RuleFacts): Identity {
  return ruleKey(group) ?? group;
}

function downwards(a: bigint, b: bigint): number {
  return a === b ? 0 : b > a ? 1 : -1;
}

/** Waivers that take a rule out whole: where one leaves some of the issues, the rule is one that counts. */
function isInForce({ state, excess }: WaiverResult): boolean {
  return (state === 'active' || state === 'expiring-soon') && excess === 0n;
}

/** The first day without one of the waivers that it takes; several may be needed, each for some of the issues. */
function waivedUntil(group: RuleFacts, column: CountColumn, waivers: readonly WaiverResult[]): string | undefined {
  const part = {
    issueTypes: column === UNRATED_TALLY ? UNRATED_ISSUE_TYPES : RATED_ISSUE_TYPES,
    severity: column === UNRATED_TALLY ? undefined : column,
    isUnrated: column === UNRATED_TALLY,
  };
  const covering = waivers.filter((waiver) => doesCover(waiver, group, part));
  const whole = covering.filter(({ maxIssues }) => maxIssues === undefined);
  return (whole.length > 0 ? whole.slice(0, 1) : covering).map(({ expires }) => expires).sort()[0];
}
