import { unknown } from 'zod/mini';
import type { MonotonicMs } from '../../domain/work/time.ts';
import { ifAny, list, mapped, number, object, text, textThat } from '../../json/schema.ts';
import { ForgeFailure } from '../forge-failure.ts';
import { selectOwn } from '../next-write.ts';
import { type CommentPlace, commentProblem } from '../one-comment.ts';
import { readEntries, readList } from '../read-pages.ts';
import { type Author, isWrittenBy, readApp, readUser } from './comment-author.ts';
import { type InRepository, repositoryPath } from './github-api.ts';
import { readPullRequest } from './pull-request.ts';
import type { PullRequestNow } from './pull-request-now.ts';

type PullRequestCommentsOptions = Pick<InRepository, 'api' | 'repository'> & {
  readonly pullRequest: number;
  readonly key: string;
  /** The account of the token, and the commit that is the head now. */
  readonly ask: () => Promise<Pick<PullRequestNow, 'author' | 'headSha'>>;
};

const readComment = mapped(
  object({
    id: number,
    html_url: textThat((text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)),
    body: ifAny(text),
    user: ifAny(readUser),
    performed_via_github_app: ifAny(readApp),
  }),
  ({ id, html_url: url, body = '', user, performed_via_github_app: app }) => ({ id, url, body, user, app }),
);
/** A usual run makes three requests: account and head, the list, one write. */
export function createPullRequestComments(options: PullRequestCommentsOptions): CommentPlace {
  const { api, repository, pullRequest, key, ask } = options;
  const all = repositoryPath(repository)`/issues/${pullRequest}/comments`;
  const one = (id: number): string => repositoryPath(repository)`/issues/comments/${id}`;
  const asked = (what: string, deadline: MonotonicMs) => ({
    operation: `${what} of pull request ${pullRequest}`,
    permission: 'pull-requests: write',
    deadline,
  });
  /** Set by the last reading. A new comment by another account would not be found again. */
  let us: Author | undefined;

  const place: CommentPlace = {
    async find(deadline) {
      const request = { ...asked('list the comments', deadline), path: all, read: list(readComment) };
      const [{ author, headSha }, { items, problem }] = await Promise.all([ask(), readList(readEntries(api, request))]);
      us = author;
      // Checked first: without the permission to comment, further requests are pointless.
      if (items.length === 0 && problem !== undefined) throw problem;
      if (author === undefined) throw new ForgeFailure('GitHub does not say who github-token acts as');
      const byUs = items.filter((comment) => isWrittenBy(author, comment));
      return {
        headSha: headSha ?? (await readPullRequest(api, repository, pullRequest, deadline)).head.sha,
        own: selectOwn(byUs, { key, pullRequest }),
        problem: problem?.message,
      };
    },
    async create(body, deadline) {
      const request = { ...asked('create the comment', deadline), path: all, body: { body }, read: readComment };
      const { data: created } = await api.send({ ...request, method: 'POST' });
      if (us === undefined || !isWrittenBy(us, created)) throw await takenBack(place, created.id, deadline);
      return created;
    },
    async update(id, body, deadline) {
      const request = { ...asked('update the comment', deadline), path: one(id), body: { body }, read: readComment };
      return (await api.send({ ...request, method: 'PATCH' })).data;
    },
    async delete(id, deadline) {
      const request = { ...asked('delete a comment', deadline), path: one(id), read: unknown() };
      await api.send({ ...request, method: 'DELETE', mayRepeat: true });
    },
  };
  return place;
}

/** No later run would find such a comment, and each would write another. */
async function takenBack(place: Pick<CommentPlace, 'delete'>, id: number, deadline: MonotonicMs) {
  const why = 'github-token acts as another app than GitHub Actions, and may not ask GitHub (GraphQL) as which';
  try {
    await place.delete(id, deadline);
    return new ForgeFailure(`${why}; what was written was taken back`);
  } catch (thrown) {
    const problem = commentProblem(thrown);
    return new ForgeFailure(`${why}; it is there all the same, because it could not be taken back: ${problem}`);
  }
}
