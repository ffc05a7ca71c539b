import type { GateReport, ReportedCondition, ReportedRule } from '../../domain/report.ts';
import { COUNT_COLUMNS } from '../../domain/severity.ts';
import { hasOwnPolicyChange, POLICY_CHANGED } from '../pages/notes.ts';
import { proofFacts } from '../pages/proof.ts';
import { epssText, newText, ruleName } from '../pages/rule-table.ts';
import { expiredNote } from '../pages/waiver-table.ts';
import { logLine } from '../text/log-text.ts';
import { type PlainColumn, plainTable } from '../text/plain-table.ts';
import { canWaive, foundText, hasCounts, isCompared, worstFirst } from '../text/report-facts.ts';
import { clean } from '../text/text.ts';

const MOST_CONDITIONS = 50;
const MOST_RULES = 10;
const MOST_PROOFS = 20;

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
    .flatMap((block) => ['', ...block])
    .map(logLine);
}

/** What the verdict rests on, to be folded. Every line is harmless. */
export function renderConsoleProof(report: GateReport): string[] {
  const style = { code: (text: string) => clean(text), link: (label: string) => label };
  const facts = proofFacts(report, style, MOST_PROOFS);
  return facts
    .flatMap(({ label, text, details = [] }) => [`${label}: ${text}`, ...details.map((detail) => `  ${detail}`)])
    .map(logLine);
}

function conditionLines(report: GateReport): string[] {
  const conditions = worstFirst(report.conditions);
  const columns: PlainColumn<ReportedCondition>[] = [
    { title: 'RESULT', cell: resultText },
    { title: 'CONDITION', cell: ({ name }) => name },
    { title: 'LIMIT', isNumber: true, cell: ({ max }) => String(max) },
    { title: 'FOUND', isNumber: true, cell: (condition) => foundText(report, condition) },
    ...(isCompared(report)
      ? [{ title: 'NEW', isNumber: true, cell: (condition: ReportedCondition) => String(condition.new ?? '-') }]
      : []),
    ...(canWaive(report)
      ? [{ title: 'WAIVED', isNumber: true, cell: ({ waived }: ReportedCondition) => String(waived) }]
      : []),
  ];
  const lines = plainTable(columns, conditions.slice(0, MOST_CONDITIONS));
  return withRest(lines, conditions.length - MOST_CONDITIONS, 'conditions');
}

function resultText({ result, action }: ReportedCondition): string {
  if (result === 'broken') return action === 'warn' ? 'warning' : 'broken';
  return { unproven: 'not proven', ok: 'ok', 'not-applicable': 'not applicable' }[result];
}

function ruleLines({ rules }: GateReport): string[] {
  const shown = rules.slice(0, MOST_RULES);
  const hasBaseline = shown.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
  const hasEpss = shown.some(({ epss }) => epss !== undefined);
  const columns: PlainColumn<ReportedRule>[] = [
    { title: 'SEVERITY', cell: ({ severity }) => severity ?? 'unrated' },
    { title: 'ISSUES', isNumber: true, cell: ({ issues }) => String(issues) },
    ...(hasBaseline ? [{ title: 'NEW', isNumber: true, cell: newText }] : []),
    { title: 'PRODUCT', cell: ({ product }) => product ?? '-' },
    ...(hasEpss ? [{ title: 'EPSS', isNumber: true, cell: epssCell }] : []),
    { title: 'RULE', cell: (rule) => `${ruleName(rule)}${rule.waivedUntil === undefined ? '' : ' (waived)'}` },
  ];
  return withRest(plainTable(columns, shown), rules.length - MOST_RULES, 'rules');
}

function epssCell({ epss }: ReportedRule): string {
  return epss === undefined ? '-' : epssText(epss);
}

function countLines(report: GateReport): string[] {
  if (!hasCounts(report)) return [];
  const { counts, newTotal, fixedTotal, waived } = report;
  const columns = COUNT_COLUMNS.map((column) => `${column} ${counts[column] ?? '?'}`);
  const extras = [
    ...(newTotal === undefined ? [] : [`new ${newTotal}`]),
    ...(fixedTotal === undefined ? [] : [`fixed ${fixedTotal}`]),
    ...(waived === undefined || waived === 0n ? [] : [`waived ${waived}`]),
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

/** A table that has only titles is left out. */
function withRest(lines: readonly string[], left: number, noun: string): string[] {
  if (lines.length === 1) return [];
  return left > 0 ? [...lines, `and ${left} more ${noun}`] : [...lines];
}
