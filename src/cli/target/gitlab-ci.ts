import { codeHostAt } from '../../domain/location/code-host.ts';
import { withoutEndSlashes } from '../../domain/text/remote-address.ts';
import { config } from '../command.ts';
import { type CiSystem, type CiVariables, checkoutAt } from './ci-system.ts';

const VARIABLES = {
  GITLAB_CI: 'marks a job',
  CI_MERGE_REQUEST_IID: 'the merge request',
  CI_MERGE_REQUEST_EVENT_TYPE: 'whether the pipeline runs on a merge: `merged_result`, `merge_train`',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: 'its head in a pipeline that runs on a merge, blank in others',
  CI_COMMIT_SHA: 'the commit in every other pipeline; in one that runs on a merge, that merge, which counts as well',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'its head branch',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'its base branch',
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'the repository of the head branch',
  CI_MERGE_REQUEST_PROJECT_PATH: 'the repository that the merge request goes to',
  CI_PROJECT_PATH: 'the repository; in the pipeline of a fork, the fork',
  CI_PROJECT_URL: 'its address',
  CI_COMMIT_BRANCH: 'the branch',
  CI_COMMIT_TAG: 'the tag',
  CI_EXTERNAL_PULL_REQUEST_IID: 'a pull request of another server: refused',
  CI_SERVER_URL: "the server's host",
} as const;
type GitLabVariables = CiVariables<keyof typeof VARIABLES>;

/** Pipelines of merge requests run on the head, or on a merge of it. If they run on a merge, scans of both commits count. */
export const GITLAB_CI: CiSystem<keyof typeof VARIABLES> = {
  name: 'GitLab CI',
  change: 'merge request',
  page: 'https://docs.gitlab.com/ci/variables/predefined_variables/',
  variables: VARIABLES,
  commit(variables) {
    assertOwn(variables);
    const head = variables.commit('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA');
    if (head !== undefined) return head;
    if (isOnAMerge(variables)) {
      const problem = 'is blank in a pipeline that runs on a merge';
      throw variables.refused('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA', problem, 'commit');
    }
    return variables.commit('CI_COMMIT_SHA');
  },
  subject(variables) {
    assertOwn(variables);
    const number = variables.number('CI_MERGE_REQUEST_IID');
    if (number !== undefined) {
      return {
        kind: 'pull-request',
        number,
        headRef: variables.ref('CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'),
        // In the pipeline of a fork the base is a branch of another project.
        baseRef: isHere('CI_MERGE_REQUEST_PROJECT_PATH', variables)
          ? variables.ref('CI_MERGE_REQUEST_TARGET_BRANCH_NAME')
          : undefined,
        isHeadInSameRepository: isHere('CI_MERGE_REQUEST_SOURCE_PROJECT_PATH', variables),
        // The scanner in a pipeline that runs on a merge names that merge, which is no head.
        pipelineCommit: isOnAMerge(variables) ? variables.commit('CI_COMMIT_SHA') : undefined,
      };
    }
    return variables.tagOrBranch('CI_COMMIT_TAG', 'CI_COMMIT_BRANCH');
  },
  // Also in the pipeline of a fork: the scanner names the project that it runs in.
  repository: (variables) => variables.text('CI_PROJECT_PATH'),
  checkout(variables) {
    const path = variables.text('CI_PROJECT_PATH');
    const server = variables.text('CI_SERVER_URL');
    const { host, ...project } = checkoutAt(variables.text('CI_PROJECT_URL'), path);
    const isServer = server !== undefined && URL.canParse(server);
    const address =
      variables.text('CI_PROJECT_URL') ?? (isServer && path ? `${withoutEndSlashes(server)}/${path}` : undefined);
    return {
      ...project,
      host: host ?? (isServer ? new URL(server).host || undefined : undefined),
      code: codeHostAt('gitlab', address),
    };
  },
};

function isOnAMerge(variables: GitLabVariables): boolean {
  return ['merged_result', 'merge_train'].includes(variables.text('CI_MERGE_REQUEST_EVENT_TYPE') ?? '');
}

function isHere(name: keyof typeof VARIABLES, variables: GitLabVariables): boolean {
  const project = variables.text(name);
  return project !== undefined && project === variables.text('CI_PROJECT_PATH');
}

/** Refuses a pipeline for a pull request of another server, whose repository the project mirrors: commit, number and name are that server's. */
function assertOwn(variables: GitLabVariables): void {
  if (variables.text('CI_EXTERNAL_PULL_REQUEST_IID') === undefined) return;
  throw config(
    'this pipeline of GitLab CI is for a pull request of another server; give --commit, --pull-request and --repository',
  );
}
