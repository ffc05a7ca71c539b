import type { FailOn } from '../../domain/policy.ts';
import { jobText } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { type FindingRow, findingRows, issuesOf } from './finding-rows.ts';
import { type Fix, mayTriage, mayWaive, waiverPlace } from './fixes.ts';
import { blockingConditions } from './report-facts.ts';
import { areAllNew } from './row-text.ts';
import { joined } from './text.ts';
import type { TextStyle } from './text-style.ts';

/** Says how to fix a fail, beyond what its rows say, and what else may be done. */
export function waysOut(report: GateReport, style: TextStyle): string {
  const { links, event } = report;
  const rows = blockingRows(report);
  const isOne = rows.length === 1 && issuesOf(rows[0]!) === 1n;
  const all = areAllNew(report) ? `${isOne ? 'This is' : 'All of these are'} new.` : '';
  const fixes = new Set(rows.map(({ fix }) => fix));
  const [only] = fixes.size === 1 ? fixes : ['fix' as const];
  const isLiveAmong = rows.some(({ isLive }) => isLive) && mayBeNoDanger(report);
  const first = isLiveAmong ? LIVE_FIRST : REPAIRS[only!](isOne ? 'it' : 'these', isOne);
  const rerun = style.link(`re-run ${jobText(event)}`, links.run);
  const waiver = mayWaive(report)
    ? ` To accept a rule for a time, add a waiver with an owner and a date to ${waiverPlace(report, style.code)}.`
    : '';
  const triage = style.link('Triage it', links.findings);
  const where = triage.startsWith('[') ? '' : ' on the platform';
  const again = !mayBeNoDanger(report)
    ? ': the next run judges that commit.'
    : mayTriage(report)
      ? `. False alarm? ${triage}${where} and ${rerun}: it takes seconds, nothing is scanned again.`
      : `, then ${rerun}: what is taken back ${style.link('on the platform', links.findings)} needs no new scan.`;
  return joined([all, `${first}${again}${waiver}`]);
}

/** False if all blocking findings are secrets that work: these are a danger, and no false alarm. */
export function mayBeNoDanger(report: GateReport): boolean {
  return !blockingRows(report).every(({ isLive }) => isLive);
}

function blockingRows(report: GateReport): readonly FindingRow[] {
  return findingRows(report).rows.filter(({ isBlocking }) => isBlocking);
}

const LIVE_FIRST = 'First revoke each secret that works. Then fix the rest and push';

const REPAIRS: Readonly<Record<Fix, (them: string, isOne: boolean) => string>> = {
  revoke: (_, isOne) => `Revoke ${isOne ? 'the secret' : 'each secret'}, remove it and push`,
  update: (_, isOne) => `Update or remove the ${isOne ? 'package' : 'packages'} and push`,
  fix: (them) => `Fix ${them} and push`,
  unsilence: (them) => `Fix ${them} and push, or undo what silences ${them}`,
  check: (them) => `Check ${them}: no scan detects ${them} any more`,
};

const SOURCES = { default: ' (the default)', input: '', policy: ' in the policy' } as const;

/** `fail-on-severity high (the default)` */
export function failOnText({ severity, source }: FailOn, code = (text: string) => text): string {
  return `${code('fail-on-severity')} ${severity}${SOURCES[source]}`;
}

/** Says which limits block although they are not conditions of the policy, and how to change them; empty if none blocks. */
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
