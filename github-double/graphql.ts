import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import { answerJson, notAccessible, notFound } from './answer.ts';
import type { GitHubState, Token } from './state.ts';

/**
 * The two queries that a gate may send: for the viewer, and for the head of a pull request. This is not a GraphQL engine: it looks
 * for the names of the fields, and reads the repository and the number from the variables `owner`, `name` and `number`.
 */
export function answerGraphql(state: GitHubState, token: Token, request: HttpRequest): HttpAnswer {
  const path = state.prefix === '' ? '/graphql' : '/api/graphql';
  if (request.path !== path) return notFound();
  if (!token.mayUseGraphql) return notAccessible();
  const { query, variables } = JSON.parse(request.body) as { query: string; variables?: Record<string, unknown> };
  const { login, id } = token.identity;
  const data: Record<string, unknown> = {};
  const errors: unknown[] = [];
  if (/\bviewer\b/.test(query)) data.viewer = { login, databaseId: id };
  if (/\bheadRefOid\b/.test(query)) {
    const pull = findPull(state, token, variables ?? {});
    data.repository = { pullRequest: pull === undefined ? null : { headRefOid: pull.head.sha } };
    if (pull === undefined)
      errors.push({ type: 'NOT_FOUND', path: ['repository', 'pullRequest'], message: 'Not found' });
  }
  return answerJson(200, errors.length === 0 ? { data } : { data, errors });
}

function findPull(state: GitHubState, token: Token, variables: Record<string, unknown>) {
  const repository = state.repositories.find(({ owner, name }) => owner === variables.owner && name === variables.name);
  if (repository?.isPrivate && token.permissions.pull_requests === 'none') return undefined;
  return repository?.pulls.get(Number(variables.number));
}
