import { FILTER_MEMBERS, type FilterMember } from '../issues/filter-members.ts';
import { listedBranch } from '../scans/scan-json.ts';
import type { PlatformState } from '../state.ts';
import { keepNumbers } from '../wire/exact-json.ts';
import type { Handler, HttpRequest } from '../wire/http.ts';
import type { Quirk } from './quirk.ts';
import { type AnswerObject, isAnswerObject, rewriting } from './rewrite.ts';

const ISSUES = ['search-issues', 'list-issues'] as const;
const LISTED_STATES = ['OPEN', 'UNKNOWN', 'REVIEWING', 'FIXING'].map((state) => `AGGREGATE_ISSUE_STATE_${state}`);

/** Questions that are understood otherwise. */
export const ASKED_QUIRKS = {
  'default-sort': {
    about: 'where no order is asked for, the rule with the fewest issues goes first',
    around: asking(['search-issues'], ({ sortBy, ...body }) =>
      sortBy === undefined
        ? { ...body, sortBy: 'SORT_BY_ISSUE_COUNTS', sortDirection: 'SORT_DIRECTION_ASC' }
        : { sortBy, ...body },
    ),
  },
  'empty-filter-arrays': {
    about: 'an empty array in a filter keeps no issue',
    around: asking(ISSUES, (body) => {
      const filter = filterOf(body);
      const isNothing = Object.values(filter).some((value) => Array.isArray(value) && value.length === 0);
      return isNothing ? { ...body, filter: { ...filter, ids: ['of nobody'] } } : body;
    }),
  },
  'issue-list-page-size': {
    about: 'a page of the list of single issues has 50 where no size is asked for',
    around: asking(['list-issues'], (body) => ({ limit: 50, ...body })),
  },
  'issue-search-page-size': {
    about: 'a page of the issue search has 25 rules where no size is asked for',
    around: asking(['search-issues'], (body) => ({ limit: 25, ...body })),
  },
  'issue-tabs': {
    about: 'the tab of open issues has those that are reviewed and fixed, too',
    around: asking(ISSUES, (body) => {
      const { tab, ...filter } = filterOf(body);
      if (tab !== 'ISSUE_TAB_OPEN' || filter.aggregateIssueStates !== undefined) return body;
      return { ...body, filter: { ...filter, aggregateIssueStates: LISTED_STATES } };
    }),
  },
  'list-branch-filter': {
    about: 'the list of scans finds a branch by another spelling than the one that it shows',
    around: (handler, { state }) =>
      asking(['list-scans'], ({ branch, ...body }) => {
        if (typeof branch !== 'string') return body;
        return {
          ...body,
          branch: listedSpellings(state).has(branch) ? otherSpelling(branch) : oneListed(branch, state),
        };
      })(handler),
  },
  'no-issue-type': {
    about: 'a search without any issue type covers the code alone',
    around: asking(ISSUES, (body) => {
      const isNamed = body.issueType !== undefined || (Array.isArray(body.issueTypes) && body.issueTypes.length > 0);
      return isNamed ? body : { ...body, issueTypes: ['ISSUE_TYPE_SAST'] };
    }),
  },
  'presence-filters': {
    about: 'false in a filter by presence filters nothing',
    around: asking(ISSUES, (body) => {
      const entries = Object.entries(filterOf(body)).filter(([name, value]) => !isPresence(name) || value !== false);
      return body.filter === undefined ? body : { ...body, filter: Object.fromEntries(entries) };
    }),
  },
  'scan-list-branch-spelling': {
    about: 'the list of scans takes a branch in full and by its short name, whichever it lists itself',
    around: (handler, { state }) =>
      asking(['list-scans'], (body) =>
        typeof body.branch === 'string' ? { ...body, branch: oneListed(body.branch, state) } : body,
      )(handler),
  },
  'scan-list-filter-names': {
    about: 'the filters of the list of scans are called enabled_products and status',
    around: asking(['list-scans'], ({ products, statuses, enabled_products, status, ...body }) => ({
      ...body,
      // Under these names nothing knows them, and a request with them is refused.
      ...(products === undefined ? {} : { 'unknown products': products }),
      ...(statuses === undefined ? {} : { 'unknown statuses': statuses }),
      ...(enabled_products === undefined ? {} : { products: enabled_products }),
      ...(status === undefined ? {} : { statuses: status }),
    })),
  },
  'type-limited-filter-with-several-types': {
    about: 'a filter of one issue type filters nothing unless the deprecated issueType names that type',
    around: asking(ISSUES, (body) => {
      const entries = Object.entries(filterOf(body)).filter(([name]) => !isOfOneType(name));
      const isOld = body.issueType !== undefined && !Array.isArray(body.issueTypes);
      return body.filter === undefined || isOld ? body : { ...body, filter: Object.fromEntries(entries) };
    }),
  },
  'type-limited-members': {
    about: 'a filter of one issue type leaves out all issues of other types',
    around: asking(ISSUES, (body) => {
      const types = Array.isArray(body.issueTypes) ? body.issueTypes : [];
      const limits = Object.keys(filterOf(body)).filter(isOfOneType).flatMap(typesOf);
      const left = types.filter((type) => limits.includes(type));
      return types.length > 1 && left.length > 0 ? { ...body, issueTypes: left } : body;
    }),
  },
} as const satisfies Readonly<Record<string, Quirk>>;

/** Changes the bodies of the requests of these operations. What is no object is left to the platform to refuse. */
function asking(
  operations: Parameters<typeof rewriting>[0],
  change: (body: AnswerObject) => AnswerObject,
): (handler: Handler) => Handler {
  const understood = (request: HttpRequest): HttpRequest => {
    const body = parsed(request.body);
    return isAnswerObject(body) ? { ...request, body: JSON.stringify(change(body)) } : request;
  };
  return rewriting(operations, (answer) => answer, understood);
}

function parsed(body: string): unknown {
  try {
    return keepNumbers(body);
  } catch {
    return undefined;
  }
}

function filterOf({ filter }: AnswerObject): AnswerObject {
  return isAnswerObject(filter) ? filter : {};
}

function isPresence(name: string): boolean {
  return name === 'includeTicketed' || name === 'includeAiMemoryRendered';
}

function isOfOneType(name: string): boolean {
  return typesOf(name).length === 1;
}

/** The issue types that a member of the filter is limited to; none where it is not. */
function typesOf(name: string): readonly string[] {
  const members: Readonly<Record<string, FilterMember>> = FILTER_MEMBERS;
  return Object.hasOwn(members, name) ? (members[name]?.issueTypes ?? []) : [];
}

function listedSpellings({ scans, wire }: PlatformState): ReadonlySet<string> {
  return new Set(scans.map((scan) => listedBranch(scan, wire)));
}

/** The spelling of this branch that the list has; the given one where it has both or none. */
function oneListed(branch: string, state: PlatformState): string {
  const listed = listedSpellings(state);
  const other = otherSpelling(branch);
  return !listed.has(branch) && listed.has(other) ? other : branch;
}

/** `refs/heads/main` for `main`, and the other way round; all other refs have one spelling. */
function otherSpelling(branch: string): string {
  if (branch.startsWith('refs/heads/')) return branch.slice('refs/heads/'.length);
  return branch.startsWith('refs/') ? branch : `refs/heads/${branch}`;
}
