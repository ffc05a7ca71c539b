import { list, nullable, nullish, number, object, text, textThat } from '../../shape/shape.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { readPages } from '../read-pages.ts';
import { apiPath } from './api-address.ts';
import { readApp, readUser } from './comment-author.ts';
import type { GitHubApi } from './github-api.ts';
import { GitHubFailure, isTooLarge } from './github-failure.ts';

const PERMISSION = 'pull-requests: write';

const readMembers = object({
  id: number,
  html_url: textThat((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
  body: nullish(text),
  user: nullable(readUser),
  performed_via_github_app: nullish(readApp),
});

function readComment(value: unknown) {
  const { id, html_url, body, user, performed_via_github_app } = readMembers(value);
  return { id, url: html_url, body: body ?? '', user, app: performed_via_github_app };
}
export type Comment = ReturnType<typeof readComment>;

const readComments = list(readComment);

export type CommentList = {
  readonly comments: readonly Comment[];
  /** What kept the list from being read to its end. */
  readonly problem: GitHubFailure | undefined;
};

/** The comments of one pull request. Writes throw `GitHubFailure`. */
export type CommentApi = {
  list(deadlineMs: number): Promise<CommentList>;
  create(body: string, deadlineMs: number): Promise<Comment>;
  update(id: number, body: string, deadlineMs: number): Promise<Comment>;
  delete(id: number, deadlineMs: number): Promise<void>;
};

/** `repository` is `owner/name`. */
export function createCommentApi(api: GitHubApi, repository: string, pullRequest: number): CommentApi {
  const { owner, name } = splitRepository(repository);
  const all = apiPath`/repos/${owner}/${name}/issues/${pullRequest}/comments`;
  const one = (id: number) => apiPath`/repos/${owner}/${name}/issues/comments/${id}`;
  const to = (what: string) => ({ operation: `${what} of pull request ${pullRequest}`, permission: PERMISSION });

  return {
    async list(deadlineMs) {
      const { items, problem } = await readPages({
        async readPage(perPage, page) {
          const query = { per_page: perPage, page };
          const request = { ...to('list the comments'), method: 'GET', path: all, query, deadlineMs } as const;
          const { data, link } = await api.send({ ...request, read: readComments });
          return { data, hasNext: link?.includes('rel="next"') === true };
        },
        isTooLarge,
        tooMany: (most) => new GitHubFailure(`there are more than ${most} comments`, { isUnclear: false }),
      });
      if (problem !== undefined && !(problem instanceof GitHubFailure)) throw problem;
      return { comments: items, problem };
    },
    async create(body, deadlineMs) {
      const request = { ...to('create the comment'), method: 'POST', path: all, body: { body }, deadlineMs } as const;
      return (await api.send({ ...request, read: readComment })).data;
    },
    async update(id, body, deadlineMs) {
      const request = {
        ...to('update the comment'),
        method: 'PATCH',
        path: one(id),
        body: { body },
        deadlineMs,
      } as const;
      return (await api.send({ ...request, read: readComment })).data;
    },
    async delete(id, deadlineMs) {
      const request = { ...to('delete a comment'), method: 'DELETE', path: one(id), deadlineMs } as const;
      await api.send({ ...request, read: () => undefined });
    },
  };
}
