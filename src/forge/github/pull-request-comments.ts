import type { FoundMarker } from '../../domain/comment-marker.ts';
import type { CommitSha } from '../../domain/ids.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CommentPlace } from '../comment-place.ts';
import { selectOwn } from '../next-write.ts';
import { commentProblem, createOneComment, type OneComment } from '../one-comment.ts';
import { type CommentApi, createCommentApi } from './comment-api.ts';
import { type Author, askViewer, isWrittenBy } from './comment-author.ts';
import type { GitHubApi } from './github-api.ts';
import { readPullRequest } from './pull-request.ts';

export type PullRequestCommentsOptions = {
  readonly api: GitHubApi;
  readonly clock: Clock;
  /** It ends every wait: the run was stopped. */
  readonly signal?: AbortSignal;
  /** Only its prefix is looked at, where GitHub does not say whose it is. */
  readonly token: string;
  /** It is `owner/name`. */
  readonly repository: string;
  readonly pullRequest: number;
  /** It is the commit under test. */
  readonly head: CommitSha;
  readonly key: string;
  readonly parseMarker: (body: string) => FoundMarker | undefined;
  /** Who we are, where that is known already: then it is not asked, and no comment is begun. */
  readonly us?: Author | undefined;
};

/** A usual run makes three requests: who we are and which head, the list, one write. */
export function createPullRequestComments(options: PullRequestCommentsOptions): OneComment {
  const { clock, signal } = options;
  return createOneComment({ place: placeOf(options), clock, signal });
}

function placeOf(options: PullRequestCommentsOptions): CommentPlace {
  const { api, token, repository, pullRequest, key, parseMarker } = options;
  const comments = createCommentApi(api, repository, pullRequest);
  /** It is known from the last look: a new comment by anybody else would not be found again. */
  let us: Author | undefined;

  return {
    what: 'pull request',
    tooLongStatus: 422,
    async look(deadline) {
      const [viewer, list] = await Promise.all([
        options.us === undefined
          ? askViewer(api, token, repository, pullRequest, deadline)
          : { author: options.us, headSha: undefined },
        comments.list(deadline),
      ]);
      const { author } = viewer;
      us = author;
      // Reported first: without the permission to comment there is no point in asking for more.
      if (list.items.length === 0 && list.problem !== undefined) throw list.problem;
      const byUs = author === undefined ? [] : list.items.filter((comment) => isWrittenBy(author, comment));
      const own = selectOwn(byUs, { key, pullRequest }, parseMarker);
      // Who is told who we are begins no comment: without one of ours there is no head to compare.
      const isHeadNeeded = options.us === undefined || own.length > 0;
      const told = viewer.headSha ?? (isHeadNeeded ? undefined : options.head);
      return {
        stranger: author === undefined ? 'GitHub does not say who github-token acts as' : undefined,
        headSha: told ?? (await readPullRequest(api, repository, pullRequest, deadline)).headSha,
        own,
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
}

/** No later run would find it: each would write one more. */
async function takeBack(
  comments: CommentApi,
  id: number,
  deadline: MonotonicMs,
): Promise<{ readonly warning: string }> {
  const why = 'github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which';
  try {
    await comments.delete(id, deadline);
    return { warning: `${why}; what was written was taken back` };
  } catch (thrown) {
    const problem = commentProblem(thrown);
    return { warning: `${why}; it is there all the same, because it could not be taken back: ${problem}` };
  }
}
