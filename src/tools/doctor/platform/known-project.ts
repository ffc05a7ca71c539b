import type { CommitSha, DeploymentId, RepositoryId } from '../../../domain/ids.ts';
import { DETECTED_STATES } from '../../../domain/issue.ts';
import { LOCATIONS_PER_PAGE } from '../../../domain/limits.ts';
import { RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { refSpellings } from '../../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { issueSearchRequest } from '../../../platform/requests/gate-requests.ts';
import type { ListIssuesRequest } from '../../../platform/requests/issue-list.ts';

/** As the gate's own readers take it: what they refuse is left out here, and is among the answers as they came. */
export type KnownProject = {
  readonly deployment: DeploymentId;
  readonly repositoryId: RepositoryId;
  /** Its scans of the past days, newest first, as many as are on the pages that were read. */
  readonly scans: readonly Scan[];
  /** Every scan of it that the platform has listed since then is among them; undefined where that is not known. */
  readonly wholeSinceMs: EpochMs | undefined;
  readonly details: readonly ScanDetail[];
  /** The finished scan that further questions are about; undefined where there is none. */
  readonly scan: { readonly listed: Scan; readonly detail: ScanDetail; readonly commit: CommitSha } | undefined;
};

export type QuestionsOfRef = NonNullable<ReturnType<typeof questionsOf>>;

/** Undefined where no scan could be chosen, or where it names no ref. */
export function questionsOfRef(known: KnownProject): QuestionsOfRef | undefined {
  return questionsOf(known, [known.scan?.listed.branch, known.scan?.detail.meta?.branch]);
}

export function questionsOf({ repositoryId }: KnownProject, reported: readonly (string | undefined)[]) {
  const refs = refSpellings(reported);
  if (refs.length === 0) return undefined;
  const asked = { repositoryId, refs, issueTypes: RATED_ISSUE_TYPES, states: DETECTED_STATES };
  const search = issueSearchRequest({ ...asked, pageSize: LOCATIONS_PER_PAGE });
  const { issueTypes = [], filter = {} } = search;
  const worstFirst = { sortBy: 'SORT_BY_SEVERITY', sortDirection: 'SORT_DIRECTION_DESC' } as const;
  const list: ListIssuesRequest = { issueTypes, filter, ...worstFirst, limit: LOCATIONS_PER_PAGE };
  return { refs, search: { ...search, filter }, list };
}
