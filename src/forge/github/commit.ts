import { union } from 'zod/mini';
import { type CommitSha, isCommitSha } from '../../domain/ids.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import { mapped, nonEmptyText, object } from '../../json/schema.ts';
import { sha } from '../../target/pull-request.ts';
import { apiPath, repositoryPath } from './api-address.ts';
import type { GitHubApi } from './github-api.ts';

const readObject = object({ sha });
const readTip = object({ object: readObject });
const readRepository = object({ default_branch: nonEmptyText });

/** The bare hash that the media type asks for, or the whole commit from servers that do not know it. */
const readCommit = union([sha, mapped(readObject, (commit) => commit.sha)]);

/** The commit that a branch, tag or hash means now. `repository` is `owner/name`. Throws `ForgeFailure`. */
export async function resolveCommit(
  api: GitHubApi,
  repository: string,
  ref: string,
  deadline: MonotonicMs,
): Promise<CommitSha> {
  if (isCommitSha(ref)) return ref;
  const { data } = await api.send({
    operation: `find the commit of ${ref} in ${repository}`,
    permission: 'contents: read',
    method: 'GET',
    path: repositoryPath(repository)`/commits/${ref}`,
    accept: 'application/vnd.github.sha',
    deadline,
    read: readCommit,
  });
  return data;
}

/** The tip of a branch, by its full name: a tag of the same name cannot take its place. Throws `ForgeFailure`. */
export async function readBranchTip(
  api: GitHubApi,
  repository: string,
  branch: string,
  deadline: MonotonicMs,
): Promise<CommitSha> {
  const segments = branch.split('/').map((segment) => apiPath`${segment}`);
  const { data } = await api.send({
    operation: `find the tip of ${branch} in ${repository}`,
    permission: 'contents: read',
    method: 'GET',
    path: `${repositoryPath(repository)`/git/ref/heads/`}${segments.join('/')}`,
    deadline,
    read: readTip,
  });
  return data.object.sha;
}

/** Name of the default branch. `repository` is `owner/name`. Throws `ForgeFailure`. */
export async function readDefaultBranch(api: GitHubApi, repository: string, deadline: MonotonicMs): Promise<string> {
  const { data } = await api.send({
    operation: `read the default branch of ${repository}`,
    permission: 'metadata: read',
    method: 'GET',
    path: repositoryPath(repository)``,
    deadline,
    read: readRepository,
  });
  return data.default_branch;
}
