import type { GateReport } from '../../domain/report.ts';
import { code, type Link, paragraphs, prose } from '../text/markdown.ts';
import { counted, isIncompleteFail, isPassWhereNothingBlocks, isUnenforced, warnings } from '../text/report-facts.ts';
import { sentence } from '../text/sentence.ts';

/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
export function headline(report: GateReport, level: '##' | '###'): string {
  return paragraphs(
    `${level} ${verdictLine(report)}`,
    enforcementNote(report),
    grounds(report),
    incompleteNote(report),
  );
}

/** What this is about: commit, scan, where to look. An inconclusive page shows the first two under what is known. */
export function subjectLine(report: GateReport, link: Link): string {
  const { commit, links, scans, verdict } = report;
  const [scan] = scans;
  const subject = [
    ...(commit === undefined ? [] : [`Commit ${code(commit.slice(0, 12))}`]),
    ...(scan === undefined ? [] : [`scan ${link(code(scan.id), scan.url)}`]),
  ];
  const places = [
    ...(links.findings === undefined ? [] : [link('issues on the platform', links.findings)]),
    ...(links.run === undefined ? [] : [link('this run', links.run)]),
  ];
  if (verdict.word !== 'inconclusive') return [...subject, ...places].join(' · ');
  return places.length === 0 ? '' : `See ${places.join(' · ')}`;
}

function verdictLine(report: GateReport): string {
  const { verdict } = report;
  if (verdict.word === 'inconclusive') return `⚠️ Findings Gate is inconclusive: ${code(verdict.reason)}`;
  if (verdict.word === 'fail') {
    return isIncompleteFail(report)
      ? '❌ Findings Gate failed, and not everything was read'
      : `❌ Findings Gate failed: ${prose(verdict.message)}`;
  }
  const broken = warnings(report).length;
  const warned = broken === 0 ? '' : ` with ${counted(broken, 'warning')}`;
  if (isPassWhereNothingBlocks(report)) return `⚠️ Findings Gate passed${warned}: nothing blocks`;
  return report.notScanned.length > 0
    ? `⚠️ Findings Gate passed${warned}; not scanned: ${report.notScanned.join(', ')}`
    : `✅ Findings Gate passed${warned}`;
}

/** A complete fail has its grounds in the heading. */
function grounds(report: GateReport): string {
  const { verdict } = report;
  if (verdict.word === 'fail' && !isIncompleteFail(report)) return '';
  const told = sentence(verdict.message);
  return verdict.word === 'inconclusive' ? `${told} **Not proven, so not a pass.**` : told;
}

function enforcementNote(report: GateReport): string {
  const { exitCode, isSoftened, mode, verdict } = report;
  if (mode === 'report' && exitCode === 0)
    return '> **Not enforced.** The gate only reports (`mode: report`): this job succeeds whatever the verdict.';
  if (isSoftened && isUnenforced(report)) {
    return `> **Not enforced.** ${code(`on-inconclusive`)} softens ${code(verdict.reason ?? '')} to a warning: this job succeeds, and nothing is proven.`;
  }
  return '';
}

function incompleteNote(report: GateReport): string {
  if (!isIncompleteFail(report)) return '';
  return `**Incomplete:** the reading was cut short (${code(report.verdict.reason ?? '')}). What was read is enough to fail, and the true counts can only be higher.`;
}
