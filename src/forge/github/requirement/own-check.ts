import type { MonotonicMs } from '../../../domain/work/time.ts';
import { ifAny, list, number, object, text } from '../../../json/schema.ts';
import { splitRepository } from '../../../target/repository-identity.ts';
import { apiPath } from '../api-address.ts';
import { type GitHubApi, PER_PAGE } from '../github-api.ts';

/** A job as the runner knows itself. It does not know its name, which is the name of its check. */
export type RunningJob = {
  readonly runId: string;
  readonly attempt: number;
  readonly runner: string;
};

const readJobs = object({
  total_count: number,
  jobs: list(object({ name: text, status: text, runner_name: ifAny(text) })),
});

/**
 * The name of the job that runs here: the one that is in progress on this runner. It is undefined where that is not
 * exactly one, or may be another one: a second runner can have the same name. Throws `GitHubFailure`.
 */
export async function readOwnCheckName(
  api: GitHubApi,
  repository: string,
  { runId, attempt, runner }: RunningJob,
  deadline: MonotonicMs,
): Promise<string | undefined> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: 'list the jobs of this run',
    permission: 'actions: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/actions/runs/${runId}/attempts/${attempt}/jobs`,
    query: { per_page: PER_PAGE },
    deadline,
    read: readJobs,
  });
  const running = data.jobs.filter(({ status }) => status === 'in_progress');
  const isWhole = data.total_count <= data.jobs.length && running.every((job) => Boolean(job.runner_name));
  const own = running.filter((job) => job.runner_name === runner);
  return isWhole && own.length === 1 ? own[0]?.name : undefined;
}
