import type { MonotonicMs } from '../../../domain/work/time.ts';
import { apiPath } from '../../../forge/github/api-address.ts';
import type { GitHubApi } from '../../../forge/github/github-api.ts';
import { flag, ifAny, object, text, textThat } from '../../../shape/shape.ts';
import { splitRepository } from '../../../target/repository-identity.ts';

export type RepositoryFacts = {
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
  /** Whether a private repository may be forked; undefined where that is not shown. */
  readonly isForkable: boolean | undefined;
};

/** What workflows may do here, as far as the token is shown it. */
export type WorkflowSettings = {
  /** What a job's token may do where the workflow does not say it: `read` or `write`. */
  readonly tokenMay: string;
};

/** What workflows of a fork's pull request may do. */
export type ForkSettings =
  /** In a private repository they run only where that is switched on, and have secrets only where that is, too. */
  | { readonly kind: 'private'; readonly run: boolean; readonly haveSecrets: boolean }
  /** In a public one they run without secrets, after an approval for some authors. */
  | { readonly kind: 'public'; readonly approval: string };

/** As a part of a path it must not lead elsewhere. */
const branchName = textThat((name) => !/^\.{0,2}$/.test(name));
const readRepositoryFacts = object({ default_branch: branchName, private: flag, allow_forking: ifAny(flag) });
const readWorkflowFacts = object({ default_workflow_permissions: text });
const readPrivateForks = object({ run_workflows_from_fork_pull_requests: flag, send_secrets_and_variables: flag });
const readPublicForks = object({ approval_policy: text });

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readRepository(
  api: GitHubApi,
  repository: string,
  deadline: MonotonicMs,
): Promise<RepositoryFacts> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: `read the repository ${repository}`,
    permission: 'metadata: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}`,
    deadline,
    read: readRepositoryFacts,
  });
  return { defaultBranch: data.default_branch, isPrivate: data.private, isForkable: data.allow_forking };
}

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readWorkflowSettings(
  api: GitHubApi,
  repository: string,
  deadline: MonotonicMs,
): Promise<WorkflowSettings> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: 'read what workflows may do',
    permission: 'administration: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/actions/permissions/workflow`,
    deadline,
    read: readWorkflowFacts,
  });
  return { tokenMay: data.default_workflow_permissions };
}

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readForkSettings(
  api: GitHubApi,
  repository: string,
  isPrivate: boolean,
  deadline: MonotonicMs,
): Promise<ForkSettings> {
  const { owner, name } = splitRepository(repository);
  const common = {
    operation: 'read what workflows of forks may do',
    permission: isPrivate ? 'administration: read' : 'actions: read',
    method: 'GET',
    deadline,
  } as const;
  if (!isPrivate) {
    const path = apiPath`/repos/${owner}/${name}/actions/permissions/fork-pr-contributor-approval`;
    const { data } = await api.send({ ...common, path, read: readPublicForks });
    return { kind: 'public', approval: data.approval_policy };
  }
  const path = apiPath`/repos/${owner}/${name}/actions/permissions/fork-pr-workflows-private-repos`;
  const { data } = await api.send({ ...common, path, read: readPrivateForks });
  const { run_workflows_from_fork_pull_requests: run, send_secrets_and_variables: haveSecrets } = data;
  return { kind: 'private', run, haveSecrets };
}
