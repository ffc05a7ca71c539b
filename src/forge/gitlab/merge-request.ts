import type { MonotonicMs } from '../../domain/work/time.ts';
import { ifAny, number, object, text, textThat } from '../../json/schema.ts';
import { type GitLabApi, gitlabPath } from './gitlab-api.ts';
import { GitLabFailure } from './gitlab-failure.ts';

const readAnswer = object({
  sha: ifAny(text),
  diff_refs: ifAny(object({ head_sha: ifAny(text) })),
  web_url: textThat((address) => /^https?:\/\/\S+$/i.test(address) && URL.canParse(address)),
});

export type MergeRequest = { readonly headSha: string; readonly url: string };

/** Throws `GitLabFailure`. */
export async function readMergeRequest(
  api: GitLabApi,
  project: string,
  number: number,
  deadline: MonotonicMs,
): Promise<MergeRequest> {
  const operation = `read merge request ${number}`;
  const path = gitlabPath`/projects/${project}/merge_requests/${number}`;
  const { data } = await api.send({ operation, method: 'GET', path, deadline, read: readAnswer });
  const headSha = data.sha ?? data.diff_refs?.head_sha;
  if (headSha === undefined) {
    throw new GitLabFailure(`cannot ${operation}: GitLab does not say what its head is`, { isUnclear: false });
  }
  return { headSha, url: data.web_url };
}

const readUser = object({ id: number });

/** Id of the user as whom the token acts; that of a bot for the token of a project. Throws `GitLabFailure`. */
export async function readUserId(api: GitLabApi, deadline: MonotonicMs): Promise<number> {
  const operation = 'ask who the token acts as';
  const { data } = await api.send({ operation, method: 'GET', path: '/user', deadline, read: readUser });
  return data.id;
}
