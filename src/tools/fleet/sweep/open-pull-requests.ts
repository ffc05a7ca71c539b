import type { MonotonicMs } from '../../../domain/work/time.ts';
import { ForgeFailure } from '../../../forge/forge-failure.ts';
import { type GitHubApi, PER_PAGE, repositoryPath } from '../../../forge/github/github-api.ts';
import { readPages } from '../../../forge/read-pages.ts';
import { list, mapped, object, text } from '../../../json/schema.ts';
import { PULL_MEMBERS, pullOf, subjectOf } from '../../../target/pull-request.ts';
import type { OpenPull, OpenPulls } from './sweep-host.ts';

/** A list that is still changing then is not proven to be whole. */
const MOST_READINGS = 3;
const OPERATION = 'list the open pull requests';

const readListed = list(
  mapped(object({ ...PULL_MEMBERS, state: text }), (sent): OpenPull & { readonly isOpen: boolean } => {
    const pull = pullOf(sent);
    const { number, headSha, baseRef, baseSha } = pull;
    return { number, headSha, baseRef, baseSha, subject: subjectOf(pull), isOpen: sent.state === 'open' };
  }),
);

/**
 * All that are open, drafts and those of forks too. One that is closed meanwhile moves the others past the next page: a list of several pages
 * is read until nothing new shows. Throws `ForgeFailure` where nothing could be read.
 */
export async function readOpenPullRequests(
  api: GitHubApi,
  repository: string,
  deadline: MonotonicMs,
): Promise<OpenPulls> {
  const found = new Map<number, OpenPull>();
  for (let readings = 1; ; readings += 1) {
    const known = found.size;
    const { items, problem } = await readOnce(api, repository, deadline);
    for (const pull of items) found.set(pull.number, pull);
    if (problem !== undefined && found.size === 0) throw problem;
    const pulls = [...found.values()];
    if (problem !== undefined) return { pulls, problem: problem.message };
    const isWhole = items.length < PER_PAGE || found.size === known;
    if (isWhole) return { pulls, problem: undefined };
    if (readings === MOST_READINGS) return { pulls, problem: `cannot ${OPERATION}: it changes while it is read` };
  }
}

function readOnce(api: GitHubApi, repository: string, deadline: MonotonicMs) {
  return readPages({
    readPage: (perPage, page) =>
      api.send({
        operation: OPERATION,
        permission: 'pull-requests: read',
        method: 'GET',
        path: repositoryPath(repository)`/pulls`,
        // What is opened meanwhile comes last: it moves nothing.
        query: { state: 'open', sort: 'created', direction: 'asc', per_page: perPage, page },
        deadline,
        read: readListed,
      }),
    tooMany: (most) => new ForgeFailure('github', `cannot ${OPERATION}: there are more than ${most}`),
  }).then(({ items, problem }) => ({ items: items.filter(({ isOpen }) => isOpen), problem }));
}
