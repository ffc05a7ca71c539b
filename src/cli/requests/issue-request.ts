import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { FILTER_MEMBER_NAMES, type FilterMemberName, filterMember } from '../../domain/issue-filter.ts';
import { ISSUE_TYPES } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import {
  groupsByRule,
  ISSUE_SEARCH_BODY,
  memberOfFilter,
  type SearchIssuesBody,
  searchedTypes,
} from '../../platform/requests/issue-search.ts';
import { WIRE_ISSUE_TYPES } from '../../platform/wire-words.ts';
import { misappliedMembers } from '../../written/limited-members.ts';
import { parseNamedRef } from '../named-ref.ts';
import type { Contradiction, RequestShape } from './request.ts';
import type { RequestFlag } from './request-flag.ts';

const PAGE_SIZE = ACTION_INPUTS['page-size'].default;

const { members } = ISSUE_SEARCH_BODY;

export const ISSUES_REQUEST = {
  body: ISSUE_SEARCH_BODY,
  flags: {
    where: { value: '<json>', sets: members.where, about: 'filter members as a JSON object' },
    type: { value: '<list>', sets: members.types, about: ISSUE_TYPES.join(', ') },
    'page-size': { value: '<number>', sets: members.pageSize, about: `groups per page (${PAGE_SIZE})` },
    cursor: { value: '<text>', sets: members.cursor, about: 'start at this page instead of the first' },
    sort: { value: '<word>', sets: members.sort, about: 'issue-counts or severity' },
    direction: { value: '<word>', sets: members.direction, about: 'asc or desc' },
    ...Object.fromEntries(FILTER_MEMBER_NAMES.map((name) => [flagName(name), filterFlag(name)])),
  },
  start: groupsByRule(PAGE_SIZE),
  contradiction: misapplied,
} as const satisfies RequestShape<SearchIssuesBody>;

function misapplied(body: SearchIssuesBody): Contradiction | undefined {
  const [first] = misappliedMembers(body.filter ?? {}, searchedTypes(body));
  if (first === undefined) return undefined;
  const { name, limit, shared } = first;
  const path = ['filter', name];
  if (shared.length === 0) {
    const message = `${limit}, and another member of this filter only to other types; search twice`;
    return { path, message: { flags: message, file: message } };
  }
  const wire = shared.map((type) => `"${WIRE_ISSUE_TYPES[type]}"`).join(', ');
  return {
    path,
    message: { flags: `${limit}; add --type ${shared.join(',')}`, file: `${limit}; set issueTypes to [${wire}]` },
  };
}

/** The platform keeps the issues of a branch under one of its names: a search asks for both, as the gate does. */
function everySpelling(names: readonly string[]): readonly string[] {
  return refSpellings(names.map(parseNamedRef));
}

/** `validation-states` of `validationStates`. */
function flagName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function filterFlag(name: FilterMemberName): RequestFlag {
  const { about, issueTypes, isDeprecated } = filterMember(name);
  const sets = memberOfFilter(name);
  const notes = [
    ...(issueTypes === undefined ? [] : [`${issueTypes.join(', ')} alone`]),
    ...(isDeprecated ? ['deprecated'] : []),
  ];
  return {
    ...(name === 'refs' ? { items: everySpelling } : {}),
    value: sets.form === 'list' ? '<list>' : sets.form === 'boolean' ? '<true|false>' : '<text>',
    sets,
    about: notes.length === 0 ? about : `${about} (${notes.join('; ')})`,
  };
}
