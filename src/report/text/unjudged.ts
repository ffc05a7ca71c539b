import type { GateReport } from '../../domain/report.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { fewOf } from './text.ts';

/** How a page or a log writes the pieces of such a line. `code` makes a name harmless. */
export type UnjudgedStyle = {
  readonly loud: (text: string) => string;
  readonly code: (text: string) => string;
};

/** What the verdict says nothing about, a line each with what to do: products, findings and projects. */
export function unjudgedLines(report: GateReport, { loud, code }: UnjudgedStyle): readonly string[] {
  const { unscanned, notScanned, siblings, event } = report;
  const required = code(settingName('required-products', event));
  const step =
    notScanned.length > 0
      ? `The last commits were scanned for ${notScanned.join(', ')}. ${CHECK_ITS_JOB}`
      : `Name what must be scanned in ${required}.`;
  return [
    ...(unscanned.length === 0 ? [] : [`${loud(`Not scanned: ${unscanned.join(', ')}`)}. ${step}`]),
    ...(siblings.length === 0 ? [] : [siblingsLine(report, code)]),
  ];
}

export function siblingsLine(report: Pick<GateReport, 'siblings'>, code: UnjudgedStyle['code']): string {
  return `${siblingsText(report, code)}. ${report.siblings.length === 1 ? 'It needs' : 'Each needs'} a gate of its own.`;
}

export function notScannedText(products: GateReport['notScanned']): string {
  return `Not scanned this time: ${products.join(', ')}, although the last commits were. ${CHECK_ITS_JOB}`;
}

const CHECK_ITS_JOB = 'Check that its scan job ran.';

/** The others are told as a number. */
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
