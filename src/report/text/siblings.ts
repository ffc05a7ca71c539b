import type { GateReport } from '../../domain/report.ts';

/** The others are told as a number. */
const MOST_NAMED_SIBLINGS = 10;

/**
 * The other projects of this repository, whose scans of the commit were not judged; empty where none is known. `code`
 * makes a name harmless.
 */
export function siblingsText({ siblings }: Pick<GateReport, 'siblings'>, code: (text: string) => string): string {
  if (siblings.length === 0) return '';
  const named = siblings
    .slice(0, MOST_NAMED_SIBLINGS)
    .map(({ repositoryId, name }) => `${code(name)} (project ${repositoryId})`);
  const left = siblings.length - named.length;
  const names = left === 0 ? named.join(', ') : `${named.join(', ')} and ${left} more`;
  const what = siblings.length === 1 ? 'another project' : 'other projects';
  return `Not judged: ${names}, ${what} of this repository with a scan of this commit`;
}
