import { publishExchange } from '../emulator/wire/exchange.ts';
import type { Handler, HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import { answerJson, forbidden, insufficientScope, notFound, unauthorized } from './answer.ts';
import type { Call } from './call.ts';
import { createNote, deleteNote, listNotes, updateNote } from './notes.ts';
import { type Operation, operationOf } from './operation.ts';
import { actorJson, mergeRequestJson } from './shown-as-json.ts';
import type { GitLabState, Token } from './state.ts';

type Route = { readonly level: 'read' | 'write'; readonly answer: (call: Call) => HttpAnswer };

const ROUTES: Readonly<Record<Exclude<Operation, 'read-user'>, Route>> = {
  'read-merge-request': { level: 'read', answer: readMergeRequest },
  'list-notes': { level: 'read', answer: listNotes },
  'create-note': { level: 'write', answer: createNote },
  'update-note': { level: 'write', answer: updateNote },
  'delete-note': { level: 'write', answer: deleteNote },
};

/**
 * GitLab's API over the given state, as far as a gate may use it: tokens, scopes, roles, paging, limits, quick actions.
 * Projects are private. From https://docs.gitlab.com/api/notes/, /api/rest/#offset-based-pagination,
 * /ci/jobs/ci_job_token/ and /user/project/quick_actions/.
 */
export function createGitLabHandler(state: GitLabState): Handler {
  return (request) => {
    const operation = operationOf(request.method, request.path);
    const instead = operation === undefined ? undefined : state.before.get(operation)?.(request);
    const own = instead === undefined ? answer(state, operation, request) : undefined;
    publishExchange('gitlab', { request, prefix: state.prefix, answer: own });
    return own ?? instead!;
  };
}

function answer(state: GitLabState, operation: Operation | undefined, request: HttpRequest): HttpAnswer {
  const token = state.tokens.find(({ value }) => request.headers['private-token'] === value);
  // The token of a job goes into another header, and is no key for these operations.
  if (token === undefined || token.kind === 'job') return unauthorized();
  if (operation === undefined || !request.path.startsWith(`${state.prefix}/`)) return notFound();
  if (operation === 'read-user') return readUser(token);

  const path = request.path.slice(state.prefix.length);
  const [, id, iid, rest = ''] = /^\/projects\/([^/]+)\/merge_requests\/(\d+)\/?(.*)$/.exec(path) ?? [];
  const name = decodeURIComponent(id ?? '');
  const { level, answer: route } = ROUTES[operation];
  const isAllowed = token.scopes.includes('api') || (level === 'read' && token.scopes.includes('read_api'));
  if (!isAllowed) return insufficientScope();
  const project = state.projects.find((each) => String(each.id) === name || each.path === name);
  const mergeRequest = project?.mergeRequests.get(Number(iid));
  if (project === undefined || mergeRequest === undefined || token.role === 'none') return notFound();
  if (token.role === 'guest') return forbidden();
  return route({ state, request, token, project, mergeRequest, rest });
}

function readUser({ user, scopes }: Token): HttpAnswer {
  if (scopes.length === 0) return insufficientScope();
  return answerJson(200, actorJson(user));
}

function readMergeRequest({ project, mergeRequest, token }: Call): HttpAnswer {
  return answerJson(200, mergeRequestJson(project, mergeRequest, token.user));
}
