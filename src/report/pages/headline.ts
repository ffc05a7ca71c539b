import { REASONS } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { partsOf } from '../text/projects.ts';
import { missingText } from '../text/reason-text.ts';
import { isPassWhereNothingBlocks, warnings } from '../text/report-facts.ts';
import { plainSentence } from '../text/text.ts';
import { markdown, plain, type TextStyle } from '../text/text-style.ts';

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
