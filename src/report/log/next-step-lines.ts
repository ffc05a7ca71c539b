import type { GateReport } from '../../domain/report.ts';
import { shortRuleName } from '../text/rule-name.ts';
import { plainSentence } from '../text/sentence.ts';
import { pastePlace, type WayOut, waiverPlace, wayOutOf } from '../text/way-out.ts';

/** The next step, and for the first rule that blocks what to copy. The lines are raw. */
export function nextStepLines(report: GateReport): string[] {
  if (report.nextStep === '') return [];
  // A wrong setting leaves nothing else to tell: what is wrong with it comes first.
  if (report.verdict.reason === 'config') return [plainSentence(report.verdict.message), `Next: ${report.nextStep}`];
  const wayOut = report.verdict.word === 'fail' ? wayOutOf(report) : undefined;
  if (wayOut === undefined) return [`Next: ${report.nextStep}`];
  const name = shortRuleName(wayOut.rule);
  return [
    `Next: ${report.nextStep}`,
    `To list the issues of ${name}:`,
    `  ${wayOut.command}`,
    ...waiverLines(report, wayOut),
  ];
}

function waiverLines(report: GateReport, { waiver }: WayOut): string[] {
  if (waiver.length === 0) return [`It has a waiver in ${waiverPlace(report, asItIs)}: change that one.`];
  return [`To waive it, add this to ${pastePlace(report, asItIs)}:`, ...waiver.map((line) => `  ${line}`)];
}

function asItIs(text: string): string {
  return text;
}
