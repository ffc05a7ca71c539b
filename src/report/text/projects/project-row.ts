import type { ProjectReport } from '../../../domain/report.ts';
import { COUNT_COLUMNS } from '../../../domain/severity.ts';
import { indexGapText } from '../../../domain/text/index-gap-text.ts';
import { boundOfColumn, boundText, hasCounts, isPassWhereNothingBlocks, isUnenforced } from '../report-facts.ts';
import { missingText } from '../told-reason.ts';

/** What the verdict on a project says nothing about: a reader must not take it for judged. */
export function openParts(project: ProjectReport): readonly string[] {
  const { notScanned, indexGap } = project;
  return [
    ...(isPassWhereNothingBlocks(project) ? ['nothing blocks'] : []),
    ...(notScanned.length === 0 ? [] : [`not scanned: ${notScanned.join(', ')}`]),
    ...(indexGap === undefined ? [] : [indexGapText(indexGap)]),
  ];
}

/** The verdict in a word or two. */
export function verdictText(project: ProjectReport): string {
  const { word } = project.verdict;
  return isUnenforced(project) ? `${word} (not enforced)` : word;
}

/**
 * What breaks a project, what is missing for its verdict, or what its pass rests on. `prose` makes a sentence that may
 * quote text from outside harmless, `code` a name.
 */
export function whatText(
  project: ProjectReport,
  { prose, code }: Record<'prose' | 'code', (text: string) => string>,
): string {
  const { verdict, unscanned, notScanned } = project;
  if (verdict.word === 'inconclusive') return `${missingText(project)} (${code(verdict.reason)})`;
  if (verdict.word === 'fail') return prose(verdict.message);
  const neverScanned = unscanned.filter((product) => !notScanned.includes(product));
  const never = neverScanned.length === 0 ? '' : `; not scanned: ${neverScanned.join(', ')}`;
  return `${prose(verdict.message)}${never}`;
}

/** `3 critical, at least 2 high; low not read`: columns without an issue are left out. */
export function issuesText(project: ProjectReport): string {
  if (!hasCounts(project)) return 'not read';
  const known = COUNT_COLUMNS.map((column) => ({
    column,
    text: boundText(boundOfColumn(project, column), project.counts[column], ''),
  }));
  const told = known.filter(({ text }) => text !== '' && text !== '0').map(({ column, text }) => `${text} ${column}`);
  const unread = known.filter(({ text }) => text === '').map(({ column }) => column);
  const parts = [told.join(', '), unread.length === 0 ? '' : `${unread.join(', ')} not read`];
  return parts.filter((part) => part !== '').join('; ') || '0';
}
