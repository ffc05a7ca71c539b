import type { GateReport } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { code, paragraphs } from '../text/markdown.ts';
import { pastePlace, waiverPlace, wayOutOf } from '../text/way-out.ts';

/**
 * Lines to copy for the first rule that breaks the policy: its waiver, and the command that lists its issues; empty
 * where there is none.
 */
export function pasteLines(report: GateReport): string {
  const wayOut = wayOutOf(report);
  if (wayOut === undefined) return '';
  const name = code(ruleNames(report)(wayOut.rule));
  const waiver =
    wayOut.waiver.length === 0
      ? `${name} has a waiver in ${waiverPlace(report, code)}: change that one.`
      : paragraphs(
          `To waive ${name}, add this to ${pastePlace(report, code)}, with your own reason, owner and date:`,
          fenced('yaml', wayOut.waiver),
        );
  return paragraphs(waiver, `To list the issues of ${name}:`, fenced('sh', [wayOut.command]));
}

/** None of the lines is a fence: they begin with words of ours. */
function fenced(language: string, lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, '```'].join('\n');
}
