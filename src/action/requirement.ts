import type { ReportedRequirement } from '../domain/report.ts';
import { isDotCom } from '../forge/github/api-address.ts';
import type { GitHubApi } from '../forge/github/github-api.ts';
import { readOwnRequirement } from '../forge/github/requirement/own-requirement.ts';
import { readRun } from '../target/actions-run.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

/** Whether a rule of the branch requires this run. Never throws. */
export function readRequirement(
  api: GitHubApi,
  branch: string,
  { githubRepository: repository }: EventFacts,
  { env, inputs, clock }: GitHubSideOptions,
): Promise<ReportedRequirement | undefined> {
  const run = readRun(env);
  const { RUNNER_NAME: runner = '' } = env;
  return readOwnRequirement({
    api,
    clock,
    repository,
    branch,
    status: inputs.commitStatus,
    job: run === undefined || runner === '' ? undefined : { runId: run.id, attempt: run.attempt, runner },
    isDotCom: isDotCom(env),
  });
}
