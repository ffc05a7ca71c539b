import { z } from 'zod';
import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import type { PullRequestSubject } from '../domain/target.ts';
import { isSameRepository, RepositoryIdentity } from './repository-identity.ts';

export const sha = z.custom<CommitSha>((value) => typeof value === 'string' && isCommitSha(value), {
  error: 'is not a full commit hash (40 or 64 lower-case hex digits)',
});

/** What events and answers of GitHub say of a pull request. They do so in the same members; nothing else is read. */
export const PullRequest = z
  .object({
    number: z.int().positive(),
    head: z.object({ sha, ref: z.string(), repo: RepositoryIdentity.nullish() }),
    base: z.object({ sha: sha.optional(), ref: z.string().min(1), repo: RepositoryIdentity.nullish() }),
  })
  .transform(({ number, head, base }) => ({
    number,
    headSha: head.sha,
    /** Short names. */
    headRef: head.ref,
    baseRef: base.ref,
    /** Where the policy is read; undefined where it was left out. */
    baseSha: base.sha,
    /** Null or undefined where the repository is gone. */
    headRepository: head.repo,
    baseRepository: base.repo,
  }));
export type PullRequest = z.infer<typeof PullRequest>;

/** What is judged as this pull request. A head whose repository is gone is not in this one. */
export function subjectOf({ number, headRef, headRepository, baseRepository }: PullRequest): PullRequestSubject {
  const isHeadInSameRepository = isSameRepository(headRepository, baseRepository);
  return { kind: 'pull-request', number, headRef, isHeadInSameRepository };
}
