import { later, type MonotonicMs } from '../../domain/work/time.ts';
import { list, object, text } from '../../json/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PullRequestReads } from '../../target/event.ts';
import { PULL_MEMBERS, type PullRequest, readPull } from '../../target/pull-request.ts';
import { readEntries } from '../read-pages.ts';
import { type GitHubApi, readOne, repositoryPath } from './github-api.ts';

const PERMISSION = 'pull-requests: read';
const BUDGET_MS = 30_000;

const readListed = list(object({ ...PULL_MEMBERS, state: text }));

/** `repository` is `owner/name`. Throws `ForgeFailure`. */
export async function readPullRequest(api: GitHubApi, repository: string, number: number, deadline: MonotonicMs) {
  const asked = { operation: `read pull request ${number}`, permission: PERMISSION, deadline };
  return readOne(api, { ...asked, path: repositoryPath(repository)`/pulls/${number}`, read: readPull });
}

/** The requests of events about pull requests of `repository` (`owner/name`). Throws `ForgeFailure`. */
export function pullRequestReads(api: GitHubApi, repository: string, clock: Clock): PullRequestReads {
  return {
    read: (number) => readPullRequest(api, repository, number, later(clock.now(), BUDGET_MS)),
    async findOpen(owner, branch) {
      const request = {
        // The author chose the name of the branch, so messages do not quote it.
        operation: 'find the open pull requests of the branch that ran',
        permission: PERMISSION,
        path: repositoryPath(repository)`/pulls`,
        query: { state: 'open', head: `${owner}:${branch}` },
        deadline: later(clock.now(), BUDGET_MS),
        read: readListed,
      };
      const found: PullRequest[] = [];
      for await (const pull of readEntries(api, request)) if (pull.state === 'open') found.push(pull);
      return found;
    },
  };
}
