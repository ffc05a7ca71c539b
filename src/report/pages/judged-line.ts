import type { GateReport, ReportedScan } from '../../domain/report.ts';
import { code, type Link, prose } from '../text/markdown.ts';
import { judgedProducts } from '../text/report-facts.ts';
import { beforeRun } from '../text/time-text.ts';
import { unjudgedLines } from '../text/unjudged.ts';

export function unjudged(report: GateReport): string {
  return unjudgedLines(report, { loud: (text) => `⚠️ **${text}**`, code }).join('  \n');
}

/** What was judged, by which scans and how old these were; empty where no scan decided. */
export function judgedLine(report: GateReport, link: Link): string {
  const { commit, mergeGroupCommit, scans, siblings } = report;
  const deciding = scans.filter(({ decides }) => decides.length > 0);
  if (commit === undefined || deciding.length === 0) return '';
  const group =
    mergeGroupCommit === undefined ? '' : ` of the queued pull request (${notScannedGroup(mergeGroupCommit)})`;
  // Beside other projects it must be said which one was judged.
  const project = siblings.length === 0 ? '' : ` of ${code(deciding[0]?.repository ?? report.repository)}`;
  const judged = deciding.map((scan) => scanText(scan, report, link)).join('; ');
  return `Judged commit ${code(commit.slice(0, 12))}${project}${group}: ${judged}`;
}

export function requirementLine({ requirement }: GateReport): string {
  if (requirement === undefined) return '';
  return `**${requirement.required ? 'Required' : 'Not required'}**: ${prose(requirement.text)}`;
}

/** A merge group is judged by the pull request that is queued in it. */
export function notScannedGroup(commit: string): string {
  return `the merge group's own commit ${code(commit.slice(0, 12))} was not scanned`;
}

function scanText(scan: ReportedScan, report: GateReport, link: Link): string {
  const kind = scan.isFullScan ? 'full' : 'diff';
  const judged = judgedProducts(report);
  const products = scan.decides.map((product) => (judged.includes(product) ? product : `${product} (not limited)`));
  return `${products.join(', ')} by ${kind} scan ${link(code(scan.id), scan.url)}${ageText(scan, report, link)}`;
}

function ageText({ completedAtMs }: ReportedScan, { times, links }: GateReport, link: Link): string {
  if (completedAtMs === undefined) return '';
  return `, ended ${beforeRun(completedAtMs, times.startedAtMs, link('this run', links.run))}`;
}
