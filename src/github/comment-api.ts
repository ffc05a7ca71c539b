import { z } from 'zod';
import { splitRepository } from '../target/repository-identity.ts';
import { apiPath } from './api-address.ts';
import { CommentApp, CommentUser } from './comment-author.ts';
import { type GitHubApi, PER_PAGE } from './github-api.ts';
import { GitHubFailure } from './github-failure.ts';

/** No more pages of comments than this are read. */
const PAGES = 30;
const PERMISSION = 'pull-requests: write';

const CommentAnswer = z
  .object({
    id: z.number(),
    html_url: z.url({ protocol: /^https?$/ }),
    body: z.string().nullish(),
    user: CommentUser.nullable(),
    performed_via_github_app: CommentApp.nullish(),
  })
  .transform(({ id, html_url, body, user, performed_via_github_app }) => ({
    id,
    url: html_url,
    body: body ?? '',
    user,
    app: performed_via_github_app,
  }));
export type Comment = z.infer<typeof CommentAnswer>;

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
      const comments: Comment[] = [];
      try {
        // Pages are counted by ourselves: a Link header could lead the token to another origin.
        for (let page = 1; page <= PAGES; page += 1) {
          const query = { per_page: PER_PAGE, page };
          const schema = z.array(CommentAnswer);
          const request = { ...to('list the comments'), method: 'GET', path: all, query, deadlineMs, schema } as const;
          const { data, link } = await api.send(request);
          comments.push(...data);
          if (data.length < PER_PAGE && !link?.includes('rel="next"')) return { comments, problem: undefined };
        }
        throw new GitHubFailure(`there are more than ${PAGES * PER_PAGE} comments`, { isUnclear: false });
      } catch (thrown) {
        if (!(thrown instanceof GitHubFailure)) throw thrown;
        return { comments, problem: thrown };
      }
    },
    async create(body, deadlineMs) {
      const request = { ...to('create the comment'), method: 'POST', path: all, body: { body }, deadlineMs } as const;
      return (await api.send({ ...request, schema: CommentAnswer })).data;
    },
    async update(id, body, deadlineMs) {
      const request = {
        ...to('update the comment'),
        method: 'PATCH',
        path: one(id),
        body: { body },
        deadlineMs,
      } as const;
      return (await api.send({ ...request, schema: CommentAnswer })).data;
    },
    async delete(id, deadlineMs) {
      const request = { ...to('delete a comment'), method: 'DELETE', path: one(id), deadlineMs } as const;
      await api.send({ ...request, schema: z.unknown() });
    },
  };
}
