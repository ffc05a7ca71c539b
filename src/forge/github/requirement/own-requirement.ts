import type { ReportedRequirement } from '../../../domain/report.ts';
import { later, type MonotonicMs } from '../../../domain/work/time.ts';
import { ifAny, list, number, object, text } from '../../../json/schema.ts';
import { ACTIONS_APP_ID, type GitHubApi, type InRepository, PER_PAGE, readOne, repositoryPath } from '../github-api.ts';
import { readBranchProtection, readBranchRules } from './branch-rules.ts';
import { requirementOf } from './requirement.ts';

const REQUEST_BUDGET_MS = 5_000;

export type OwnGate = InRepository & {
  readonly branch: string;
  /** The commit status that the run sets: then that is to be required, and not the job. */
  readonly status: string | undefined;
  /** As the runner knows it: without its name, which is the name of its check. */
  readonly job: { readonly runId: string; readonly attempt: number; readonly runner: string } | undefined;
  /** True on github.com, where the app behind the check is known. */
  readonly isDotCom: boolean;
};

/** Takes two reads, or three if some check is required and the job must find its own name. Undefined where it is not certain. Never throws. */
export async function readOwnRequirement(gate: OwnGate): Promise<ReportedRequirement | undefined> {
  const { api, clock, repository, branch, status, job } = gate;
  const deadline = (): MonotonicMs => later(clock.now(), REQUEST_BUDGET_MS);
  const [rules, protection] = await Promise.all([
    orUnknown(readBranchRules(gate, deadline())),
    orUnknown(readBranchProtection(gate, deadline())),
  ]);
  const facts = { rules, protection };
  if (requirementOf(facts, { name: undefined, apps: [] }).required === false)
    return {
      required: false,
      text: `No rule of "${branch}" requires any check: a change can be merged past this one.`,
    };
  if (status !== undefined) {
    // That none requires the status is not known: a rule may require the job beside it, whose name was not read. The app behind a status
    // is not known either, so a rule that wants one proves nothing.
    const isRequired = requirementOf(facts, { name: status, apps: [] }).required === true;
    return isRequired
      ? { required: true, text: `A rule of "${branch}" requires the commit status "${status}".` }
      : undefined;
  }
  const isAnyRequired = (rules?.checks.length ?? 0) + (protection?.classic?.checks?.length ?? 0) > 0;
  if (job === undefined || !isAnyRequired) return undefined;
  const name = await orUnknown(readOwnCheckName(api, repository, job, deadline()));
  if (name === undefined) return undefined;
  const { required } = requirementOf(facts, { name, apps: gate.isDotCom ? [ACTIONS_APP_ID] : [] });
  if (required === null) return undefined;
  return required
    ? { required, text: `A rule of "${branch}" requires this check, "${name}".` }
    : { required, text: `No rule of "${branch}" requires this check, "${name}": a change can be merged past it.` };
}

async function orUnknown<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return await reading.catch(() => undefined);
}

const readJobs = object({
  total_count: number,
  jobs: list(object({ name: text, status: text, runner_name: ifAny(text) })),
});

/** The job in progress on this runner; undefined if not exactly one, or maybe another runner's: names can be shared. Throws `ForgeFailure`. */
async function readOwnCheckName(
  api: GitHubApi,
  repository: string,
  { runId, attempt, runner }: NonNullable<OwnGate['job']>,
  deadline: MonotonicMs,
): Promise<string | undefined> {
  const asked = { operation: 'list the jobs of this run', permission: 'actions: read', deadline };
  const path = repositoryPath(repository)`/actions/runs/${runId}/attempts/${attempt}/jobs`;
  const data = await readOne(api, { ...asked, path, query: { per_page: PER_PAGE }, read: readJobs });
  const running = data.jobs.filter(({ status }) => status === 'in_progress');
  const isWhole = data.total_count <= data.jobs.length && running.every((job) => Boolean(job.runner_name));
  const own = running.filter((job) => job.runner_name === runner);
  return isWhole && own.length === 1 ? own[0]?.name : undefined;
}
