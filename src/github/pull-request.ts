import { z } from 'zod';
import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import type { PullRequest } from '../target/pull-request.ts';
import { isSameRepository, RepositoryIdentity, splitRepository } from '../target/repository-identity.ts';
import { apiPath } from './api-address.ts';
import type { GitHubApi } from './github-api.ts';

const PullRequestAnswer = z
  .object({
    number: z.int(),
    head: z.object({
      sha: z.custom<CommitSha>((value) => typeof value === 'string' && isCommitSha(value)),
      ref: z.string(),
      repo: RepositoryIdentity.nullish(),
    }),
    base: z.object({ ref: z.string(), repo: RepositoryIdentity.nullish() }),
  })
  .transform(
    ({ number, head, base }): PullRequest => ({
      number,
      headSha: head.sha,
      headRef: head.ref,
      baseRef: base.ref,
      isHeadInSameRepository: isSameRepository(head.repo, base.repo),
    }),
  );

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readPullRequest(
  api: GitHubApi,
  repository: string,
  number: number,
  deadlineMs: number,
): Promise<PullRequest> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: `read pull request ${number}`,
    permission: 'pull-requests: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/pulls/${number}`,
    deadlineMs,
    schema: PullRequestAnswer,
  });
  return data;
}
