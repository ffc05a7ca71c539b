import type { GateReport, ReportedScan, SeenInstead } from '../../domain/report.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import { code, type Link } from '../text/markdown.ts';
import { hasCounts } from '../text/report-facts.ts';
import { list } from '../text/table.ts';
import { beforeRun, minuteText } from '../text/time-text.ts';
import { notScannedGroup } from './judged-line.ts';

/** Says for an inconclusive run what is known, and what is missing for a verdict; the reason is in the headline. */
export function knownAndMissing(report: GateReport, link: Link, rows: number): string {
  const known = list(knownFacts(report, link), { most: Math.max(rows, 1), noun: 'facts' });
  const missing = list(missingFacts(report), { most: Math.max(rows, 1), noun: 'conditions' });
  return `**Known**\n\n${known}\n\n**Missing**\n\n${missing}`;
}

function knownFacts(report: GateReport, link: Link): string[] {
  const commit =
    report.commit === undefined ? [] : [`Commit ${code(report.commit.slice(0, 12))} of ${code(report.repository)}.`];
  const waited = report.times.waitedSeconds >= 1 ? [`Waited ${durationText(report.times.waitedSeconds)}.`] : [];
  const scans = report.scans.map((scan) => scanFact(scan, link));
  const facts = [...commit, ...scans, ...seenFacts(report, link), ...mergeGroup(report), ...waited];
  return facts.length === 0 ? [`Repository ${code(report.repository)}; nothing was sent to the platform.`] : facts;
}

function seenFacts({ seen, scans, times }: GateReport, link: Link): string[] {
  if (seen === undefined) return [];
  const { scan, project } = seen;
  const isKnown = scan === undefined || scans.some(({ id }) => id === scan.id);
  return [
    ...(project === undefined ? [] : [`The commit was scanned as ${code(project)}.`]),
    ...(isKnown ? [] : [`Seen instead: ${seenText(scan, times.startedAtMs, link)}.`]),
  ];
}

function seenText(
  { id, url, commit, ref, status, startedAtMs, completedAtMs }: NonNullable<SeenInstead['scan']>,
  runStartedAtMs: EpochMs,
  link: Link,
): string {
  const of = commit === undefined ? 'no named commit' : `commit ${code(commit.slice(0, 12))}`;
  const on = ref === undefined ? '' : ` on ${code(ref)}`;
  const [what, at] = completedAtMs === undefined ? ['started', startedAtMs] : ['ended', completedAtMs];
  const when = at === undefined ? '' : `, ${what} ${beforeRun(at, runStartedAtMs)}`;
  return `scan ${link(code(id), url)} of ${of}${on}, ${code(status)}${when}`;
}

function mergeGroup({ mergeGroupCommit }: GateReport): string[] {
  return mergeGroupCommit === undefined
    ? []
    : [`Commit of the queued pull request; ${notScannedGroup(mergeGroupCommit)}.`];
}

function scanFact(scan: ReportedScan, link: Link): string {
  const products = scan.products.length === 0 ? '' : ` of ${scan.products.join(', ')}`;
  const started = scan.startedAtMs === undefined ? '' : `, started ${minuteText(scan.startedAtMs)}`;
  return `Scan ${link(code(scan.id), scan.url)}${products}: ${code(scan.status)}${started}.`;
}

function missingFacts(report: GateReport): string[] {
  const scan = report.scans.length > 0 ? [] : ['A scan of this commit that can serve as proof.'];
  if (!hasCounts(report)) return [...scan, 'The issues: they were not read to the end.'];
  const unproven = report.conditions
    .filter(({ result }) => result === 'unproven')
    .map(({ name }) => `Proof of ${code(name)}.`);
  return unproven.length > 0 ? [...scan, ...unproven] : [...scan, 'Proof that what was read is right and complete.'];
}
