import { FILTER_MEMBERS, type FilterMember } from '../issues/filter-members.ts';
import { listedBranch } from '../scans/scan-json.ts';
import { keepNumbers } from '../wire/exact-json.ts';
import type { Handler, HttpRequest } from '../wire/http.ts';
import type { Quirk } from './quirk.ts';
import { type AnswerObject, isAnswerObject, rewriting } from './rewrite.ts';

const ISSUES = ['search-issues', 'list-issues'] as const;

/** Requests that the platform understands differently. */
export const ASKED_QUIRKS = {
  'list-branch-filter': {
    about: 'the list of scans finds a branch by another spelling than the one that it shows',
    around: asking(['list-scans'], (body) =>
      typeof body.branch === 'string' ? { ...body, branch: otherSpelling(body.branch) } : body,
    ),
  },
  'list-deployment-id': {
    about: 'the list of scans wants deployment_id in its body, and refuses deploymentId',
    around: asking(['list-scans'], ({ deploymentId, ...body }) =>
      deploymentId === undefined ? body : { ...body, 'unknown member': '' },
    ),
  },
  'presence-filters': {
    about: 'false in a filter by presence filters nothing',
    around: asking(ISSUES, (body) => {
      const entries = Object.entries(filterOf(body)).filter(([name, value]) => !isPresence(name) || value !== false);
      return body.filter === undefined ? body : { ...body, filter: Object.fromEntries(entries) };
    }),
  },
  'scan-list-branch-spelling': {
    about: 'a branch by another spelling than that of the list filters nothing: all scans are listed',
    around: (handler, { state: { scans, wire } }) =>
      asking(['list-scans'], ({ branch, ...body }) =>
        scans.some((scan) => listedBranch(scan, wire) === branch) ? { ...body, branch } : body,
      )(handler),
  },
  'scan-list-filter-names': {
    about: 'the filters of the list of scans have other names, and a request with these is refused',
    around: asking(['list-scans'], ({ products, statuses, ...body }) =>
      products === undefined && statuses === undefined ? body : { ...body, 'unknown filter': '' },
    ),
  },
  'type-limited-filter-with-several-types': {
    about: 'a filter of one issue type filters nothing unless the deprecated issueType names that type',
    around: asking(ISSUES, (body) => {
      const entries = Object.entries(filterOf(body)).filter(([name]) => !isOfOneType(name));
      const isOld = body.issueType !== undefined && !Array.isArray(body.issueTypes);
      return body.filter === undefined || isOld ? body : { ...body, filter: Object.fromEntries(entries) };
    }),
  },
} as const satisfies Readonly<Record<string, Quirk>>;

/** Changes the bodies of the requests of these operations. A body that is no object is left to the platform to refuse. */
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

/** The issue types that a member of the filter is limited to; none if it is not limited. */
function typesOf(name: string): readonly string[] {
  const members: Readonly<Record<string, FilterMember>> = FILTER_MEMBERS;
  return Object.hasOwn(members, name) ? (members[name]?.issueTypes ?? []) : [];
}

/** `refs/heads/main` for `main`, and the other way round; all other refs have one spelling. */
function otherSpelling(branch: string): string {
  if (branch.startsWith('refs/heads/')) return branch.slice('refs/heads/'.length);
  return branch.startsWith('refs/') ? branch : `refs/heads/${branch}`;
}
