import type { GateReport } from '../../domain/report.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { fewOf } from './text.ts';
import type { TextStyle } from './text-style.ts';

/** What the verdict says nothing about, a line each with what to do: products, findings and projects. */
export function unjudgedLines(
  report: GateReport,
  { strong, code }: Pick<TextStyle, 'strong' | 'code'>,
): readonly string[] {
  const { unscanned, siblings, event, verdict } = report;
  const required = code(settingName('required-products', event));
  return [
    ...(unscanned.length === 0 || verdict.reason === 'product-missing'
      ? []
      : [`${strong(`Not scanned: ${unscanned.join(', ')}`)}. Name what must be scanned in ${required}.`]),
    ...(siblings.length === 0 ? [] : [siblingsLine(report, code)]),
  ];
}

export function siblingsLine(report: Pick<GateReport, 'siblings'>, code: TextStyle['code']): string {
  return `${siblingsText(report, code)}. ${report.siblings.length === 1 ? 'It needs' : 'Each needs'} a gate of its own.`;
}

/** The others are a number. */
const MOST_NAMED_SIBLINGS = 10;

/** Empty where none is known. `code` makes a name harmless. */
export function siblingsText({ siblings }: Pick<GateReport, 'siblings'>, code: (text: string) => string): string {
  if (siblings.length === 0) return '';
  const named = ({ repositoryId, name }: (typeof siblings)[number]): string =>
    `${code(name)} (project ${repositoryId})`;
  const names = fewOf(siblings, MOST_NAMED_SIBLINGS, named);
  const what = siblings.length === 1 ? 'another project' : 'other projects';
  return `Not judged: ${names}, ${what} of this repository with a scan of this commit`;
}
