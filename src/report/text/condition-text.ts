import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { statesText } from '../../domain/text/states-text.ts';
import { atLeast, boundOf } from './report-facts.ts';

/** What a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `at least 1 new issue, none allowed`. */
export function conditionText(report: GateReport, condition: ReportedCondition): string {
  const { column, count, compare, states, max, waived } = condition;
  const isNew = compare === 'new' && condition.new !== undefined;
  const found = isNew ? condition.new : condition.found;
  const words = [...(isNew ? ['new'] : []), ...(column === undefined ? [] : [column])];
  const noun = `${count === 'groups' ? 'rule' : 'issue'}${found === 1n ? '' : 's'}`;
  const where = states === undefined ? [] : [statesText(states)];
  const bound = atLeast(boundOf(report, condition));
  const left = waived > 0n ? `, ${bound}${waived} waived` : '';
  return `${bound}${[found, ...words, noun, ...where].join(' ')}${left}, ${max === 0n ? 'none' : max} allowed`;
}
