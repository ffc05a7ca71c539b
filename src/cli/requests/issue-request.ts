import { z } from 'zod';
import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { FILTER_MEMBER_NAMES, type FilterMember, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { JsonNumber } from '../../platform/json.ts';
import type { SearchIssuesRequest } from '../../platform/requests.ts';
import { filterValue } from '../../written/filter-value.ts';
import { apiValue, listOf, Text } from '../../written/value.ts';
import type { RequestShape } from './request.ts';
import type { RequestFlag } from './request-flag.ts';
import { wholeNumber } from './request-number.ts';

const ISSUE_TYPES = ['SAST', 'SCA', 'SECRETS', 'RESEARCH', 'AI_SAST'].map((name) => `ISSUE_TYPE_${name}`);

/** All members of the filter, those that a policy may not set and the deprecated ones too. */
const Filter = z.strictObject(
  Object.fromEntries(FILTER_MEMBER_NAMES.map((name) => [name, filterValue(filterMember(name)).optional()])),
  { error: 'must be an object of filter members' },
) as unknown as z.ZodType<IssueFilter>;

/** The documented body of the issue search; enum values as the API spells them, or short. */
const Body = z.strictObject(
  {
    deploymentId: Text.optional(),
    issueType: apiValue(ISSUE_TYPES, 'ISSUE_TYPE_').optional(),
    issueTypes: listOf(apiValue([...ISSUE_TYPES, 'ISSUE_TYPE_UNSPECIFIED'], 'ISSUE_TYPE_')).optional(),
    groupBy: apiValue(['GROUP_BY_RULE'], 'GROUP_BY_').optional(),
    limit: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
    cursor: Text.optional(),
    filter: Filter.optional(),
    sortBy: apiValue(['SORT_BY_ISSUE_COUNTS', 'SORT_BY_SEVERITY'], 'SORT_BY_').optional(),
    sortDirection: apiValue(['SORT_DIRECTION_ASC', 'SORT_DIRECTION_DESC'], 'SORT_DIRECTION_').optional(),
  },
  { error: 'must be an object' },
);

export type IssuesBody = SearchIssuesRequest & { readonly deploymentId?: string };

export const ISSUES_REQUEST = {
  schema: Body as unknown as z.ZodType<IssuesBody>,
  members: { '': Object.keys(Body.shape), filter: FILTER_MEMBER_NAMES },
  flags: {
    where: { value: '<json>', path: ['filter'], form: 'object', about: 'filter members as a JSON object' },
    type: { value: '<list>', path: ['issueTypes'], form: 'list', about: 'sast, sca, secrets, research, ai-sast' },
    'page-size': {
      value: '<number>',
      path: ['limit'],
      form: 'number',
      about: `groups per page (${ACTION_INPUTS['page-size'].default})`,
    },
    cursor: { value: '<text>', path: ['cursor'], form: 'text', about: 'begin at this page instead of the first' },
    sort: { value: '<word>', path: ['sortBy'], form: 'text', about: 'issue-counts or severity' },
    direction: { value: '<word>', path: ['sortDirection'], form: 'text', about: 'asc or desc' },
    ...Object.fromEntries(FILTER_MEMBER_NAMES.map((name) => [flagName(name), filterFlag(name, filterMember(name))])),
  },
  start: { groupBy: 'GROUP_BY_RULE', limit: new JsonNumber(ACTION_INPUTS['page-size'].default) },
} as const satisfies RequestShape<IssuesBody>;

/** `validation-states` of `validationStates`. */
function flagName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function filterFlag(name: string, { kind, about, issueTypes, isDeprecated }: FilterMember): RequestFlag {
  const notes = [
    ...(issueTypes === undefined ? [] : [`${issueTypes.join(', ')} alone`]),
    ...(isDeprecated ? ['deprecated'] : []),
  ];
  return {
    path: ['filter', name],
    form: kind === 'texts' || kind === 'enums' ? 'list' : kind === 'boolean' ? 'boolean' : 'text',
    value: kind === 'texts' || kind === 'enums' ? '<list>' : kind === 'boolean' ? '<true|false>' : '<text>',
    about: notes.length === 0 ? about : `${about} (${notes.join('; ')})`,
  };
}
