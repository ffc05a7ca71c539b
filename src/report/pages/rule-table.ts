import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { code } from '../text/markdown.ts';
import { ruleName, shortRuleName } from '../text/rule-name.ts';
import { type Column, table } from '../text/table.ts';

/** The rules that break nothing, the worst first. Columns that would be empty are left out. */
export function otherRules({ rules, breakingRules }: GateReport, rows: number): string {
  const others = rules.slice(breakingRules, breakingRules + rows);
  const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
  const hasEpss = others.some(({ epss }) => epssText(epss) !== '–');
  const columns: Column<ReportedRule>[] = [
    { title: 'Rule', cell: (rule) => `${nameCell(rule)}${waivedText(rule)}` },
    { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
    { title: 'Issues', isNumber: true, cell: ({ issues }) => String(issues) },
    ...(hasBaseline ? [{ title: 'New', isNumber: true, cell: newText }] : []),
    { title: 'Product', cell: ({ product }) => product ?? '–' },
    ...(hasEpss ? [{ title: 'EPSS', isNumber: true, cell: (rule: ReportedRule) => epssText(rule.epss) }] : []),
  ];
  return table(columns, others, { most: rows, noun: 'rules', inAll: rules.length - breakingRules });
}

/** What a reader knows the rule by, and the whole name where that is more. */
export function nameCell(rule: Pick<ReportedRule, 'ruleId' | 'rulePath'>): string {
  const known = NAME_CELLS.get(rule);
  if (known !== undefined) return known;
  const [short, whole] = [shortRuleName(rule), ruleName(rule)];
  const cell = short === whole ? code(whole) : `${code(short)} · ${code(whole)}`;
  NAME_CELLS.set(rule, cell);
  return cell;
}

/** A page is made again and again until it fits, and these cells take most of the time. */
const NAME_CELLS = new WeakMap<object, string>();

/** Gives the probability of exploitation, in percent. */
export function epssText(epss: number | undefined): string {
  return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}

function waivedText({ waivedUntil }: ReportedRule): string {
  return waivedUntil === undefined ? '' : ` (waived until ${code(waivedUntil)})`;
}

/** Says how many more there are than on the baseline. */
function newText({ issues, issuesAtBaseline }: ReportedRule): string {
  if (issuesAtBaseline === undefined) return '–';
  return String(issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n);
}
