import { type Actor, jobText, LEFT_PENDING, REASONS, rowOf, stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { isUnenforced } from './report-facts.ts';
import { joined } from './text.ts';
import { plain, type TextStyle } from './text-style.ts';
import { limitsNote, waysOut } from './ways-out.ts';

/** Says who acts, before the next step; empty if the next step addresses the reader. */
export const WHO_ACTS: Readonly<Record<Actor, string>> = {
  gate: 'This is not caused by this change. Ask the maintainers of this check:',
  scans: 'Ask the people who run the scans:',
  time: '',
  platform: 'This is not caused by this change.',
  author: '',
};

/** Names what is missing for a verdict, in words that follow a colon; empty for a verdict without a reason. */
export function missingText({ verdict }: Pick<GateReport, 'verdict'>): string {
  const { reason, detail, isOfBaseline } = verdict;
  const missing = reason === undefined ? '' : rowOf(reason, detail).missing;
  if (isOfBaseline !== true) return missing;
  return reason === 'no-scan' ? 'no scan of the baseline was found' : `for the baseline, ${missing}`;
}

/** Says who can act. Empty for a proven verdict, for a replay, and if the next step says that there is nothing to do. */
export function whoActs({ verdict, nextStep, replay }: GateReport): string {
  if (verdict.word !== 'inconclusive' || replay !== undefined || nextStep === LEFT_PENDING) return '';
  return WHO_ACTS[rowOf(verdict.reason, verdict.detail).actor];
}

/** Says why the job succeeds: the gate only reports, or the reason is softened; else empty. For a project, the whole reports mode and job. */
export function enforcementNote(report: GateReport, { strong, code }: TextStyle, isProject = false): string {
  const { exitCode, isSoftened, mode, verdict } = report;
  if (mode === 'report' && exitCode === 0 && !isProject)
    return `${strong('Not enforced.')} The gate only reports (${code('mode: report')}): this job succeeds whatever the verdict.`;
  if (!isSoftened || !isUnenforced(report)) return '';
  const what = isProject ? 'nothing is proven of this project' : 'this job succeeds, and nothing is proven';
  return `${strong('Not enforced.')} ${code('on-inconclusive')} softens ${code(verdict.reason ?? '')} to a warning: ${what}.`;
}

export type StatusSettings = { readonly waitTimeoutMs: number; readonly commitStatus: string | undefined };

/** What to do next; empty for a pass. */
export function nextStep(report: GateReport, { waitTimeoutMs, commitStatus }: Partial<StatusSettings>): string {
  const { verdict } = report;
  if (verdict.word === 'pass') return '';
  if (verdict.word === 'fail') return joined([waysOut(report, plain(report)), limitsNote(report)]);
  if (verdict.isOfBaseline) return stepOfBaseline(report);
  if (waitTimeoutMs === 0 && commitStatus !== undefined && REASONS[verdict.reason].isAwaited) return LEFT_PENDING;
  return stepOf(verdict.reason, report.event, verdict.detail, report.isSoftened);
}

function stepOfBaseline({ event, baseline, verdict: { reason, detail } }: GateReport): string {
  if (reason === 'no-scan') return `Correct the ${settingName('baseline', event)}, or scan ${baseline!.ref} in full.`;
  const isToScan = detail === 'shared-ref' || reason === 'index-gap';
  return isToScan ? `Scan ${baseline!.ref} in full again and re-run ${jobText(event)}.` : stepOf(reason!, event);
}
