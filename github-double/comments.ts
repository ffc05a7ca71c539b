import type { HttpAnswer } from '../emulator/wire/http.ts';
import { accountJson, appJson } from './accounts.ts';
import { API, nodeId, WEB } from './addresses.ts';
import { answerError, answerJson, answerPage, notFound } from './answer.ts';
import type { Call } from './call.ts';
import type { Comment, GitHubState, Identity, Repository } from './state.ts';

/** Longest comment that GitHub accepts, in characters. */
const BODY_LIMIT = 65_536;

export function listComments(call: Call): HttpAnswer {
  const issue = Number(call.rest.split('/')[1]);
  const comments = call.repository.comments.filter((comment) => comment.issue === issue);
  return answerPage(call.request, comments, (comment) => describe(call.repository, comment));
}

export function readComment(call: Call): HttpAnswer {
  const comment = named(call);
  return comment === undefined ? notFound() : answerJson(200, describe(call.repository, comment));
}

export function createComment(call: Call): HttpAnswer {
  const issue = Number(call.rest.split('/')[1]);
  if (!call.repository.pulls.has(issue)) return notFound();
  const body = bodyOf(call);
  if (typeof body !== 'string') return body;
  return answerJson(201, describe(call.repository, addComment(call, issue, call.token.identity, body)));
}

export function updateComment(call: Call): HttpAnswer {
  const comment = named(call);
  if (comment === undefined) return notFound();
  const body = bodyOf(call);
  if (typeof body !== 'string') return body;
  call.state.nowMs += 1000;
  Object.assign(comment, { body, updatedAtMs: call.state.nowMs });
  return answerJson(200, describe(call.repository, comment));
}

export function deleteComment(call: Call): HttpAnswer {
  const comment = named(call);
  if (comment === undefined) return notFound();
  call.repository.comments.splice(call.repository.comments.indexOf(comment), 1);
  return { status: 204, headers: {}, body: '' };
}

/** Adds a comment as its author would, for a test that needs one. */
export function addComment(
  { state, repository }: { state: GitHubState; repository: Repository },
  issue: number,
  author: Identity,
  body: string,
): Comment {
  state.nextId += 1;
  state.nowMs += 1000;
  const comment = { id: state.nextId, issue, author, body, createdAtMs: state.nowMs, updatedAtMs: state.nowMs };
  repository.comments.push(comment);
  return comment;
}

function named({ repository, rest }: Call): Comment | undefined {
  const id = Number(rest.split('/').at(-1));
  return repository.comments.find((comment) => comment.id === id);
}

function bodyOf({ request }: Call): string | HttpAnswer {
  const sent: unknown = JSON.parse(request.body);
  const body = typeof sent === 'object' && sent !== null && 'body' in sent ? sent.body : undefined;
  if (typeof body !== 'string' || body === '') return answerError(422, 'Validation Failed: body cannot be blank');
  if (body.length > BODY_LIMIT) {
    return answerError(422, `Validation Failed: body is too long (maximum is ${BODY_LIMIT} characters)`);
  }
  return body;
}

function describe(repository: Repository, { id, issue, author, ...comment }: Comment): Record<string, unknown> {
  const { app } = author;
  const issues = `${API}/repos/${repository.owner}/${repository.name}/issues`;
  return {
    id,
    node_id: nodeId('IC', id),
    url: `${issues}/comments/${id}`,
    html_url: `${WEB}/${repository.owner}/${repository.name}/pull/${issue}#issuecomment-${id}`,
    issue_url: `${issues}/${issue}`,
    user: accountJson(author),
    author_association: 'NONE',
    performed_via_github_app: app === undefined ? null : appJson(app),
    body: comment.body,
    created_at: new Date(comment.createdAtMs).toISOString(),
    updated_at: new Date(comment.updatedAtMs).toISOString(),
  };
}
