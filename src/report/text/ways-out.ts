import type { FailOn } from '../../domain/policy.ts';
import { jobText } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { listed } from '../../domain/text/list-items.ts';
import { type FindingRow, findingRows, issuesOf } from './finding-rows.ts';
import { type Fix, fixOf, mayTriage, mayWaive, waiverPlace } from './fixes.ts';
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
  const fixes = new Set(rows.map(({ rule }) => fixOf(rule)));
  const [only] = fixes.size === 1 ? fixes : ['fix' as const];
  const isLiveAmong = rows.some(({ isLive }) => isLive) && mayBeNoDanger(report);
  const them = isOne ? 'it' : 'these';
  const first = isLiveAmong ? LIVE_FIRST : REPAIRS[only!](them, isOne);
  const rerun = style.link(`re-run ${jobText(event)}`, links.run);
  const waiver = mayWaive(report)
    ? ` To accept a rule for a time, add a waiver with an owner and a date to ${waiverPlace(report, style.code)}.`
    : '';
  const triage = style.link('Triage it on the platform', links.findings);
  const again = !mayBeNoDanger(report)
    ? ': the next run judges that commit.'
    : mayTriage(report)
      ? `. False alarm? ${triage} and ${rerun}: it takes seconds, nothing is scanned again.`
      : `, or undo what silences ${them}, then ${rerun}: what is taken back ${style.link('on the platform', links.findings)} needs no new scan.`;
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
};

const SOURCES = { default: ' (the default)', input: '', policy: ' in the policy' } as const;

/** `fail-on-severity high (the default)` */
export function failOnText({ severity, source }: FailOn, code = (text: string) => text): string {
  return `${code('fail-on-severity')} ${severity}${SOURCES[source]}`;
}

/** Says which limits block although they are not conditions of the policy, and how to change them; empty if none blocks. */
export function limitsNote({ conditions, failOnSeverity, event }: GateReport, code = (text: string) => text): string {
  const limits = blockingConditions({ conditions }).filter(({ column }) => column !== undefined);
  const isBesidePolicy = conditions.some(({ column }) => column === undefined);
  if (failOnSeverity === undefined || !isBesidePolicy || limits.length === 0) return '';
  const [apply, them] = limits.length === 1 ? ['applies', 'it'] : ['apply', 'them'];
  const where = event === COMMAND_LINE ? 'on the command line' : 'in the workflow';
  return (
    `${listed(limits.map(({ name }) => code(name)))} ${apply} in addition to the policy, with ${failOnText(failOnSeverity, code)}. ` +
    `To change that, set ${them} or ${code('fail-on-severity')} ${where}.`
  );
}
