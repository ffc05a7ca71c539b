import { z } from 'zod';
import { FILTER_MEMBER_NAMES } from '../../domain/issue-filter.ts';
import { JsonNumber, type JsonObject } from '../../json/json-value.ts';
import { anyList, apiValue, Text } from '../../written/value.ts';
import { Cursor, Filter, ISSUE_SEARCH_BODY } from './issue-search.ts';
import type { RequestBody, Sent } from './request-body.ts';
import { wholeNumber } from './request-number.ts';
import { wireIssueTypeOrNone } from './request-types.ts';

const SORTS = [
  'SORT_BY_SEVERITY',
  'SORT_BY_REF',
  'SORT_BY_REPO',
  'SORT_BY_RULE',
  'SORT_BY_RELEVANT_SINCE',
  'SORT_BY_STATE',
] as const;

const Body = z.strictObject(
  {
    deploymentId: Text.exactOptional(),
    issueTypes: anyList(wireIssueTypeOrNone).exactOptional(),
    filter: Filter.exactOptional(),
    sortBy: apiValue(SORTS, 'SORT_BY_').exactOptional(),
    sortDirection: apiValue(['SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC'], 'SORT_DIRECTION_').exactOptional(),
    /** Issues per page; default and maximum are not documented. */
    limit: wholeNumber(1, Number.MAX_SAFE_INTEGER).exactOptional(),
    cursor: Cursor.exactOptional(),
  },
  { error: 'must be an object' },
);

export type ListIssuesBody = Sent<typeof Body>;

/** In wire form, with every documented member but the deployment: the client sends its own, in the path and in the body. */
export type ListIssuesRequest = Omit<ListIssuesBody, 'deploymentId'>;

export const ISSUE_LIST_BODY = {
  schema: Body,
  names: { '': Object.keys(Body.shape), filter: FILTER_MEMBER_NAMES },
  members: ISSUE_SEARCH_BODY.members,
} as const satisfies RequestBody<ListIssuesBody>;

/** A body that asks for `pageSize` (digits) of issues per page. */
export function issuesPerPage(pageSize: string): JsonObject {
  return { limit: new JsonNumber(pageSize) };
}
