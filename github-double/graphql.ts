import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import { answerJson, notAccessible, notFound } from './answer.ts';
import type { GitHubState, Pull, Repository, Token } from './state.ts';

type Problem = { readonly type: string; readonly path: readonly string[]; readonly message: string };
type Fields = Readonly<Record<string, unknown>>;

const MOST_OF_A_PAGE = 100;

/**
 * The one query that a gate may send: for the viewer, for a pull request as it stands, and for the open ones of its head branch. This
 * is not a GraphQL engine: it looks for the names of the fields, and takes everything else from the variables `owner`,
 * `name`, `number`, `head` and `headRef`.
 */
export function answerGraphql(state: GitHubState, token: Token, request: HttpRequest): HttpAnswer {
  const path = state.prefix === '' ? '/graphql' : '/api/graphql';
  if (request.path !== path) return notFound();
  if (!token.mayUseGraphql) return notAccessible();
  const { query, variables = {} } = JSON.parse(request.body) as { query: string; variables?: Fields };
  const { login, id } = token.identity;
  const errors: Problem[] = [];
  const data: Record<string, unknown> = {};
  if (/\bviewer\b/.test(query)) data.viewer = asked(query, { login, databaseId: id });
  if (/\bpullRequest\b/.test(query)) {
    const seen = answerRepository(state, token, variables, errors);
    data.repository = seen && asked(query, seen);
  }
  return answerJson(200, errors.length === 0 ? { data } : { data, errors });
}

/** The members of the answer that the query names, level by level. */
function asked(query: string, answer: Fields): Fields {
  const named = Object.entries(answer).filter(([name]) => new RegExp(`\\b${name}\\b`).test(query));
  return Object.fromEntries(
    named.map(([name, value]) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isObject ? asked(query, value as Fields) : value];
    }),
  );
}

function answerRepository(state: GitHubState, token: Token, variables: Fields, errors: Problem[]): Fields | null {
  const repository = state.repositories.find(({ owner, name }) => owner === variables.owner && name === variables.name);
  const { contents, pull_requests: pulls } = token.permissions;
  const mayRead = (access: string): boolean => repository?.isPrivate === false || access !== 'none';
  if (repository === undefined) {
    errors.push({ type: 'NOT_FOUND', path: ['repository'], message: 'Could not resolve to a Repository' });
    return null;
  }
  const pull = mayRead(pulls) ? repository.pulls.get(Number(variables.number)) : undefined;
  if (pull === undefined) {
    errors.push({ type: 'NOT_FOUND', path: ['repository', 'pullRequest'], message: 'Not found' });
  }
  const head = String(variables.head);
  const isKnown = mayRead(contents) && (repository.commits.has(head) || pullsOfHead(repository, head).length > 0);
  const open = [...repository.pulls.values()].filter((one) => one.state === 'open');
  return {
    pullRequest: pull === undefined ? null : describe(pull),
    pullRequests: mayRead(pulls) ? pageOf(open.filter((one) => one.head.ref === variables.headRef)) : pageOf([]),
    object:
      isKnown && mayRead(pulls)
        ? { __typename: 'Commit', associatedPullRequests: pageOf(associated(repository, head)) }
        : null,
  };
}

/** Pull requests with this head, open or closed; none if it is the tip of the default branch. */
function associated(repository: Repository, head: string): readonly Pull[] {
  const isInDefault = repository.refs.get(`refs/heads/${repository.defaultBranch}`) === head;
  return isInDefault ? [] : pullsOfHead(repository, head);
}

function pullsOfHead(repository: Repository, head: string): readonly Pull[] {
  return [...repository.pulls.values()].filter((one) => one.head.sha === head);
}

function describe({ state, head, base, baseChanges = [] }: Pull): Fields {
  const newest = baseChanges.at(-1);
  return {
    state: state === 'open' ? 'OPEN' : 'CLOSED',
    headRefOid: head.sha,
    baseRefName: base.ref,
    timelineItems: {
      nodes: newest === undefined ? [] : [{ __typename: newest.kind, createdAt: new Date(newest.atMs).toISOString() }],
    },
  };
}

function pageOf(pulls: readonly Pull[]): Fields {
  const nodes = pulls
    .slice(0, MOST_OF_A_PAGE)
    .map(({ number, state, head }) => ({ number, state: state === 'open' ? 'OPEN' : 'CLOSED', headRefOid: head.sha }));
  return { nodes, pageInfo: { hasNextPage: pulls.length > MOST_OF_A_PAGE } };
}
