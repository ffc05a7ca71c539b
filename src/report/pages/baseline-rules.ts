import type { GateReport } from '../../domain/report.ts';
import { newIssues } from '../../domain/rule/rule-names.ts';
import { atLeast } from '../text/report-facts.ts';
import { fewOf } from '../text/text.ts';
import type { TextStyle } from '../text/text-style.ts';

/** New and fixed rules by name, a line each, where full scans were compared; empty elsewhere. At most `most` of each. */
export function baselineRules(
  report: GateReport,
  most: number,
  { strong, rule, wholeRule }: TextStyle,
): readonly string[] {
  const { baseline, countsAre, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return [];
  // Those that break something are shown above.
  const added = rules
    .slice(report.breakingRules)
    .filter((rule) => newIssues(rule) > 0n)
    .map((rule) => ({ ...rule, issues: newIssues(rule) }));
  // What was not found yet may not be fixed, and what changed while it was read may be neither.
  const fixed = countsAre === 'exact' ? fixedRules : [];
  return [
    named(strong('New:'), countsAre === 'unsettled' ? [] : added, rule, most, atLeast(countsAre)),
    // Nothing else on the page has the whole name of a rule that is gone.
    named(strong('Fixed:'), fixed, wholeRule, most),
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
  return `${title} ${fewOf(rules, Math.max(1, most), (rule) => `${nameOf(rule)} (${bound}${rule.issues})`)}`;
}
