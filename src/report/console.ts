import type { GateReport, ReportedRule } from '../domain/report.ts';
import { COUNT_COLUMNS } from '../domain/severity.ts';
import type { ConditionResult } from '../domain/verdict.ts';
import { logLine } from './log-text.ts';
import { hasOwnPolicyChange, POLICY_CHANGED } from './notes.ts';
import { plainTable } from './plain-table.ts';
import { epssText, ruleName } from './rule-table.ts';
import { foundText, hasCounts, worstFirst } from './story.ts';
import { expiredNote } from './waiver-table.ts';

const MOST_CONDITIONS = 50;
const MOST_RULES = 10;

/** The end of the log, without its last line: conditions, worst rules, counts, notes, next step. Every line is harmless. */
export function renderConsole(report: GateReport): string[] {
  const blocks = [
    conditionLines(report),
    ruleLines(report),
    countLines(report),
    noteLines(report),
    nextStepLines(report),
  ];
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index === 0 ? block : ['', ...block]))
    .map(logLine);
}

function conditionLines(report: GateReport): string[] {
  const conditions = worstFirst(report.conditions);
  const lines = plainTable<ConditionResult>(
    [
      {
        title: 'RESULT',
        cell: ({ result, action }) => (result === 'broken' && action === 'warn' ? 'warning' : result),
      },
      { title: 'CONDITION', cell: ({ name }) => name },
      { title: 'LIMIT', isNumber: true, cell: ({ max }) => String(max) },
      { title: 'FOUND', isNumber: true, cell: (condition) => foundText(report, condition) },
      { title: 'NEW', isNumber: true, cell: (condition) => String(condition.new ?? '-') },
      { title: 'WAIVED', isNumber: true, cell: ({ waived }) => String(waived) },
    ],
    conditions.slice(0, MOST_CONDITIONS),
  );
  return withRest(lines, conditions.length - MOST_CONDITIONS, 'conditions');
}

function ruleLines({ rules }: GateReport): string[] {
  const lines = plainTable<ReportedRule>(
    [
      { title: 'SEVERITY', cell: ({ severity }) => severity ?? 'unrated' },
      { title: 'ISSUES', isNumber: true, cell: ({ issues }) => String(issues) },
      { title: 'PRODUCT', cell: ({ product }) => product ?? '-' },
      { title: 'EPSS', isNumber: true, cell: ({ epss }) => (epss === undefined ? '-' : epssText(epss)) },
      { title: 'RULE', cell: (rule) => `${ruleName(rule)}${rule.waivedUntil === undefined ? '' : ' (waived)'}` },
    ],
    rules.slice(0, MOST_RULES),
  );
  return withRest(lines, rules.length - MOST_RULES, 'rules');
}

function countLines(report: GateReport): string[] {
  if (!hasCounts(report)) return [];
  const { counts, newTotal, fixedTotal, waived } = report;
  const columns = COUNT_COLUMNS.map((column) => `${column} ${counts[column] ?? '?'}`);
  const extras = [
    ...(newTotal === undefined ? [] : [`new ${newTotal}`]),
    ...(fixedTotal === undefined ? [] : [`fixed ${fixedTotal}`]),
    ...(waived === undefined ? [] : [`waived ${waived}`]),
  ];
  return [`Issues: ${[...columns, ...extras].join(', ')}`];
}

function noteLines(report: GateReport): string[] {
  const policy = hasOwnPolicyChange(report) ? [POLICY_CHANGED] : [];
  return [...policy, expiredNote(report), ...report.notices]
    .filter((note) => note !== '')
    .map((note) => `Note: ${note}`);
}

function nextStepLines({ nextStep }: GateReport): string[] {
  return nextStep === '' ? [] : [`Next: ${nextStep}`];
}

/** A table of titles alone is no table. */
function withRest(lines: readonly string[], left: number, noun: string): string[] {
  if (lines.length === 1) return [];
  return left > 0 ? [...lines, `and ${left} more ${noun}`] : [...lines];
}
