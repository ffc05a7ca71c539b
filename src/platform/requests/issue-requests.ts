import { z } from 'zod';
import { FILTER_MEMBER_NAMES, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { JsonNumber, type JsonObject } from '../../json/json-value.ts';
import { apiValue, filterValue, Text } from '../../written/value.ts';
import type { RequestBody, WithDeployment } from './request-body.ts';
import { wholeNumber } from './request-number.ts';
import { wireIssueType, wireIssueTypeOrNone } from './request-types.ts';
import type { ListIssuesRequest, SearchIssuesRequest } from './wire-request.ts';

/** Lists as the API document has them: a list may be empty, and may name a value twice. */
function anyList<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: 'must be a list' });
}

/** All members of the filter, deprecated ones and those that a policy may not set included. */
const Filter = z.strictObject(
  Object.fromEntries(FILTER_MEMBER_NAMES.map((name) => [name, filterValue(filterMember(name), anyList).optional()])),
  { error: 'must be an object of filter members' },
) as unknown as z.ZodType<IssueFilter>;

/** Empty for the first page in the API document. The client omits it then. */
const Cursor = z
  .string({ error: 'must be text; put it in quotes' })
  .regex(/^$|\S/, 'must not be blank; leave it empty for the first page');

const Body = z.strictObject(
  {
    deploymentId: Text.exactOptional(),
    issueType: wireIssueType.exactOptional(),
    issueTypes: anyList(wireIssueTypeOrNone).exactOptional(),
    groupBy: apiValue(['GROUP_BY_RULE'], 'GROUP_BY_').exactOptional(),
    limit: wholeNumber(1, Number.MAX_SAFE_INTEGER).exactOptional(),
    cursor: Cursor.exactOptional(),
    filter: Filter.exactOptional(),
    sortBy: apiValue(['SORT_BY_ISSUE_COUNTS', 'SORT_BY_SEVERITY'], 'SORT_BY_').exactOptional(),
    sortDirection: apiValue(['SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC'], 'SORT_DIRECTION_').exactOptional(),
  },
  { error: 'must be an object' },
);

export type SearchIssuesBody = WithDeployment<SearchIssuesRequest>;

export const ISSUE_SEARCH_BODY = {
  schema: Body,
  names: { '': Object.keys(Body.shape), filter: FILTER_MEMBER_NAMES },
  members: {
    where: { path: ['filter'], form: 'object' },
    types: { path: ['issueTypes'], form: 'list' },
    pageSize: { path: ['limit'], form: 'number' },
    sort: { path: ['sortBy'], form: 'text' },
    direction: { path: ['sortDirection'], form: 'text' },
  },
} as const satisfies RequestBody<SearchIssuesBody>;

/** A body that asks for all groups by rule, `pageSize` (digits) of them per page. */
export function groupsByRule(pageSize: string): JsonObject {
  return { groupBy: 'GROUP_BY_RULE', limit: new JsonNumber(pageSize) };
}

const SORTS = [
  'SORT_BY_SEVERITY',
  'SORT_BY_REF',
  'SORT_BY_REPO',
  'SORT_BY_RULE',
  'SORT_BY_RELEVANT_SINCE',
  'SORT_BY_STATE',
] as const;

const { issueType: _type, groupBy: _group, ...ofBoth } = Body.shape;
const ListBody = z.strictObject(
  { ...ofBoth, sortBy: apiValue(SORTS, 'SORT_BY_').exactOptional() },
  { error: 'must be an object' },
);

export type ListIssuesBody = WithDeployment<ListIssuesRequest>;

export const ISSUE_LIST_BODY = {
  schema: ListBody,
  names: { '': Object.keys(ListBody.shape), filter: FILTER_MEMBER_NAMES },
  members: ISSUE_SEARCH_BODY.members,
} as const satisfies RequestBody<ListIssuesBody>;

/** A body that asks for `pageSize` (digits) of issues per page. */
export function issuesPerPage(pageSize: string): JsonObject {
  return { limit: new JsonNumber(pageSize) };
}
