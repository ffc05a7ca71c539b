import type { GateReport } from '../../domain/report.ts';
import { prose } from '../text/markdown.ts';
import { counted } from '../text/report-facts.ts';
import { list } from '../text/table.ts';

const WAIVERS_CHANGED = 'This pull request changes the waivers file; its copy is not applied.';
export const POLICY_CHANGED = 'This pull request changes the policy file; its copy is not applied.';

export function notes(report: GateReport, rows: number): string {
  const ownPolicyChange = changeNotes(report);
  const items = [...ownPolicyChange, expiredNote(report), ...report.notices.map(prose)].filter((item) => item !== '');
  return list(items, { most: rows, noun: 'notices' });
}

export function changeNotes(report: GateReport): readonly string[] {
  const { waiversFile } = report;
  const isChanged = waiversFile?.source?.kind === 'file' && waiversFile.source.isChangedInPullRequest === true;
  return [...(hasOwnPolicyChange(report) ? [POLICY_CHANGED] : []), ...(isChanged ? [WAIVERS_CHANGED] : [])];
}

export function hasOwnPolicyChange({ policy }: GateReport): boolean {
  return policy?.kind === 'file' && policy.isChangedInPullRequest === true;
}

export function expiredNote({ waivers }: GateReport): string {
  const expired = waivers.filter(({ state }) => state === 'expired').length;
  return expired === 0 ? '' : `${counted(expired, 'waiver')} expired: the issues count again.`;
}

/** Everything that is wrong in the policy, where that is more than the headline says; else empty. */
export function problemList({ problems }: GateReport, rows: number): string {
  if (problems.length < 2) return '';
  const items = list(problems.map(prose), { most: Math.max(rows, 1), noun: 'problems' });
  return `**What to correct**\n\n${items}`;
}
