import { optional } from 'zod/mini';
import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import type { PullRequestSubject } from '../domain/target.ts';
import { ifAny, made, nonEmptyText, object, positiveInteger, type TypeOf, text } from '../json/schema.ts';
import { isSameRepository, readIdentity } from './repository-identity.ts';

export const NO_SHA = 'is not a full commit hash (40 or 64 lower-case hex digits)';

export const sha = made<CommitSha>(NO_SHA, (value) =>
  typeof value === 'string' && isCommitSha(value) ? value : undefined,
);

/** The members of a pull request that are read, both in GitHub's events and in its answers. */
export const PULL_MEMBERS = {
  number: positiveInteger,
  /** The repository is undefined where it is gone. */
  head: object({ sha, ref: text, repo: ifAny(readIdentity) }),
  /** The policy is read at its commit, which may be left out. */
  base: object({ sha: optional(sha), ref: nonEmptyText, repo: ifAny(readIdentity) }),
};
export const readPull = object(PULL_MEMBERS);
export type PullRequest = TypeOf<typeof readPull>;

/** Events of reviews and comments begin with the same word: they are events of a pull request, too. */
export function isPullRequestEvent(event: string | undefined): boolean {
  return event?.startsWith('pull_request') === true;
}

/** The subject of a run that judges this pull request. If the repository of the head is gone, the head is not in this one. */
export function subjectOf({ number, head, base }: PullRequest): PullRequestSubject {
  const isHeadInSameRepository = isSameRepository(head.repo, base.repo);
  return { kind: 'pull-request', number, headRef: head.ref, isHeadInSameRepository };
}
