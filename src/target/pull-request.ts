import { optional } from 'zod/mini';
import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import type { PullRequestSubject } from '../domain/target.ts';
import { ifAny, made, mapped, nonEmptyText, object, positiveInteger, type TypeOf, text } from '../json/schema.ts';
import { isSameRepository, readIdentity } from './repository-identity.ts';

export const NO_SHA = 'is not a full commit hash (40 or 64 lower-case hex digits)';

export const sha = made<CommitSha>(NO_SHA, (value) =>
  typeof value === 'string' && isCommitSha(value) ? value : undefined,
);

export const PULL_MEMBERS = {
  number: positiveInteger,
  head: object({ sha, ref: text, repo: ifAny(readIdentity) }),
  base: object({ sha: optional(sha), ref: nonEmptyText, repo: ifAny(readIdentity) }),
};
const readMembers = object(PULL_MEMBERS);

/** What events and answers of GitHub say of a pull request. They do so in the same members; nothing else is read. */
export function pullOf({ number, head, base }: TypeOf<typeof readMembers>) {
  return {
    number,
    headSha: head.sha,
    headRef: head.ref,
    baseRef: base.ref,
    /** The policy is read there; undefined where it was left out. */
    baseSha: base.sha,
    /** Undefined where the repository is gone. */
    headRepository: head.repo,
    baseRepository: base.repo,
  };
}
export const readPull = mapped(readMembers, pullOf);
export type PullRequest = ReturnType<typeof pullOf>;

/** Reviews and comments of a pull request are events of it, too: theirs begin with the same word. */
export function isPullRequestEvent(event: string | undefined): boolean {
  return event?.startsWith('pull_request') === true;
}

/** What is judged as this pull request. A head whose repository is gone is not in this one. */
export function subjectOf({ number, headRef, headRepository, baseRepository }: PullRequest): PullRequestSubject {
  const isHeadInSameRepository = isSameRepository(headRepository, baseRepository);
  return { kind: 'pull-request', number, headRef, isHeadInSameRepository };
}
