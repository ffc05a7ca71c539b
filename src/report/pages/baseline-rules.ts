import type { FixedRule, GateReport, ReportedRule } from '../../domain/report.ts';
import { newIssues, ruleNames } from '../../domain/rule/rule-names.ts';
import { code, linkToRules } from '../text/markdown.ts';
import { atLeast } from '../text/report-facts.ts';
import { ruleCells } from './rule-cell.ts';

/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
export function baselineRules(report: GateReport, most: number): string {
  const nameOf = ruleNames(report);
  const link = linkToRules(report.links);
  const lines = baselineLines(report, most, {
    title: (title) => `**${title}:**`,
    added: (rule) => link(code(nameOf(rule)), rule.url),
    // Nothing else on the page has the whole name of a rule that is gone.
    fixed: ruleCells(report),
  });
  return lines.join('  \n');
}

type BaselineStyle = {
  readonly title: (title: string) => string;
  readonly added: (rule: ReportedRule) => string;
  readonly fixed: (rule: FixedRule) => string;
};

export function baselineLines(report: GateReport, most: number, style: BaselineStyle): readonly string[] {
  const { baseline, countsAre, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return [];
  const added = rules.filter((rule) => newIssues(rule) > 0n).map((rule) => ({ ...rule, issues: newIssues(rule) }));
  // What was not found yet may not be fixed, and what changed while it was read may be neither.
  const fixed = countsAre === 'exact' ? fixedRules : [];
  return [
    named(style.title('New'), countsAre === 'unsettled' ? [] : added, style.added, most, atLeast(countsAre)),
    named(style.title('Fixed'), fixed, style.fixed, most),
  ].filter((line) => line !== '');
}

function named<Rule extends { readonly issues: bigint }>(
  title: string,
  rules: readonly Rule[],
  nameOf: (rule: Rule) => string,
  most: number,
  bound = '',
): string {
  if (rules.length === 0) return '';
  const shown = rules.slice(0, most).map((rule) => `${nameOf(rule)} (${bound}${rule.issues})`);
  const left = rules.length - shown.length;
  const rest =
    left === 0
      ? ''
      : `${shown.length === 0 ? '' : ' and '}${left} ${shown.length === 0 ? '' : 'more '}${left === 1 ? 'rule' : 'rules'}`;
  return `${title} ${shown.join(', ')}${rest}`;
}
