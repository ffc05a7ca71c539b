import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { newIssues } from '../../domain/rule/rule-names.ts';
import { code } from '../text/markdown.ts';
import { boundOfColumn, boundText } from '../text/report-facts.ts';
import { type Column, table } from '../text/table.ts';
import { ruleCells } from './rule-cell.ts';

/** The rules that break nothing, the worst first. Columns that would be empty are left out. */
export function otherRules(report: GateReport, rows: number): string {
  const { rules, breakingRules } = report;
  const nameCell = ruleCells(report);
  const others = rules.slice(breakingRules, breakingRules + rows);
  const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
  const hasEpss = others.some(({ epss }) => epssText(epss) !== '–');
  const columns: Column<ReportedRule>[] = [
    { title: 'Rule', cell: (rule) => `${nameCell(rule)}${waivedText(rule)}` },
    { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
    { title: 'Issues', isNumber: true, cell: (rule) => boundText(boundOfRule(report, rule), rule.issues) },
    { title: 'New', isNumber: true, isShown: hasBaseline, cell: (rule) => newText(report, rule) },
    { title: 'Product', cell: ({ product }) => product ?? '–' },
    { title: 'EPSS', isNumber: true, isShown: hasEpss, cell: ({ epss }) => epssText(epss) },
  ];
  return table(columns, others, { most: rows, noun: 'rules', inAll: rules.length - breakingRules });
}

export function epssText(epss: number | undefined): string {
  return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}

function waivedText({ waivedUntil }: ReportedRule): string {
  return waivedUntil === undefined ? '' : ` (waived until ${code(waivedUntil)})`;
}

function boundOfRule(report: GateReport, { severity }: ReportedRule): GateReport['countsAre'] {
  return boundOfColumn(report, severity ?? 'unrated');
}

function newText(report: GateReport, rule: ReportedRule): string {
  return rule.issuesAtBaseline === undefined ? '–' : boundText(boundOfRule(report, rule), newIssues(rule), '–');
}
