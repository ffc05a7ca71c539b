import type { GateReport } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { pastePlace, type WayOut, waiverPlace, wayOutOf } from '../text/way-out.ts';

export function copyLines(report: GateReport): string[] {
  const wayOut = report.verdict.word === 'fail' ? wayOutOf(report) : undefined;
  if (wayOut === undefined) return [];
  const name = ruleNames(report)(wayOut.rule);
  return [`To list the issues of ${name}, one by one:`, `  ${wayOut.command}`, ...waiverLines(report, wayOut)];
}

function waiverLines(report: GateReport, { waiver }: WayOut): string[] {
  if (waiver === undefined) return [];
  if (waiver.length === 0) return [`It has a waiver in ${waiverPlace(report, asItIs)}: change that one.`];
  return [`To waive it, add this to ${pastePlace(report, asItIs)}:`, ...waiver.map((line) => `  ${line}`)];
}

function asItIs(text: string): string {
  return text;
}
