import { later, type MonotonicMs } from '../../domain/work/time.ts';
import { list, mapped, object, text } from '../../json/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { PULL_MEMBERS, type PullRequest, pullOf, readPull } from '../../target/pull-request.ts';
import type { PullRequestReads } from '../../target/reading.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { apiPath } from './api-address.ts';
import { type GitHubApi, PER_PAGE } from './github-api.ts';
import { GitHubFailure } from './github-failure.ts';

/** One head has a few pull requests at most. More pages mean that GitHub did not look for the head. */
const PAGES = 10;
const PERMISSION = 'pull-requests: read';

const readListed = list(
  mapped(object({ ...PULL_MEMBERS, state: text }), (sent) => ({ ...pullOf(sent), state: sent.state })),
);

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readPullRequest(
  api: GitHubApi,
  repository: string,
  number: number,
  deadline: MonotonicMs,
): Promise<PullRequest> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: `read pull request ${number}`,
    permission: PERMISSION,
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/pulls/${number}`,
    deadline,
    read: readPull,
  });
  return data;
}

/** The open pull requests of `repository` (`owner/name`) from one branch, over all pages. Throws `GitHubFailure`. */
async function findOpenPullRequests(
  api: GitHubApi,
  repository: string,
  from: { readonly owner: string; readonly branch: string },
  deadline: MonotonicMs,
): Promise<readonly PullRequest[]> {
  const { owner, name } = splitRepository(repository);
  // Its author chose the name of the branch: messages are better off without it.
  const operation = 'find the open pull requests of the branch that ran';
  const found: PullRequest[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const { data, hasNext } = await api.send({
      operation,
      permission: PERMISSION,
      method: 'GET',
      path: apiPath`/repos/${owner}/${name}/pulls`,
      query: { state: 'open', head: `${from.owner}:${from.branch}`, per_page: PER_PAGE, page },
      deadline,
      read: readListed,
    });
    found.push(...data.filter(({ state }) => state === 'open'));
    if (data.length < PER_PAGE && !hasNext) return found;
  }
  throw new GitHubFailure(`cannot ${operation}: there are more than ${PAGES * PER_PAGE}`, { isUnclear: false });
}

/** What events ask about pull requests of `repository`, each in at most `budgetMs` milliseconds. */
export function pullRequestReads(api: GitHubApi, repository: string, clock: Clock, budgetMs: number): PullRequestReads {
  return {
    read: (number) => readPullRequest(api, repository, number, later(clock.now(), budgetMs)),
    findOpen: (owner, branch) => findOpenPullRequests(api, repository, { owner, branch }, later(clock.now(), budgetMs)),
  };
}
