import type { Issue, PlatformState } from '../state.ts';
import type { HttpAnswer, HttpRequest } from '../wire/http.ts';
import { pageOf } from '../wire/paging.ts';
import { Refusal } from '../wire/refusal.ts';
import { listOf, oneOf, pageSize, readBody, text } from '../wire/request-body.ts';
import { jsonAnswer } from '../wire/written.ts';
import { FILTER_BODY } from './filter-body.ts';
import { ISSUE_TYPES, type IssueFilter } from './filter-members.ts';
import { compileFilter } from './filter-semantics.ts';
import { listedJson } from './listed-json.ts';
import { severityRank } from './severity-rank.ts';

// Not documented.
const DEFAULT_PAGE_SIZE = 100;
const MAXIMUM_PAGE_SIZE = 1000;

const KEYS = {
  SORT_BY_SEVERITY: (issue) => String(severityRank(issue)),
  SORT_BY_REF: ({ ref }) => ref,
  SORT_BY_REPO: ({ repositoryId }) => repositoryId,
  SORT_BY_RULE: ({ rule }) => rule.path,
  SORT_BY_RELEVANT_SINCE: ({ relevantSinceMs }) => new Date(relevantSinceMs).toISOString(),
  SORT_BY_STATE: ({ state }) => state,
} as const satisfies Readonly<Record<string, (issue: Issue) => string>>;

const BODY = {
  deploymentId: text,
  issueTypes: listOf(oneOf(['ISSUE_TYPE_UNSPECIFIED', ...ISSUE_TYPES])),
  filter: FILTER_BODY,
  sortBy: oneOf(Object.keys(KEYS)),
  sortDirection: oneOf(['SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC']),
  limit: pageSize(MAXIMUM_PAGE_SIZE),
  cursor: text,
};

/** Lists single issues. An issue that stands for many is listed once. */
export function listIssues(request: HttpRequest, state: PlatformState, nowMs: number): HttpAnswer {
  const { cursor, limit, deploymentId, ...query } = readBody(request, BODY);
  if (deploymentId !== undefined && deploymentId !== state.deploymentId) {
    throw new Refusal(400, 'body.deploymentId: differs from the path');
  }
  const keeps = compileFilter((query.filter ?? {}) as IssueFilter, state, nowMs);
  // Not documented.
  const types = new Set((query.issueTypes ?? []).filter((type) => type !== 'ISSUE_TYPE_UNSPECIFIED'));
  const found = state.issues.filter((issue) => {
    const isHidden = issue.visibleAtMs > nowMs || (issue.visibleUntilMs ?? Number.POSITIVE_INFINITY) <= nowMs;
    return !isHidden && (types.size === 0 || types.has(issue.type)) && keeps(issue);
  });
  const page = pageOf(
    inOrder(found, query),
    { cursor, size: limit ?? DEFAULT_PAGE_SIZE, query },
    state.wire.endOfPaging,
  );
  const issues = page.items.map((issue) => ({ issue: listedJson(issue, state), reviewCommentsCount: 0 }));
  return jsonAnswer({ issues, ...page.cursor }, state.wire);
}

// Not documented: without a requested order, and among equals, the issues keep the order of the state
function inOrder(
  issues: readonly Issue[],
  { sortBy, sortDirection }: { readonly sortBy?: string | undefined; readonly sortDirection?: string | undefined },
): readonly Issue[] {
  if (sortBy === undefined) return issues;
  const key = KEYS[sortBy as keyof typeof KEYS];
  const sign = sortDirection === 'SORT_DIRECTION_DESC' ? -1 : 1;
  return issues.toSorted((one, other) => sign * compareText(key(one), key(other)));
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
