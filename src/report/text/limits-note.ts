import type { FailOn } from '../../domain/policy.ts';
import type { GateReport } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { blockingConditions } from './report-facts.ts';

const SOURCES = { default: ' (the default)', input: '', policy: ' in the policy' } as const;

/** `fail-on-severity high (the default)` */
export function failOnText({ severity, source }: FailOn, code = (text: string) => text): string {
  return `${code('fail-on-severity')} ${severity}${SOURCES[source]}`;
}

/** Which limits block although they are no conditions of the policy, and how to change them; empty where none does. */
export function limitsNote(
  { conditions, failOnSeverity: failOn, event }: Pick<GateReport, 'conditions' | 'failOnSeverity' | 'event'>,
  code = (text: string) => text,
): string {
  if (failOn === undefined || conditions.every(({ column }) => column !== undefined)) return '';
  const limits = blockingConditions({ conditions }).filter(({ column }) => column !== undefined);
  const bySeverity = limits.filter(({ column }) => failOn.columns.some((one) => one === column));
  const where = event === COMMAND_LINE ? 'on the command line' : 'in the workflow';
  const change = `set it ${failOn.source === 'input' ? '' : 'in the policy or '}${where} to change that`;
  const reported = [
    { some: bySeverity, why: `${failOnText(failOn, code)}; ${change}` },
    { some: limits.filter((limit) => !bySeverity.includes(limit)), why: `what is set ${where}` },
  ].filter(({ some }) => some.length > 0);
  return reported
    .map(({ some, why }) => {
      const names = some.map(({ name }) => code(name)).join(' and ');
      return `${names} ${some.length === 1 ? 'applies' : 'apply'} in addition to the policy, because of ${why}.`;
    })
    .join(' ');
}
