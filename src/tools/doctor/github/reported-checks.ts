import type { MonotonicMs } from '../../../domain/work/time.ts';
import { apiPath } from '../../../forge/github/api-address.ts';
import { type GitHubApi, PER_PAGE } from '../../../forge/github/github-api.ts';
import { ifAny, list, nullable, number, object, text } from '../../../shape/shape.ts';
import { sha } from '../../../target/pull-request.ts';
import { splitRepository } from '../../../target/repository-identity.ts';

/** A check or a commit status that a commit has. */
export type ReportedCheck = {
  readonly name: string;
  /** The app that reported it; undefined for a commit status, of which GitHub does not say it. */
  readonly app: { readonly id: number; readonly slug: string | undefined } | undefined;
};

/** What the newest pull requests had reported at their heads. */
export type ReportedChecks = {
  /** Numbers of the pull requests. */
  readonly pulls: readonly number[];
  readonly checks: readonly ReportedCheck[];
  /** False where a commit has more checks than are read: what is missing here may have been reported. */
  readonly isWhole: boolean;
};

/** So many pull requests are looked at. One alone may be half done. */
const PULLS = 2;

const readPulls = list(object({ number, head: object({ sha }) }));
const readRuns = object({
  total_count: number,
  check_runs: list(object({ name: text, app: nullable(object({ id: number, slug: ifAny(text) })) })),
});
const readStatuses = object({ total_count: number, statuses: list(object({ context: text })) });

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readReportedChecks(
  api: GitHubApi,
  repository: string,
  branch: string,
  deadline: MonotonicMs,
): Promise<ReportedChecks> {
  const { owner, name } = splitRepository(repository);
  const { data: pulls } = await api.send({
    operation: 'list the newest pull requests',
    permission: 'pull-requests: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/pulls`,
    query: { state: 'all', base: branch, sort: 'updated', direction: 'desc', per_page: PULLS },
    deadline,
    read: readPulls,
  });
  const commits: Awaited<ReturnType<typeof readCommit>>[] = [];
  // One after the other: with what is asked beside it, no more than eight requests are under way.
  for (const { head } of pulls) commits.push(await readCommit(api, { owner, name }, head.sha, deadline));
  return {
    pulls: pulls.map((pull) => pull.number),
    checks: commits.flatMap(({ checks }) => checks),
    isWhole: commits.every(({ isWhole }) => isWhole),
  };
}

async function readCommit(
  api: GitHubApi,
  { owner, name }: { readonly owner: string; readonly name: string },
  commit: string,
  deadline: MonotonicMs,
): Promise<Omit<ReportedChecks, 'pulls'>> {
  const common = { method: 'GET', query: { per_page: PER_PAGE }, deadline } as const;
  const [{ data: runs }, { data: statuses }] = await Promise.all([
    api.send({
      ...common,
      operation: 'list the checks of a commit',
      permission: 'checks: read',
      path: apiPath`/repos/${owner}/${name}/commits/${commit}/check-runs`,
      read: readRuns,
    }),
    api.send({
      ...common,
      operation: 'list the statuses of a commit',
      permission: 'statuses: read',
      path: apiPath`/repos/${owner}/${name}/commits/${commit}/status`,
      read: readStatuses,
    }),
  ]);
  return {
    checks: [
      ...runs.check_runs.map((run) => ({ name: run.name, app: run.app ?? undefined })),
      ...statuses.statuses.map(({ context }) => ({ name: context, app: undefined })),
    ],
    isWhole: runs.total_count <= runs.check_runs.length && statuses.total_count <= statuses.statuses.length,
  };
}
