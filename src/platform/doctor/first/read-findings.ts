import { PLACES_PER_PAGE } from '../../../domain/limits.ts';
import { RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { refSpellings } from '../../../domain/ref.ts';
import { DETECTED_STATES } from '../../../evidence/what-was-found.ts';
import { issueSearchRequest } from '../../requests/gate-requests.ts';
import type { Asker } from '../asker.ts';
import type { KnownProject } from '../known-project.ts';

/** What the chosen scan has found: one search as the gate sends it, and one page of single issues. */
export async function readFindings(asker: Asker, { repositoryId, scan }: KnownProject): Promise<void> {
  if (scan === undefined) return;
  const refs = refSpellings([scan.listed.branch, scan.detail.meta?.branch]);
  if (refs.length === 0) return;
  const search = issueSearchRequest({
    repositoryId,
    refs,
    issueTypes: RATED_ISSUE_TYPES,
    states: DETECTED_STATES,
    pageSize: PLACES_PER_PAGE,
  });
  const { issueTypes = [], filter = {} } = search;
  await Promise.all([
    asker.issueSearch(search),
    asker.issueList({
      issueTypes,
      filter,
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_DESC',
      limit: PLACES_PER_PAGE,
    }),
  ]);
}
