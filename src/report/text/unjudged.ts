import type { GateReport } from '../../domain/report.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { fewOf } from './text.ts';
import type { TextStyle } from './text-style.ts';

/** What the verdict says nothing about, a line each with what to do: products, findings and projects. */
export function unjudgedLines(
  report: GateReport,
  { strong, code }: Pick<TextStyle, 'strong' | 'code'>,
): readonly string[] {
  const { unscanned, otherProjects, event, verdict } = report;
  const required = code(settingName('required-products', event));
  return [
    ...(unscanned.length === 0 || verdict.reason === 'product-missing'
      ? []
      : [`${strong(`Not scanned: ${unscanned.join(', ')}`)}. Name what must be scanned in ${required}.`]),
    ...(otherProjects.length === 0 ? [] : [otherProjectsLine(report, code)]),
  ];
}

export function otherProjectsLine(report: Pick<GateReport, 'otherProjects'>, code: TextStyle['code']): string {
  return `${otherProjectsText(report, code)}. ${report.otherProjects.length === 1 ? 'It needs' : 'Each needs'} a gate of its own.`;
}

const MOST_OTHERS_NAMED = 10;

/** Empty where none is known. `code` makes a name harmless. */
export function otherProjectsText(
  { otherProjects }: Pick<GateReport, 'otherProjects'>,
  code: (text: string) => string,
): string {
  if (otherProjects.length === 0) return '';
  const named = ({ repositoryId, name }: (typeof otherProjects)[number]): string =>
    `${code(name)} (project ${repositoryId})`;
  const names = fewOf(otherProjects, MOST_OTHERS_NAMED, named);
  const what = otherProjects.length === 1 ? 'another project' : 'other projects';
  return `Not judged: ${names}, ${what} of this repository with a scan of this commit`;
}
