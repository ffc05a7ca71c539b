import { statesText } from '../../domain/issue.ts';
import { limitText } from '../../domain/policy.ts';
import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { code } from '../text/markdown.ts';
import { canWaive, foundText, isCompared, isNewJudged, newText, waivedText, worstFirst } from '../text/report-facts.ts';
import { type Column, table } from '../text/table.ts';

/** Limit, found and result of every condition, the broken ones first; new and waived where there can be any. */
export function conditionTable(report: GateReport, rows: number): string {
  const strongIf = (isJudged: boolean, { result }: ReportedCondition, text: string): string =>
    isJudged && result === 'broken' ? `**${text}**` : text;
  const columns: Column<ReportedCondition>[] = [
    { title: 'Condition', cell: nameCell },
    { title: 'Limit', isNumber: true, cell: ({ max }) => limitText(max) },
    { title: 'Found', isNumber: true, cell: (one) => strongIf(!isNewJudged(one), one, foundText(report, one)) },
    {
      title: 'New',
      isNumber: true,
      isShown: isCompared(report),
      cell: (one) => strongIf(isNewJudged(one), one, newText(report, one)),
    },
    { title: 'Waived', isNumber: true, isShown: canWaive(report), cell: (condition) => waivedText(report, condition) },
    { title: 'Result', cell: resultCell },
  ];
  return table(columns, worstFirst(report.conditions), { most: rows, noun: 'conditions' });
}

function nameCell({ name, count, compare, states }: ReportedCondition): string {
  const details = [
    ...(count === 'groups' ? ['rules'] : []),
    ...(compare === 'new' ? ['new only'] : []),
    ...(states === undefined ? [] : [statesText(states)]),
  ];
  return details.length === 0 ? code(name) : `${code(name)} (${details.join(', ')})`;
}

function resultCell({ action, result }: ReportedCondition): string {
  if (result === 'broken') return action === 'fail' ? '❌ broken' : '⚠️ broken (warning)';
  return { unproven: '❔ not proven', ok: '✅ ok', 'not-applicable': '➖ not applicable' }[result];
}
