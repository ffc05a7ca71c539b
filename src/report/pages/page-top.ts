import type { PolicySource } from '../../domain/policy.ts';
import { type IssueType, issueTypeWord } from '../../domain/product.ts';
import { rowOf, stepOf } from '../../domain/reason.ts';
import { branchOrTagName } from '../../domain/ref.ts';
import type { GateReport } from '../../domain/report.ts';
import { listed } from '../../domain/text/list-items.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import { otherProjectsText, partsOf } from '../text/projects.ts';
import { enforcementNote, missingText, whoActs } from '../text/reason-text.ts';
import { counted, isIncompleteFail, isPassWhereNothingBlocks, isToFix, warnings } from '../text/report-facts.ts';
import { joined, minuteText } from '../text/text.ts';
import { markdown, type TextStyle } from '../text/text-style.ts';
import { limitsNote, waysOut } from '../text/ways-out.ts';
import { statusText } from './page-facts.ts';

/** `### ❌ Findings Gate: 3 critical issues, none allowed`: the verdict and what it is about. */
export function headline(report: GateReport, level: '##' | '###', subject?: string): string {
  return `${level} ${verdictLine(report, markdown(report), subject)}`;
}

/** With several projects, the message says how many have which verdict. */
export function verdictLine(report: GateReport, style: TextStyle, subject = 'Findings Gate'): string {
  const { verdict, projects } = report;
  if (verdict.word === 'inconclusive') {
    const missing = projects === undefined ? missingText(report) : style.prose(verdict.message);
    // An hourglass if only time is missing, else a warning: a person must act.
    const mark = ['time', 'platform'].includes(rowOf(verdict.reason, verdict.detail).actor) ? '⏳' : '⚠️';
    return `${style.verdict(mark, subject, 'is inconclusive')}: ${missing}`;
  }
  if (verdict.word === 'fail') return `${style.verdict('❌', subject, 'failed')}: ${style.prose(verdict.message)}`;
  const isWhole = partsOf(report).every((one) => one.verdict.word === 'pass' && !isPassWhereNothingBlocks(one));
  const words = warnings(report).length > 0 ? 'passed with warnings' : 'passed';
  return `${style.verdict(isWhole ? '✅' : '⚠️', subject, words)}: ${style.prose(verdict.message)}`;
}

/** The fix of a fail, which its rows leave open, else who acts and the next step. Empty for a pass. */
export function whatToDo(report: GateReport, style: TextStyle): string {
  if (isToFix(report)) return waysOut(report, style);
  const reported = style.sentence(report.nextStep);
  const lead = whoActs(report);
  const next = lead.endsWith(':') ? reported.charAt(0).toLowerCase() + reported.slice(1) : reported;
  return joined([lead, next.replace(/re-run this job/i, (text) => style.link(text, report.links.run))]);
}

/** Says of an inconclusive verdict why it is no pass; else empty. */
export function whatIsMissing(report: GateReport, style: TextStyle): string {
  const { verdict, likelyEndMs: endMs, times } = report;
  if (verdict.word !== 'inconclusive') return '';
  const isAhead = endMs !== undefined && endMs > times.finishedAtMs;
  const end = isAhead ? `It is likely to end at about ${minuteText(endMs).slice(11)}.` : '';
  return joined([style.strong('Not a pass.'), style.sentence(verdict.message), seenText(report, style), end]);
}

function seenText(report: GateReport, { code, link }: TextStyle): string {
  const { seen, scans, verdict } = report;
  const project = seen?.project === undefined ? '' : `The commit was scanned as ${code(seen.project)}.`;
  const isKnown = scans.some(({ id }) => id === seen?.scan?.id);
  if (seen?.scan === undefined || isKnown || verdict.message.includes(seen.scan.id)) return project;
  const { id, url, commit, ref } = seen.scan;
  const of = commit === undefined ? 'no named commit' : `commit ${code(commit.slice(0, 12))}`;
  const on = ref === undefined ? '' : ` on ${code(ref)}`;
  const found = `scan ${link(code(id), url)} of ${of}${on}, ${statusText(seen.scan, report, code)}`;
  return joined([project, `The newest scan found instead is ${found}.`]);
}

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
    unscannedNote(report, style),
    otherProjectsText(report, code),
    baseline?.wasScanned === false && report.verdict.reason !== 'no-scan'
      ? `No finished scan of the baseline ${code(baseline.ref)} is known: nothing is compared with it.`
      : '',
    earlierNote(report, style),
    triageLine(report),
    ...(isProject ? report.notices.map(style.prose) : runNotes(report, style)),
  ].filter((note) => note !== '');
}

function unscannedNote({ unscanned, event, verdict }: GateReport, { strong, code }: TextStyle): string {
  if (unscanned.length === 0 || verdict.reason === 'product-missing') return '';
  const required = code(settingName('required-products', event));
  return `${strong(`Not scanned: ${unscanned.join(', ')}`)}. Name what must be scanned in ${required}.`;
}

/** What is said once of a run of several projects. */
export function runNotes(report: GateReport, { prose }: Pick<TextStyle, 'prose'>): readonly string[] {
  const { waiversFile, waivers, notices } = report;
  const countOf = (which: WaiverResult['state']): number => waivers.filter(({ state }) => state === which).length;
  const [expired, ending] = [countOf('expired'), countOf('expiring-soon')];
  return [
    isChanged(report.policy) ? 'This pull request changes the policy file; its copy is not applied.' : '',
    isChanged(waiversFile?.source) ? 'This pull request changes the waivers file; its copy is not applied.' : '',
    expired === 0 ? '' : `${counted(expired, 'waiver')} expired: the issues count again.`,
    ending === 0 ? '' : `${counted(ending, 'waiver')} will expire soon.`,
    ...notices.map(prose),
  ].filter((note) => note !== '');
}

function isChanged(source: PolicySource | undefined): boolean {
  return source?.kind === 'file' && source.isChangedInPullRequest === true;
}

function incompleteNote(report: GateReport, { strong, code, sentence }: TextStyle): string {
  if (!isIncompleteFail(report)) return '';
  const { verdict, event } = report;
  return (
    `${strong('Incomplete:')} ${missingText(report)} (${code(verdict.reason!)}). What was read is enough to fail, ` +
    `and the true counts can only be higher. ${sentence(stepOf(verdict.reason!, event))}`
  );
}

/** Names issues that the baseline has as well: they break no condition that counts only new ones. */
function earlierNote({ baseline, conditions, countsAre }: GateReport, { code }: TextStyle): string {
  if (baseline === undefined || countsAre !== 'exact') return '';
  const texts = conditions.flatMap(({ column, compare, found = 0n, new: more }) => {
    const earlier = compare === 'new' && more !== undefined && column !== undefined ? found - more : 0n;
    return earlier > 0n ? [`${earlier} ${column}`] : [];
  });
  if (texts.length === 0) return '';
  return `Not counted: ${code(branchOrTagName(baseline.ref))} has ${texts.join(', ')} as well.`;
}

/** Says which issues triage has excluded: their number, else those of each state; empty if none. Plain text. */
export function triageLine({ triagedOut }: Pick<GateReport, 'triagedOut'>): string {
  if (triagedOut === undefined) return '';
  const { issueTypes, issues, byState } = triagedOut;
  const known = issues === undefined ? byState : [{ state: undefined, issueTypes, issues }];
  const texts = known
    .filter((each) => each.issues > 0n)
    .map((each) => {
      const where = each.state === undefined ? '' : ` in ${each.state}`;
      return `${counted(each.issues, 'issue')}${where} (${productsText(each.issueTypes)})`;
    });
  if (texts.length === 0) return '';
  return `Triage has excluded ${listed(texts)}: only conditions that name their states count them.`;
}

function productsText(issueTypes: readonly IssueType[]): string {
  return [...new Set(issueTypes.map(issueTypeWord))].join(', ');
}
