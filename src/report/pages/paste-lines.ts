import type { GateReport } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { code, paragraphs } from '../text/markdown.ts';
import { pastePlace, type WayOut, waiverPlace, wayOutOf } from '../text/way-out.ts';

/** The waiver of the first rule that breaks the policy, and the command that lists its issues; empty without one. */
export function pasteLines(report: GateReport): string {
  const wayOut = wayOutOf(report);
  if (wayOut === undefined) return '';
  const name = code(ruleNames(report)(wayOut.rule));
  return paragraphs(
    waiverText(report, wayOut, name),
    `To list the issues of ${name}, one by one:`,
    fenced('sh', [wayOut.command]),
  );
}

function waiverText(report: GateReport, { waiver }: WayOut, name: string): string {
  if (waiver === undefined) return '';
  return waiver.length === 0
    ? `${name} has a waiver in ${waiverPlace(report, code)}: change that one.`
    : paragraphs(
        `To waive ${name}, add this to ${pastePlace(report, code)}, with your own reason, owner and date:`,
        fenced('yaml', waiver),
      );
}

export function pasteTitle(report: GateReport): string {
  const command = 'the command that lists the issues, one by one';
  return wayOutOf(report)?.waiver === undefined
    ? `Lines to copy: ${command}`
    : `Lines to copy: a waiver, and ${command}`;
}

/** None of the lines is a fence: they begin with words of ours. */
function fenced(language: string, lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, '```'].join('\n');
}
