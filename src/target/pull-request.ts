import { optional } from 'zod/mini';
import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import type { PullRequestSubject } from '../domain/target.ts';
import { ifAny, made, nonEmptyText, object, positiveInteger, type TypeOf, text } from '../json/schema.ts';
import { isSameRepository, readIdentity } from './repository-identity.ts';

export const NO_SHA = 'is not a full commit hash (40 or 64 lower-case hex digits)';

export const sha = made<CommitSha>(NO_SHA, (value) =>
  typeof value === 'string' && isCommitSha(value) ? value : undefined,
);

/** What events and answers of GitHub say of a pull request. They do so in the same members; nothing else is read. */
export const PULL_MEMBERS = {
  number: positiveInteger,
  /** The repository is undefined where it is gone. */
  head: object({ sha, ref: text, repo: ifAny(readIdentity) }),
  /** The policy is read at its commit, which may be left out. */
  base: object({ sha: optional(sha), ref: nonEmptyText, repo: ifAny(readIdentity) }),
};
export const readPull = object(PULL_MEMBERS);
export type PullRequest = TypeOf<typeof readPull>;

/** Reviews and comments of a pull request are events of it, too: theirs begin with the same word. */
export function isPullRequestEvent(event: string | undefined): boolean {
  return event?.startsWith('pull_request') === true;
}

/** What is judged as this pull request. A head whose repository is gone is not in this one. */
export function subjectOf({ number, head, base }: PullRequest): PullRequestSubject {
  const isHeadInSameRepository = isSameRepository(head.repo, base.repo);
  return { kind: 'pull-request', number, headRef: head.ref, isHeadInSameRepository };
}
