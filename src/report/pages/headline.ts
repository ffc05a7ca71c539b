import type { GateReport } from '../../domain/report.ts';
import { indexGapText } from '../../domain/text/index-gap-text.ts';
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

/** Says where to look: at the issues of the branch, and at this run. */
export function placesLine({ links }: GateReport, link: Link): string {
  const places = [
    ...(links.findings === undefined ? [] : [link('issues on the platform', links.findings)]),
    ...(links.run === undefined ? [] : [link('this run', links.run)]),
  ];
  return places.length === 0 ? '' : `See ${places.join(' · ')}`;
}

function verdictLine(report: GateReport): string {
  const { verdict } = report;
  // A wrong setting leaves nothing to tell but what is wrong with it.
  if (verdict.reason === 'config')
    return `⚠️ Findings Gate is inconclusive: ${code('config')}: ${sentence(verdict.message)}`;
  if (verdict.word === 'inconclusive') return `⚠️ Findings Gate is inconclusive: ${code(verdict.reason)}`;
  if (verdict.word === 'fail') {
    return isIncompleteFail(report)
      ? '❌ Findings Gate failed, and not everything was read'
      : `❌ Findings Gate failed: ${prose(verdict.message)}`;
  }
  const broken = warnings(report).length;
  const warned = broken === 0 ? '' : ` with ${counted(broken, 'warning')}`;
  const open = leftOpen(report);
  if (isPassWhereNothingBlocks(report))
    return `⚠️ Findings Gate passed${warned}: ${['nothing blocks', ...open].join('; ')}`;
  if (open.length > 0) return `⚠️ Findings Gate passed${warned}; ${open.join('; ')}`;
  return `✅ Findings Gate passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}

/** What a pass says nothing about. */
function leftOpen({ notScanned, indexGap }: GateReport): readonly string[] {
  return [
    ...(notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(', ')}`]),
    ...(indexGap === undefined ? [] : [indexGapText(indexGap)]),
  ];
}

/** Left out where the heading has them, and where there are none. */
function grounds(report: GateReport): string {
  const { verdict } = report;
  if (verdict.word === 'fail' && !isIncompleteFail(report)) return '';
  if (verdict.reason === 'config' || isPlainPass(report) || isPassWhereNothingBlocks(report)) return '';
  const told = sentence(verdict.message);
  return verdict.word === 'inconclusive' ? `${told} **Not proven, so not a pass.**` : told;
}

function isPlainPass(report: GateReport): boolean {
  const isPass = report.verdict.word === 'pass' && !isPassWhereNothingBlocks(report);
  return isPass && leftOpen(report).length === 0 && warnings(report).length === 0;
}

function enforcementNote(report: GateReport): string {
  const { exitCode, isSoftened, mode, verdict } = report;
  if (mode === 'report' && exitCode === 0)
    return '> **Not enforced.** The gate only reports (`mode: report`): this job succeeds whatever the verdict.';
  if (isSoftened && isUnenforced(report)) {
    const softened = `${code('on-inconclusive')} softens ${code(verdict.reason ?? '')} to a warning`;
    return `> **Not enforced.** ${softened}: this job succeeds, and nothing is proven.`;
  }
  return '';
}

function incompleteNote(report: GateReport): string {
  if (!isIncompleteFail(report)) return '';
  const reason = code(report.verdict.reason ?? '');
  return (
    `**Incomplete:** the reading was cut short (${reason}). ` +
    'What was read is enough to fail, and the true counts can only be higher.'
  );
}
