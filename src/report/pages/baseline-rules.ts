import type { GateReport } from '../../domain/report.ts';
import { newIssues, ruleNames } from '../../domain/rule/rule-names.ts';
import { code, linkToRules } from '../text/markdown.ts';
import { atLeast } from '../text/report-facts.ts';
import { ruleCells } from './rule-cell.ts';

/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
export function baselineRules(report: GateReport, most: number): string {
  const { baseline, countsAre, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return '';
  const added = rules.filter((rule) => newIssues(rule) > 0n).map((rule) => ({ ...rule, issues: newIssues(rule) }));
  const nameOf = ruleNames(report);
  const link = linkToRules(report.links);
  // What was not found yet may not be fixed, and what changed while it was read may be neither.
  const fixed = countsAre === 'exact' ? fixedRules : [];
  const lines = [
    named(
      'New',
      countsAre === 'unsettled' ? [] : added,
      (rule) => link(code(nameOf(rule)), rule.url),
      most,
      atLeast(countsAre),
    ),
    // Nothing else on the page has the whole name of a rule that is gone.
    named('Fixed', fixed, ruleCells(report), most),
  ].filter((line) => line !== '');
  return lines.join('  \n');
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
  return `**${title}:** ${shown.join(', ')}${rest}`;
}
