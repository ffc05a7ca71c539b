import { AZURE_PIPELINES } from './azure-pipelines.ts';
import { BITBUCKET_PIPELINES } from './bitbucket-pipelines.ts';
import { BUILDKITE } from './buildkite.ts';
import { type CiSystem, type CiVariables, ciVariables } from './ci-system.ts';
import { CIRCLECI } from './circleci.ts';
import { GITHUB_ACTIONS } from './github-actions.ts';
import { GITLAB_CI } from './gitlab-ci.ts';
import { JENKINS } from './jenkins.ts';

export const CI_SYSTEMS: readonly CiSystem[] = [
  GITLAB_CI,
  JENKINS,
  CIRCLECI,
  AZURE_PIPELINES,
  BUILDKITE,
  BITBUCKET_PIPELINES,
  GITHUB_ACTIONS,
];

/** A job of a CI system. Each fact is read when it is asked for, and may throw then. */
export type CiJob = ReturnType<typeof ciJobs>[number];

/** The current job, by the marks of all systems. There are several if one system's runner was started in a job of another. */
export function ciJobs(env: Readonly<Record<string, string | undefined>>) {
  return CI_SYSTEMS.flatMap((system) => {
    const variables: CiVariables = ciVariables(system.name, env);
    const [mark = ''] = Object.keys(system.variables);
    if (variables.text(mark) === undefined) return [];
    return {
      system,
      commit: () => system.commit(variables),
      subject: () => system.subject(variables),
      repository: () => system.repository(variables),
      checkout: () => system.checkout(variables),
    };
  });
}
