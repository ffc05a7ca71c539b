import type { GateReport } from '../../domain/report.ts';
import { newIssues, ruleNames } from '../../domain/rule/rule-names.ts';
import { code, linkToRules } from '../text/markdown.ts';
import { ruleCells } from './rule-cell.ts';

/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
export function baselineRules(report: GateReport, most: number): string {
  const { baseline, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return '';
  const added = rules.filter((rule) => newIssues(rule) > 0n).map((rule) => ({ ...rule, issues: newIssues(rule) }));
  const nameOf = ruleNames(report);
  const link = linkToRules(report.links);
  const lines = [
    named('New', added, (rule) => link(code(nameOf(rule)), rule.url), most),
    // Nothing else on the page has the whole name of a rule that is gone.
    named('Fixed', fixedRules, ruleCells(report), most),
  ].filter((line) => line !== '');
  return lines.join('  \n');
}

function named<Rule extends { readonly issues: bigint }>(
  title: string,
  rules: readonly Rule[],
  nameOf: (rule: Rule) => string,
  most: number,
): string {
  if (rules.length === 0) return '';
  const shown = rules.slice(0, most).map((rule) => `${nameOf(rule)} (${rule.issues})`);
  const left = rules.length - shown.length;
  const rest =
    left === 0
      ? ''
      : `${shown.length === 0 ? '' : ' and '}${left} ${shown.length === 0 ? '' : 'more '}${left === 1 ? 'rule' : 'rules'}`;
  return `**${title}:** ${shown.join(', ')}${rest}`;
}
