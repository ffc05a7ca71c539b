import { jobText, stepOf } from '../../domain/reason.ts';
import type { FoundInstead, GateReport } from '../../domain/report.ts';
import { type FindingRow, findingRows, isNewJudged, issuesOf } from '../text/finding-rows.ts';
import { type Fix, mayTriage, mayWaive } from '../text/fixes.ts';
import { sinceText, whoActsNow } from '../text/reason-text.ts';
import { isToFix } from '../text/report-facts.ts';
import { areAllNew } from '../text/row-text.ts';
import { joined } from '../text/text.ts';
import type { TextStyle } from '../text/text-style.ts';
import { beforeRun, minuteText } from '../text/time-text.ts';
import { waiverPlace } from '../text/waiver-to-paste.ts';

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

function waysOut(report: GateReport, style: TextStyle, isPage: boolean): string {
  const { links, event } = report;
  const rows = blockingRows(report);
  const isOne = rows.length === 1 && issuesOf(rows[0]!) === 1n;
  const all = areAllNew(report) ? newText(report, isOne) : '';
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
  const reported = `${first}${again}${waiver}`;
  return joined(isPage ? [all, reported] : [reported, all]);
}

/** Where nothing is compared, the platform says of each issue which scan found it first. */
function newText({ conditions, scans }: GateReport, isOne: boolean): string {
  const isCompared =
    conditions.some(isNewJudged) || scans.some(({ decides, isFullScan }) => decides.length > 0 && !isFullScan);
  if (isCompared) return isOne ? 'This is new.' : 'All of these are new.';
  return `${isOne ? 'This was' : 'All of these were'} first seen by this scan.`;
}

/** A secret that works is a danger, whoever looks at it. */
function mayBeNoDanger(report: GateReport): boolean {
  const rows = blockingRows(report);
  return rows.length === 0 || !rows.every(({ isLive }) => isLive);
}

function blockingRows(report: GateReport): readonly FindingRow[] {
  return findingRows(report).rows.filter(({ isBlocking }) => isBlocking);
}

const LIVE_FIRST = 'First revoke the secret that works. Then fix the rest and push';

const REPAIRS: Readonly<Record<Fix, (them: string, isOne: boolean) => string>> = {
  revoke: (_, isOne) => `Revoke ${isOne ? 'the secret' : 'each secret'}, remove it and push`,
  update: (_, isOne) => `Update or remove the ${isOne ? 'package' : 'packages'} and push`,
  fix: (them) => `Fix ${them} and push`,
  unsilence: (them) => `Fix ${them} and push, or undo what silences ${them}`,
  check: (them) => `Check ${them}: no scan detects ${them} any more`,
};

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
