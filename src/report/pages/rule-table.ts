import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { newIssues } from '../../domain/rule/rule-names.ts';
import { type BrokenRule, findingRows } from '../text/finding-rows.ts';
import { code } from '../text/markdown.ts';
import { boundOfColumn, boundText } from '../text/report-facts.ts';
import { epssText } from '../text/row-text.ts';
import { type Column, table } from '../text/table.ts';
import { markdown } from '../text/text-style.ts';

/** The rules that break a condition, with their whole names and all numbers, the worst first. Columns that would be empty are left out. */
export function brokenRules(report: GateReport, rows: number): string {
  const { rules: all, unnamed } = findingRows(report);
  const rules = all.flatMap((one) => (one.rule === undefined ? [] : [{ ...one, rule: one.rule }]));
  const { wholeRule } = markdown(report);
  const shown = rules.slice(0, rows);
  const text = ({ bound }: BrokenRule, count: bigint | undefined): string => boundText(bound, count, '–');
  const hasNew = shown.some(({ rule }) => rule.new !== undefined);
  const isWaived = shown.some(({ judged, counted }) => counted < judged);
  const hasScore = hasEpss(shown.map(({ rule }) => rule));
  const columns: Column<(typeof rules)[number]>[] = [
    { title: 'Rule', cell: ({ rule }) => wholeRule(rule) },
    { title: 'Severity', cell: ({ rule }) => rule.columns.join(', ') || '–' },
    { title: 'Issues', isNumber: true, cell: (one) => text(one, one.found) },
    { title: 'New', isNumber: true, isShown: hasNew, cell: (one) => text(one, one.rule.new) },
    { title: 'Waived', isNumber: true, isShown: isWaived, cell: (one) => text(one, one.judged - one.counted) },
    { title: 'Product', cell: ({ rule }) => rule.product ?? '–' },
    { title: 'EPSS', isNumber: true, isShown: hasScore, cell: ({ rule }) => epssText(rule.epss) },
    { title: 'Breaks', cell: ({ conditions }) => conditions.map(({ name }) => code(name)).join(', ') },
  ];
  return table(columns, shown, { most: rows, noun: 'rules', inAll: rules.length + unnamed });
}

/** The rules that break nothing, the worst first. Columns that would be empty are left out. */
export function otherRules(report: GateReport, rows: number): string {
  const { rules, breakingRules } = report;
  const { wholeRule } = markdown(report);
  const others = rules.slice(breakingRules, breakingRules + rows);
  const boundOfRule = ({ severity }: ReportedRule) => boundOfColumn(report, severity ?? 'unrated');
  const waivedText = ({ waivedUntil }: ReportedRule): string =>
    waivedUntil === undefined ? '' : ` (waived until ${code(waivedUntil)})`;
  const newText = (rule: ReportedRule): string =>
    rule.issuesAtBaseline === undefined ? '–' : boundText(boundOfRule(rule), newIssues(rule), '–');
  const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
  const columns: Column<ReportedRule>[] = [
    { title: 'Rule', cell: (rule) => `${wholeRule(rule)}${waivedText(rule)}` },
    { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
    { title: 'Issues', isNumber: true, cell: (rule) => boundText(boundOfRule(rule), rule.issues) },
    { title: 'New', isNumber: true, isShown: hasBaseline, cell: newText },
    { title: 'Product', cell: ({ product }) => product ?? '–' },
    { title: 'EPSS', isNumber: true, isShown: hasEpss(others), cell: ({ epss }) => epssText(epss) },
  ];
  return table(columns, others, { most: rows, noun: 'rules', inAll: rules.length - breakingRules });
}

function hasEpss(rules: readonly Pick<ReportedRule, 'epss'>[]): boolean {
  return rules.some(({ epss }) => epssText(epss) !== '–');
}
