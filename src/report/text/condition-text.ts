import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { foundText } from './report-facts.ts';

/** What a condition found and allows: `14 high issues, 1 waived, 10 allowed`, `1 new issue, none allowed`. */
export function conditionText(report: GateReport, condition: ReportedCondition): string {
  const { column, count, compare, max, waived } = condition;
  const noun = `${column === undefined ? '' : `${column} `}${count === 'groups' ? 'rule' : 'issue'}`;
  const isNew = compare === 'new' && condition.new !== undefined;
  const found = isNew ? `${condition.new} new` : foundText(report, condition);
  const one = (isNew ? condition.new : condition.found) === 1n;
  const left = waived > 0n ? `, ${waived} waived` : '';
  return `${found} ${noun}${one ? '' : 's'}${left}, ${max === 0n ? 'none' : max} allowed`;
}
