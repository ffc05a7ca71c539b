import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { FILTER_MEMBER_NAMES, type FilterMemberName, filterMember } from '../../domain/issue-filter.ts';
import { ISSUE_TYPE_WORDS, issueTypeWord } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import { ISSUE_LIST_BODY, issuesPerPage, type ListIssuesBody } from '../../platform/requests/issue-list.ts';
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

const FLAGS = {
  where: { value: '<json>', sets: members.where, about: 'filter members as a JSON object' },
  type: { value: '<list>', sets: members.types, words: ISSUE_TYPE_WORDS, about: ISSUE_TYPE_WORDS.join(', ') },
  'page-size': { value: '<number>', sets: members.pageSize, about: `groups or issues per page (${PAGE_SIZE})` },
  cursor: { value: '<text>', sets: members.cursor, about: 'start at this page instead of the first' },
  sort: {
    value: '<word>',
    sets: members.sort,
    words: ['issue-counts', 'severity', 'ref', 'repo', 'rule', 'relevant-since', 'state'],
    about: 'issue-counts or severity; with --each severity, ref, repo, rule, relevant-since, state',
  },
  direction: { value: '<word>', sets: members.direction, words: ['asc', 'desc'], about: 'asc or desc' },
  ...Object.fromEntries(FILTER_MEMBER_NAMES.map((name) => [flagName(name), filterFlag(name)])),
} as const;

export const ISSUES_REQUEST = {
  body: ISSUE_SEARCH_BODY,
  flags: FLAGS,
  start: groupsByRule(PAGE_SIZE),
  contradiction: misapplied,
} as const satisfies RequestShape<SearchIssuesBody>;

/** The same flags for the list of single issues. */
export const ISSUE_LIST_REQUEST = {
  body: ISSUE_LIST_BODY,
  flags: FLAGS,
  start: issuesPerPage(PAGE_SIZE),
  contradiction: misapplied,
} as const satisfies RequestShape<ListIssuesBody>;

function misapplied(body: SearchIssuesBody | ListIssuesBody): Contradiction | undefined {
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
    message: {
      flags: `${limit}; add --type ${shared.map(issueTypeWord).join(',')}`,
      file: `${limit}; set issueTypes to [${wire}]`,
    },
  };
}

/** The platform keeps the issues of a branch under one of its names: a search asks for both, as the gate does. */
function everySpelling(names: readonly string[]): readonly string[] {
  return refSpellings(names.map(parseNamedRef));
}

/** Titles of these flags in the help. The filter is long: what is for one issue type alone stands under it. */
export const ISSUE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  Search: ['request', 'type', 'sort', 'direction', 'page-size', 'cursor', 'where'],
  ...Object.fromEntries(
    Object.entries(Object.groupBy(FILTER_MEMBER_NAMES, groupOf)).map(([title, names = []]) => [
      title,
      names.map(flagName),
    ]),
  ),
};

function groupOf(name: FilterMemberName): string {
  const { issueTypes, isDeprecated } = filterMember(name);
  if (isDeprecated) return 'Filter, deprecated';
  return issueTypes === undefined ? 'Filter' : `Filter, only for ${issueTypes.map(issueTypeWord).join(', ')}`;
}

/** Gives `validation-states` for `validationStates`. */
function flagName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function filterFlag(name: FilterMemberName): RequestFlag {
  const { about, issueTypes, isDeprecated, values = [], prefix = '' } = filterMember(name);
  const sets = memberOfFilter(name);
  // The title says so of all others.
  const note =
    isDeprecated && issueTypes !== undefined ? ` (only for ${issueTypes.map(issueTypeWord).join(', ')})` : '';
  return {
    ...(name === 'refs' ? { items: everySpelling } : {}),
    value: sets.form === 'list' ? '<list>' : sets.form === 'boolean' ? '<true|false>' : '<text>',
    sets,
    words: values.map((value) => value.slice(prefix.length).toLowerCase()),
    about: about + note,
  };
}
