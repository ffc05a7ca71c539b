import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import type { PullRequestSubject } from '../domain/target.ts';
import { ifAny, nonEmptyText, object, optional, positiveInteger, ShapeProblem, text } from '../shape/shape.ts';
import { isSameRepository, readIdentity } from './repository-identity.ts';

export const NO_SHA = 'is not a full commit hash (40 or 64 lower-case hex digits)';

export function sha(value: unknown): CommitSha {
  if (typeof value === 'string' && isCommitSha(value)) return value;
  throw new ShapeProblem(NO_SHA);
}

const readMembers = object({
  number: positiveInteger,
  head: object({ sha, ref: text, repo: ifAny(readIdentity) }),
  base: object({ sha: optional(sha), ref: nonEmptyText, repo: ifAny(readIdentity) }),
});

/** What events and answers of GitHub say of a pull request. They do so in the same members; nothing else is read. */
export function readPull(value: unknown) {
  const { number, head, base } = readMembers(value);
  return {
    number,
    headSha: head.sha,
    /** They are short names. */
    headRef: head.ref,
    baseRef: base.ref,
    /** The policy is read there; it is undefined where it was left out. */
    baseSha: base.sha,
    /** It is undefined where the repository is gone. */
    headRepository: head.repo,
    baseRepository: base.repo,
  };
}
export type PullRequest = ReturnType<typeof readPull>;

/** What is judged as this pull request. A head whose repository is gone is not in this one. */
export function subjectOf({ number, headRef, headRepository, baseRepository }: PullRequest): PullRequestSubject {
  const isHeadInSameRepository = isSameRepository(headRepository, baseRepository);
  return { kind: 'pull-request', number, headRef, isHeadInSameRepository };
}
