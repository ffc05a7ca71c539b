import { stepOf } from '../../domain/reason.ts';
import { branchOrTagName } from '../../domain/ref.ts';
import type { GateReport } from '../../domain/report.ts';
import { limitsNote } from '../text/limits-note.ts';
import { counted, isIncompleteFail } from '../text/report-facts.ts';
import type { TextStyle } from '../text/text-style.ts';
import { enforcementNote, missingText } from '../text/told-reason.ts';
import { unjudgedLines } from '../text/unjudged.ts';
import { triageLine } from './triage-line.ts';

const WAIVERS_CHANGED = 'This pull request changes the waivers file; its copy is not applied.';
export const POLICY_CHANGED = 'This pull request changes the policy file; its copy is not applied.';

type IsProject = { readonly isProject: boolean };

/** A sentence each of what the verdict does not cover, and of what somebody has to know. */
export function pageNotes(report: GateReport, style: TextStyle, { isProject }: IsProject): readonly string[] {
  const { code } = style;
  const { baseline } = report;
  return [
    enforcementNote(report, style, isProject),
    incompleteNote(report, style),
    report.verdict.word === 'fail' && report.verdict.reason === 'unclassified'
      ? `Issues of unknown severity: ${style.sentence(stepOf('unclassified', report.event))}`
      : '',
    report.verdict.word === 'fail' && report.replay === undefined ? limitsNote(report, code) : '',
    ...unjudgedLines(report, style),
    baseline?.wasScanned === false
      ? `No finished scan of the baseline ${code(baseline.ref)} is known: nothing is compared with it.`
      : '',
    earlierNote(report, style),
    triageLine(report),
    ...runNotes(report, style),
  ].filter((note) => note !== '');
}

/** What is true of a whole run of several projects, too. */
export function runNotes(report: GateReport, { prose }: Pick<TextStyle, 'prose'>): readonly string[] {
  return [...changeNotes(report), expiredNote(report), endingNote(report), ...report.notices.map(prose)].filter(
    (note) => note !== '',
  );
}

function changeNotes(report: GateReport): readonly string[] {
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

function endingNote({ waivers }: GateReport): string {
  const ending = waivers.filter(({ state }) => state === 'expiring-soon').length;
  return ending === 0 ? '' : `${counted(ending, 'waiver')} will expire soon.`;
}

function incompleteNote(report: GateReport, { strong, code, sentence }: TextStyle): string {
  if (!isIncompleteFail(report)) return '';
  const { verdict, event } = report;
  return (
    `${strong('Incomplete:')} ${missingText(report)} (${code(verdict.reason!)}). What was read is enough to fail, ` +
    `and the true counts can only be higher. ${sentence(stepOf(verdict.reason!, event))}`
  );
}

/** Issues that the baseline has too break no condition that counts new ones. */
function earlierNote({ baseline, conditions, countsAre }: GateReport, { code }: TextStyle): string {
  if (baseline === undefined || countsAre !== 'exact') return '';
  const texts = conditions.flatMap(({ column, compare, found = 0n, new: more }) => {
    const earlier = compare === 'new' && more !== undefined && column !== undefined ? found - more : 0n;
    return earlier > 0n ? [`${earlier} ${column}`] : [];
  });
  return texts.length === 0
    ? ''
    : `Not judged: issues that ${code(branchOrTagName(baseline.ref))} has as well (${texts.join(', ')}).`;
}
