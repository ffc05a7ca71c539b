import type { IssueSearch } from '../domain/issue.ts';

/** Where and what to search, the same for all searches of one ref. */
export type SearchScope = Pick<IssueSearch, 'repositoryId' | 'refs' | 'states' | 'pageSize'>;

/**
 * Every spelling of the refs that the scans themselves reported: with and without `refs/heads/` for branches, as it is for
 * all others. Never a spelling that nobody reported, such as `pull/7`.
 */
// spec-gap: issue-ref-spelling
export function refSpellings(reported: readonly (string | undefined)[]): readonly string[] {
  const spellings = new Set<string>();
  for (const ref of reported) {
    if (ref === undefined || ref === '') continue;
    spellings.add(ref);
    if (ref.startsWith('refs/heads/')) spellings.add(ref.slice('refs/heads/'.length));
    else if (!ref.startsWith('refs/')) spellings.add(`refs/heads/${ref}`);
  }
  return [...spellings];
}
