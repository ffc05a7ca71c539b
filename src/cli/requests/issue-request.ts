import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { type FilterMemberName, filterMember } from '../../domain/issue-filter.ts';
import { ISSUE_TYPE_WORDS } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import { ISSUE_LIST_BODY, issuesPerPage, type ListIssuesBody } from '../../platform/requests/issue-list.ts';
import { groupsByRule, ISSUE_SEARCH_BODY, type SearchIssuesBody } from '../../platform/requests/issue-search.ts';
import { parseNamedRef } from '../named-ref.ts';
import type { RequestShape } from './request.ts';
import type { RequestFlag } from './request-flag.ts';

const PAGE_SIZE = ACTION_INPUTS['page-size'].default;

const { members } = ISSUE_SEARCH_BODY;

/** What people type. Every other member of the filter goes into --where, and every other one of the body into --request. */
const FILTER_FLAGS = [
  'refs',
  'repositoryNames',
  'repositoryIds',
  'severities',
  'aggregateIssueStates',
  'ruleIds',
  'rules',
  'since',
] as const satisfies readonly FilterMemberName[];

const FLAGS = {
  type: { value: '<list>', sets: members.types, about: ISSUE_TYPE_WORDS.join(', ') },
  'page-size': { value: '<number>', sets: members.pageSize, about: `groups or issues per page (${PAGE_SIZE})` },
  sort: {
    value: '<word>',
    sets: members.sort,
    about: 'issue-counts or severity; with --each severity, ref, repo, rule, relevant-since, state',
  },
  direction: { value: '<word>', sets: members.direction, about: 'asc or desc' },
  where: { value: '<json>', sets: members.where, about: 'any other members of the filter, as a JSON object' },
  ...Object.fromEntries(FILTER_FLAGS.map((name) => [flagName(name), filterFlag(name)])),
} as const;

export const ISSUES_REQUEST = {
  body: ISSUE_SEARCH_BODY,
  flags: FLAGS,
  start: groupsByRule(PAGE_SIZE),
} as const satisfies RequestShape<SearchIssuesBody>;

/** The same flags for the list of single issues. */
export const ISSUE_LIST_REQUEST = {
  body: ISSUE_LIST_BODY,
  flags: FLAGS,
  start: issuesPerPage(PAGE_SIZE),
} as const satisfies RequestShape<ListIssuesBody>;

/** The platform keeps the issues of a branch under one of its names: a search asks for both, as the gate does. */
function everySpelling(names: readonly string[]): readonly string[] {
  return refSpellings(names.map(parseNamedRef));
}

/** Titles of these flags in the help. */
export const ISSUE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  Search: ['request', 'type', 'sort', 'direction', 'page-size'],
  Filter: [...FILTER_FLAGS.map(flagName), 'where'],
};

/** Gives `rule-ids` for `ruleIds`. */
function flagName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function filterFlag(name: (typeof FILTER_FLAGS)[number]): RequestFlag {
  const { about, kind } = filterMember(name);
  return {
    ...(name === 'refs' ? { items: everySpelling } : {}),
    value: kind === 'date-time' ? '<time>' : '<list>',
    sets: { path: [...members.where.path, name], form: kind === 'date-time' ? 'text' : 'list' },
    about,
  };
}
