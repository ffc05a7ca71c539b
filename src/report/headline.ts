import type { GateReport } from '../domain/report.ts';
import { code, type Link, paragraphs, prose } from './markdown.ts';
import { blockers, counted, isIncompleteFail, isUnenforced, warnings } from './story.ts';

/** The verdict in a line, what does not follow from it, and the sentence that gives its grounds. */
export function headline(report: GateReport, level: '##' | '###'): string {
  return paragraphs(
    `${level} ${verdictLine(report)}`,
    enforcementNote(report),
    prose(report.verdict.message),
    incompleteNote(report),
  );
}

/** What this is about: commit, scan, where to look. */
export function subjectLine(report: GateReport, link: Link): string {
  const [scan] = report.scans;
  const parts = [
    report.commit === undefined ? '' : `Commit ${code(report.commit.slice(0, 12))}`,
    scan === undefined ? '' : `scan ${link(code(scan.id), scan.url)}`,
    report.links.findings === undefined ? '' : link('issues on the platform', report.links.findings),
    report.links.run === undefined ? '' : link('this run', report.links.run),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function verdictLine(report: GateReport): string {
  const { verdict, conditions } = report;
  if (verdict.word === 'inconclusive') return `⚠️ Findings Gate is inconclusive: ${code(verdict.reason)}`;
  if (verdict.word === 'fail') {
    return `❌ Findings Gate failed: ${blockers(report).length} of ${counted(conditions.length, 'condition')} broken`;
  }
  const broken = warnings(report).length;
  return broken === 0 ? '✅ Findings Gate passed' : `✅ Findings Gate passed with ${counted(broken, 'warning')}`;
}

function enforcementNote(report: GateReport): string {
  const { exitCode, isSoftened, mode, verdict } = report;
  if (mode === 'report' && exitCode === 0)
    return '> **Not enforced.** The gate only reports (`mode: report`): this job succeeds whatever the verdict.';
  if (isSoftened && isUnenforced(report)) {
    return `> **Not enforced.** ${code(`on-inconclusive`)} softens ${code(verdict.reason ?? '')} to a warning: this job succeeds, and nothing is proven.`;
  }
  if (verdict.word === 'inconclusive') return '**Not proven, so not a pass.**';
  return '';
}

function incompleteNote(report: GateReport): string {
  if (!isIncompleteFail(report)) return '';
  return `**Incomplete:** the reading was cut short (${code(report.verdict.reason ?? '')}). What was read is enough to fail, and the true counts can only be higher.`;
}
