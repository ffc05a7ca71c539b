import type { GateReport } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { paragraphs } from '../text/markdown.ts';
import { markdown, type TextStyle } from '../text/text-style.ts';
import { pastePlace, waiverPlace, waiverToPaste } from '../text/waiver-to-paste.ts';

/** The waiver of the first rule that breaks the policy, after a sentence that says what it is for; empty without one. */
export function pasteBlock(report: GateReport, { code }: Pick<TextStyle, 'code'>): readonly string[] {
  const waiver = waiverToPaste(report);
  if (waiver === undefined) return [];
  const name = code(ruleNames(report)(waiver.rule));
  const about =
    waiver.lines.length === 0
      ? `${name} has a waiver in ${waiverPlace(report, code)}: change that one.`
      : `To waive ${name}, add this to ${pastePlace(report, code)}, with your own reason, owner and date:`;
  return [about, ...waiver.lines];
}

/** None of the lines is a fence: they begin with words of ours. */
export function pasteLines(report: GateReport): string {
  const [about = '', ...lines] = pasteBlock(report, markdown(report));
  return paragraphs(about, lines.length === 0 ? '' : ['```yaml', ...lines, '```'].join('\n'));
}
