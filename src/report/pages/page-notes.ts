import type { TriagedOut } from '../../domain/evidence.ts';
import { type IssueType, issueTypeWord } from '../../domain/product.ts';
import { stepOf } from '../../domain/reason.ts';
import { branchOrTagName } from '../../domain/ref.ts';
import type { GateReport } from '../../domain/report.ts';
import { limitsNote } from '../text/limits-note.ts';
import { enforcementNote, missingText } from '../text/reason-text.ts';
import { counted, isIncompleteFail, isToFix } from '../text/report-facts.ts';
import type { TextStyle } from '../text/text-style.ts';
import { unjudgedLines } from '../text/unjudged.ts';

const WAIVERS_CHANGED = 'This pull request changes the waivers file; its copy is not applied.';
export const POLICY_CHANGED = 'This pull request changes the policy file; its copy is not applied.';

/** A sentence for each thing that the verdict does not cover, and for each that readers must know. */
export function pageNotes(report: GateReport, style: TextStyle, isProject = false): readonly string[] {
  const { code } = style;
  const { baseline } = report;
  return [
    enforcementNote(report, style, isProject),
    incompleteNote(report, style),
    report.verdict.word === 'fail' && report.verdict.reason === 'unclassified'
      ? `Issues of unknown severity: ${style.sentence(stepOf('unclassified', report.event))}`
      : '',
    isToFix(report) ? limitsNote(report, code) : '',
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
  const { waiversFile, waivers, notices } = report;
  const isChanged = waiversFile?.source?.kind === 'file' && waiversFile.source.isChangedInPullRequest === true;
  const ending = waivers.filter(({ state }) => state === 'expiring-soon').length;
  return [
    hasOwnPolicyChange(report) ? POLICY_CHANGED : '',
    isChanged ? WAIVERS_CHANGED : '',
    expiredNote(report),
    ending === 0 ? '' : `${counted(ending, 'waiver')} will expire soon.`,
    ...notices.map(prose),
  ].filter((note) => note !== '');
}

export function hasOwnPolicyChange({ policy }: GateReport): boolean {
  return policy?.kind === 'file' && policy.isChangedInPullRequest === true;
}

export function expiredNote({ waivers }: GateReport): string {
  const expired = waivers.filter(({ state }) => state === 'expired').length;
  return expired === 0 ? '' : `${counted(expired, 'waiver')} expired: the issues count again.`;
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
    : `Not counted: ${code(branchOrTagName(baseline.ref))} has ${texts.join(', ')} as well.`;
}

/** What triage has taken out, as far as it is known; empty where that is nothing. Plain text. */
export function triageLine({ triagedOut }: Pick<GateReport, 'triagedOut'>): string {
  if (triagedOut === undefined) return '';
  const { issueTypes, issues } = triagedOut;
  const known = triagedOut.byState.filter((each) => each.issues > 0n);
  if (issues === 0n || (issues === undefined && known.length === 0)) return '';
  const inAll = issues ?? known.reduce((sum, each) => sum + each.issues, 0n);
  const stand = inAll === 1n ? 'its state does' : 'their states do';
  const reported =
    issues === undefined ? stateTexts(known) : `${counted(issues, 'issue')} (${productsText(issueTypes)})`;
  const ofThese = issues === undefined || known.length === 0 ? '' : `, of these ${stateTexts(known)}`;
  return `Triage has excluded ${reported}${ofThese}: ${stand} not count.`;
}

/** Says `2 issues in ignored-code (code) and 1 issue in ignored-app (code, secrets)`. */
function stateTexts(known: TriagedOut['byState']): string {
  const texts = known.map(
    ({ state, issueTypes, issues }) => `${counted(issues, 'issue')} in ${state} (${productsText(issueTypes)})`,
  );
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

function productsText(issueTypes: readonly IssueType[]): string {
  return [...new Set(issueTypes.map(issueTypeWord))].join(', ');
}
