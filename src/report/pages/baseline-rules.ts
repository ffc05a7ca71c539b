import type { GateReport } from '../../domain/report.ts';
import { code } from '../text/markdown.ts';
import { shortRuleName } from '../text/rule-name.ts';

/** New and fixed rules by name, where full scans were compared; empty elsewhere. At most `most` of each. */
export function baselineRules(report: GateReport, most: number): string {
  const { baseline, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return '';
  const added = rules.flatMap(({ issues, issuesAtBaseline = 0n, ...rule }) =>
    issues > issuesAtBaseline ? [{ ...rule, issues: issues - issuesAtBaseline }] : [],
  );
  const lines = [named('New', added, most), named('Fixed', fixedRules, most)].filter((line) => line !== '');
  return lines.join('  \n');
}

type RuleWithIssues = { readonly ruleId: string; readonly rulePath: string; readonly issues: bigint };

function named(title: string, rules: readonly RuleWithIssues[], most: number): string {
  if (rules.length === 0) return '';
  const shown = rules.slice(0, most).map((rule) => `${code(shortRuleName(rule))} (${rule.issues})`);
  const left = rules.length - shown.length;
  const rest =
    left === 0
      ? ''
      : `${shown.length === 0 ? '' : ' and '}${left} ${shown.length === 0 ? '' : 'more '}${left === 1 ? 'rule' : 'rules'}`;
  return `**${title}:** ${shown.join(', ')}${rest}`;
}
