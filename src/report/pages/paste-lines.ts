import type { GateReport } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { paragraphs } from '../text/markdown.ts';
import { markdown, type TextStyle } from '../text/text-style.ts';
import { pastePlace, waiverPlace, wayOutOf } from '../text/way-out.ts';

export type PasteBlock = {
  readonly about: string;
  readonly language: 'sh' | 'yaml';
  readonly lines: readonly string[];
};

/** The waiver of the first rule that breaks the policy, and the command that lists its issues; empty without one. */
export function pasteBlocks(report: GateReport, { code }: Pick<TextStyle, 'code'>): readonly PasteBlock[] {
  const wayOut = report.verdict.word === 'fail' ? wayOutOf(report) : undefined;
  if (wayOut === undefined) return [];
  const { rule, waiver, command } = wayOut;
  const name = code(ruleNames(report)(rule));
  const list: PasteBlock = { about: `To list the issues of ${name}, one by one:`, language: 'sh', lines: [command] };
  if (waiver === undefined) return [list];
  const about =
    waiver.length === 0
      ? `${name} has a waiver in ${waiverPlace(report, code)}: change that one.`
      : `To waive ${name}, add this to ${pastePlace(report, code)}, with your own reason, owner and date:`;
  return [{ about, language: 'yaml', lines: waiver }, list];
}

export function pasteLines(report: GateReport): string {
  const blocks = pasteBlocks(report, markdown(report));
  return paragraphs(...blocks.flatMap(({ about, language, lines }) => [about, fenced(language, lines)]));
}

/** None of the lines is a fence: they begin with words of ours. */
function fenced(language: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`\`\`\`${language}`, ...lines, '```'].join('\n');
}
