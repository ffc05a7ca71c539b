import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { ruleName, ruleNames } from '../../domain/rule/rule-names.ts';
import { code, linkToRules } from '../text/markdown.ts';

type ShownRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'url'>;

/** What a reader knows a rule by, with a link to its page on the platform, and the whole name where that is more. */
export function ruleCells(report: GateReport): (rule: ShownRule) => string {
  const known = CELLS.get(report);
  if (known !== undefined) return known;
  const nameOf = ruleNames(report);
  const link = linkToRules(report.links);
  const cells = new WeakMap<ShownRule, string>();
  const cellOf = (rule: ShownRule): string => {
    const made = cells.get(rule);
    if (made !== undefined) return made;
    const [short, whole] = [nameOf(rule), ruleName(rule)];
    const name = link(code(short), rule.url);
    const cell = short === whole ? name : `${name} · ${code(whole)}`;
    cells.set(rule, cell);
    return cell;
  };
  CELLS.set(report, cellOf);
  return cellOf;
}

/** A page is made again and again until it fits, and these cells take most of the time. */
const CELLS = new WeakMap<GateReport, (rule: ShownRule) => string>();
