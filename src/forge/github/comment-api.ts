import { nullable } from 'zod/mini';
import { ifAny, list, mapped, number, object, type TypeOf, text, textThat } from '../../json/schema.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { type CommentRequests, createCommentRequests } from '../comment-requests.ts';
import { apiPath } from './api-address.ts';
import { readApp, readUser } from './comment-author.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubFailure } from './github-failure.ts';

const readComment = mapped(
  object({
    id: number,
    html_url: textThat((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
    body: ifAny(text),
    user: nullable(readUser),
    performed_via_github_app: ifAny(readApp),
  }),
  ({ id, html_url: url, body = '', user, performed_via_github_app: app }) => ({ id, url, body, user, app }),
);
export type Comment = TypeOf<typeof readComment>;
export type CommentApi = CommentRequests<Comment>;

const readComments = list(readComment);

/** `repository` is `owner/name`. */
export function createCommentApi(api: GitHubApi, repository: string, pullRequest: number): CommentApi {
  const { owner, name } = splitRepository(repository);
  return createCommentRequests({
    api,
    noun: 'comment',
    asked: (what) => ({ operation: `${what} of pull request ${pullRequest}`, permission: 'pull-requests: write' }),
    all: apiPath`/repos/${owner}/${name}/issues/${pullRequest}/comments`,
    one: (id) => apiPath`/repos/${owner}/${name}/issues/comments/${id}`,
    update: 'PATCH',
    read: readComment,
    readAll: readComments,
    fail: (message) => new GitHubFailure(message, { isUnclear: false }),
  });
}
