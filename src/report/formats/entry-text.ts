import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { ruleName } from '../../domain/rule/rule-name.ts';
import { conditionText } from '../text/condition-text.ts';
import { missingText } from '../text/reasons/told-reason.ts';
import {
  atLeast,
  boundOf,
  counted,
  isIncompleteFail,
  isPassWhereNothingBlocks,
  isUnenforced,
} from '../text/report-facts.ts';
import type { Entry } from './entries.ts';

/** Makes a name from outside harmless for the place where it is written. */
export type Name = (text: string) => string;

/** What an entry says, in sentences. */
export function entryText(report: GateReport, entry: Entry, name: Name): string {
  const { condition } = entry;
  return `${subjectText(report, entry, name)} ${brokenText(report, condition, name)}`;
}

/** The condition, what it found and what it allows. */
export function brokenText(report: GateReport, condition: ReportedCondition, name: Name): string {
  const what = condition.action === 'fail' ? 'condition' : 'warning';
  return `The ${what} ${name(condition.name)} is broken: ${conditionText(report, condition)}.`;
}

/** The rule and how many of its issues the condition counts. */
export function subjectText(report: GateReport, entry: Entry, name: Name): string {
  const { condition } = entry;
  if (entry.kind === 'rest') return restText(entry);
  const { issues, product } = entry.rule;
  const words = condition.compare === 'new' && condition.new !== undefined ? 'new issue' : 'issue';
  const found = `${atLeast(boundOf(report, condition))}${counted(issues, words)}`;
  return `${name(ruleName(entry.rule))}: ${found}${product === undefined ? '' : ` (${product})`}.`;
}

function restText({ left }: Extract<Entry, { kind: 'rest' }>): string {
  return left === 0 ? 'Its rules are not known by name.' : `And ${counted(left, 'more rule')}.`;
}

/** What was decided, in one line. `message` and `nextStep` of the report are not in it: each place makes them harmless in its own way. */
export function verdictTitle(report: GateReport): string {
  const { verdict } = report;
  if (verdict.word === 'inconclusive')
    return `Findings Gate is inconclusive: ${missingText(report)} (${verdict.reason})`;
  if (verdict.word === 'pass')
    return isPassWhereNothingBlocks(report) ? 'Findings Gate passed: nothing blocks' : 'Findings Gate passed';
  return isIncompleteFail(report)
    ? `Findings Gate failed, and not everything was read: ${missingText(report)} (${verdict.reason})`
    : 'Findings Gate failed';
}

/** Why the job goes on although the verdict is no pass; empty where it does not. */
export function enforcementText(report: GateReport): string {
  if (!isUnenforced(report)) return '';
  return report.mode === 'report'
    ? 'Not enforced: the gate only reports (mode: report).'
    : `Not enforced: on-inconclusive softens ${report.verdict.reason ?? 'it'} to a warning, and nothing is proven.`;
}

/** True where a part of what the verdict needs was not proven: all of an inconclusive run, the unread part of a fail. */
export function isNotProven(report: GateReport): boolean {
  return report.verdict.word === 'inconclusive' || isIncompleteFail(report);
}
