import { statesText } from '../../domain/issue.ts';
import { limitText } from '../../domain/policy.ts';
import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { code } from '../text/markdown.ts';
import { canWaive, foundText, isCompared, newText, waivedText, worstFirst } from '../text/report-facts.ts';
import { type Column, table } from '../text/table.ts';

/** Limit, found and result of every condition, the broken ones first; new and waived where there can be any. */
export function conditionTable(report: GateReport, rows: number): string {
  const columns: Column<ReportedCondition>[] = [
    { title: 'Condition', cell: nameCell },
    { title: 'Limit', isNumber: true, cell: ({ max }) => limitText(max) },
    { title: 'Found', isNumber: true, cell: (condition) => foundCell(report, condition) },
    { title: 'New', isNumber: true, isShown: isCompared(report), cell: (condition) => newCell(report, condition) },
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

function foundCell(report: GateReport, condition: ReportedCondition): string {
  const isJudged = condition.compare === 'all' || condition.new === undefined;
  return strongIf(isJudged && condition.result === 'broken', foundText(report, condition));
}

function newCell(report: GateReport, condition: ReportedCondition): string {
  const isJudged = condition.compare === 'new' && condition.new !== undefined;
  return strongIf(isJudged && condition.result === 'broken', newText(report, condition));
}

function strongIf(isBreaking: boolean, text: string): string {
  return isBreaking ? `**${text}**` : text;
}

function resultCell({ action, result }: ReportedCondition): string {
  if (result === 'broken') return action === 'fail' ? '❌ broken' : '⚠️ broken (warning)';
  return { unproven: '❔ not proven', ok: '✅ ok', 'not-applicable': '➖ not applicable' }[result];
}
