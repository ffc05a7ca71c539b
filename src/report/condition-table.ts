import type { GateReport } from '../domain/report.ts';
import type { ConditionResult } from '../domain/verdict.ts';
import { code } from './markdown.ts';
import { foundText, worstFirst } from './story.ts';
import { table } from './table.ts';

/** Limit, found, new, waived and result of every condition, the broken ones first. */
export function conditionTable(report: GateReport, rows: number): string {
  return table<ConditionResult>(
    [
      { title: 'Condition', cell: (condition) => nameText(condition) },
      { title: 'Limit', isNumber: true, cell: ({ max }) => String(max) },
      { title: 'Found', isNumber: true, cell: (condition) => strongIfBroken(condition, foundText(report, condition)) },
      {
        title: 'New',
        isNumber: true,
        cell: (condition) => (condition.new === undefined ? '–' : String(condition.new)),
      },
      { title: 'Waived', isNumber: true, cell: ({ waived }) => String(waived) },
      { title: 'Result', cell: resultText },
    ],
    worstFirst(report.conditions),
    { most: rows, noun: 'conditions' },
  );
}

function nameText({ name, count, compare }: ConditionResult): string {
  const details = [...(count === 'groups' ? ['rules'] : []), ...(compare === 'new' ? ['new only'] : [])];
  return details.length === 0 ? code(name) : `${code(name)} (${details.join(', ')})`;
}

function strongIfBroken({ result }: ConditionResult, text: string): string {
  return result === 'broken' ? `**${text}**` : text;
}

function resultText({ action, result }: ConditionResult): string {
  if (result === 'broken') return action === 'fail' ? '**broken**' : 'broken (warning)';
  return result === 'unproven' ? 'not proven' : 'ok';
}
