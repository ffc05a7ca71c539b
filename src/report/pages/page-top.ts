import { REASONS, stepOf } from '../../domain/reason.ts';
import type { FoundInstead, GateReport } from '../../domain/report.ts';
import { partsOf } from '../text/projects.ts';
import { missingText, sinceText, whoActsNow } from '../text/reason-text.ts';
import { isPassWhereNothingBlocks, isToFix, warnings } from '../text/report-facts.ts';
import { beforeRun, joined, minuteText, plainSentence } from '../text/text.ts';
import { markdown, plain, type TextStyle } from '../text/text-style.ts';
import { mayBeNoDanger, waysOut } from '../text/ways-out.ts';

/** `### ❌ Findings Gate: 3 critical issues, none allowed`: the verdict and what it is about. */
export function headline(report: GateReport, level: '##' | '###', subject?: string): string {
  return `${level} ${verdictLine(report, markdown(report), subject)}`;
}

export function plainHeadline(report: GateReport, subject?: string): string {
  return plainSentence(verdictLine(report, plain(report), subject));
}

/** Of several projects its message says how many have which verdict. */
export function verdictLine(
  report: GateReport,
  { verdict: reported, prose }: TextStyle,
  subject = 'Findings Gate',
): string {
  const { verdict } = report;
  if (verdict.word === 'inconclusive') {
    const isOfSome = report.projects?.some((one) => one.verdict.word === verdict.word);
    const missing = isOfSome ? prose(verdict.message) : missingText(report);
    // An hourglass where only time is missing, else a warning: a person must act.
    const mark = ['time', 'platform'].includes(REASONS[verdict.reason].actor) ? '⏳' : '⚠️';
    return `${reported(mark, subject, 'is inconclusive')}: ${missing}`;
  }
  if (verdict.word === 'fail') return `${reported('❌', subject, 'failed')}: ${prose(verdict.message)}`;
  const isWhole = partsOf(report).every((one) => one.verdict.word === 'pass' && !isPassWhereNothingBlocks(one));
  const mark = isWhole ? '✅' : '⚠️';
  const isWarned = warnings(report).length > 0;
  return `${reported(mark, subject, isWarned ? 'passed with warnings' : 'passed')}: ${prose(verdict.message)}`;
}

/** The fix of a fail, which its rows leave open, else the next step, with its facts where they are shown nowhere else. Empty for a pass. */
export function whatToDo(report: GateReport, style: TextStyle, isPage = false): string {
  const { verdict, nextStep, event } = report;
  if (isToFix(report)) return waysOut(report, style, isPage);
  const step = verdict.word === 'inconclusive' ? stepOf(verdict.reason, event) : nextStep;
  const reported = style.sentence(isPage && nextStep.startsWith(step) ? step : nextStep);
  if (!isPage) return reported;
  const lead = whoActsNow(report);
  const next = lead.endsWith(':') ? reported.charAt(0).toLowerCase() + reported.slice(1) : reported;
  return joined([lead, next.replace(/re-run this job/i, (text) => style.link(text, report.links.run))]);
}

/** What is missing for a verdict, since when, what was found instead, and when it is likely to be there; empty for all others. */
export function whatIsMissing(report: GateReport, style: TextStyle): string {
  const { verdict } = report;
  if (verdict.word !== 'inconclusive') return '';
  return joined([style.sentence(verdict.message), sinceText(report), seenText(report, style), endText(report)]);
}

export function leadsToIssues(report: GateReport): boolean {
  return isToFix(report) && mayBeNoDanger(report);
}

function seenText({ seen, scans, times, verdict }: GateReport, style: TextStyle): string {
  if (seen === undefined) return '';
  const { scan, project } = seen;
  const isKnown = scan === undefined || verdict.message.includes(scan.id) || scans.some(({ id }) => id === scan.id);
  return joined([
    project === undefined ? '' : `The commit was scanned as ${style.code(project)}.`,
    isKnown ? '' : `The newest scan found instead is ${scanText(scan, times.startedAtMs, style)}.`,
  ]);
}

function scanText(
  { id, url, commit, ref, status, startedAtMs, completedAtMs }: NonNullable<FoundInstead['scan']>,
  runStartedAtMs: number,
  { code, link }: TextStyle,
): string {
  const of = commit === undefined ? 'no named commit' : `commit ${code(commit.slice(0, 12))}`;
  const on = ref === undefined ? '' : ` on ${code(ref)}`;
  const [what, at] = completedAtMs === undefined ? ['started', startedAtMs] : ['ended', completedAtMs];
  const when = at === undefined ? '' : `, ${what} ${beforeRun(at, runStartedAtMs)}`;
  return `scan ${link(code(id), url)} of ${of}${on}, ${code(status)}${when}`;
}

/** Shown while it is ahead: scans of a repository take much the same time. */
function endText({ likelyEndMs, times }: GateReport): string {
  return likelyEndMs === undefined || likelyEndMs <= times.finishedAtMs
    ? ''
    : `It is likely to end at about ${minuteText(likelyEndMs).slice(11)}.`;
}
