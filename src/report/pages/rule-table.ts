import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { code, type Link } from '../text/markdown.ts';
import { type Column, table } from '../text/table.ts';

/** The worst rules with their counts and links. Columns that would be empty are left out. */
export function ruleTable(report: GateReport, link: Link, rows: number): string {
  const shown = report.rules.slice(0, rows);
  const hasBaseline = shown.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
  const hasEpss = shown.some(({ epss }) => epssText(epss) !== '–');
  const columns: Column<ReportedRule>[] = [
    { title: 'Rule', cell: (rule) => nameText(rule, link) },
    { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
    { title: 'Issues', isNumber: true, cell: ({ issues }) => String(issues) },
    ...(hasBaseline ? [{ title: 'New', isNumber: true, cell: newText }] : []),
    { title: 'Product', cell: ({ product }) => product ?? '–' },
    ...(hasEpss ? [{ title: 'EPSS', isNumber: true, cell: (rule: ReportedRule) => epssText(rule.epss) }] : []),
  ];
  return table(columns, report.rules, { most: rows, noun: 'rules' });
}

/** A rule's name: its path, else its id. */
export function ruleName({ rulePath, ruleId }: Pick<ReportedRule, 'rulePath' | 'ruleId'>): string {
  return rulePath || ruleId || '(rule without a name)';
}

/** Probability of exploitation, in percent. */
export function epssText(epss: number | undefined): string {
  return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}

function nameText(rule: ReportedRule, link: Link): string {
  const name = link(code(ruleName(rule)), rule.url);
  return rule.waivedUntil === undefined ? name : `${name} (waived until ${code(rule.waivedUntil)})`;
}

/** More than on the baseline. */
export function newText({ issues, issuesAtBaseline }: ReportedRule): string {
  if (issuesAtBaseline === undefined) return '–';
  return String(issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n);
}
