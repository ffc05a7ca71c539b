import { nullable } from 'zod/mini';
import type { FoundMarker } from '../../domain/comment-marker.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import { ifAny, mapped, number, object, text, textThat } from '../../json/schema.ts';
import { createCommentRequests } from '../comment-requests.ts';
import { ForgeFailure } from '../forge-failure.ts';
import { selectOwn } from '../next-write.ts';
import { type CommentPlace, commentProblem, createOneComment, type OneComment } from '../one-comment.ts';
import { type Author, isWrittenBy, readApp, readUser } from './comment-author.ts';
import { type InRepository, repositoryPath } from './github-api.ts';
import { readPullRequest } from './pull-request.ts';
import type { PullRequestNow } from './pull-request-now.ts';

type PullRequestCommentsOptions = InRepository & {
  readonly signal?: AbortSignal;
  readonly pullRequest: number;
  readonly key: string;
  readonly parseMarker: (body: string) => FoundMarker | undefined;
  /** Who we are, and which commit is the head now. */
  readonly ask: () => Promise<Pick<PullRequestNow, 'author' | 'headSha'>>;
};

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
/** A usual run makes three requests: who we are and which head, the list, one write. */
export function createPullRequestComments(options: PullRequestCommentsOptions): OneComment {
  const { api, clock, signal, repository, pullRequest, key, parseMarker, ask } = options;
  const comments = createCommentRequests({
    api,
    noun: 'comment',
    asked: (what) => ({ operation: `${what} of pull request ${pullRequest}`, permission: 'pull-requests: write' }),
    all: repositoryPath(repository)`/issues/${pullRequest}/comments`,
    one: (id) => repositoryPath(repository)`/issues/comments/${id}`,
    update: 'PATCH',
    read: readComment,
    fail: (message) => new ForgeFailure(message),
  });
  /** Set by the last reading: a new comment by another account would not be found again. */
  let us: Author | undefined;

  const place: CommentPlace = {
    what: 'pull request',
    tooLongStatus: 422,
    async find(deadline) {
      const [{ author, headSha }, list] = await Promise.all([ask(), comments.list(deadline)]);
      us = author;
      // Reported first: without the permission to comment there is no point in asking for more.
      if (list.items.length === 0 && list.problem !== undefined) throw list.problem;
      const byUs = author === undefined ? [] : list.items.filter((comment) => isWrittenBy(author, comment));
      return {
        stranger: author === undefined ? 'GitHub does not say who github-token acts as' : undefined,
        headSha: headSha ?? (await readPullRequest(api, repository, pullRequest, deadline)).headSha,
        own: selectOwn(byUs, { key, pullRequest }, parseMarker),
        problem: list.problem?.message,
      };
    },
    async create(body, deadline) {
      const created = await comments.create(body, deadline);
      return us !== undefined && isWrittenBy(us, created) ? created : takeBack(comments, created.id, deadline);
    },
    update: comments.update,
    delete: comments.delete,
  };
  return createOneComment({ place, clock, signal });
}

/** No later run would find it: each would write one more. */
async function takeBack(comments: Pick<CommentPlace, 'delete'>, id: number, deadline: MonotonicMs) {
  const why = 'github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which';
  try {
    await comments.delete(id, deadline);
    return { warning: `${why}; what was written was taken back` };
  } catch (thrown) {
    const problem = commentProblem(thrown);
    return { warning: `${why}; it is there all the same, because it could not be taken back: ${problem}` };
  }
}
