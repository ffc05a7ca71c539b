import { type CiSystem, checkoutAt } from './ci-system.ts';

const VARIABLES = {
  BITBUCKET_BUILD_NUMBER: 'marks a job',
  BITBUCKET_COMMIT: 'the commit, of a pull request its head: the merge that is built is not recorded here',
  BITBUCKET_PR_ID: 'the pull request',
  BITBUCKET_PR_DESTINATION_BRANCH: 'its base branch',
  BITBUCKET_TAG: 'the tag',
  BITBUCKET_BRANCH: 'the branch, of a pull request its head branch',
  BITBUCKET_REPO_FULL_NAME: 'the repository',
  BITBUCKET_GIT_HTTP_ORIGIN: 'its address',
} as const;

/** A pull request from a fork starts no pipeline (https://support.atlassian.com/bitbucket-cloud/docs/pipeline-start-conditions/). */
export const BITBUCKET_PIPELINES: CiSystem<keyof typeof VARIABLES> = {
  name: 'Bitbucket Pipelines',
  page: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
  variables: VARIABLES,
  commit: (variables) => variables.commit('BITBUCKET_COMMIT'),
  subject(variables) {
    const number = variables.number('BITBUCKET_PR_ID');
    const branch = variables.ref('BITBUCKET_BRANCH');
    if (number !== undefined)
      return {
        kind: 'pull-request',
        number,
        headRef: branch,
        baseRef: variables.ref('BITBUCKET_PR_DESTINATION_BRANCH'),
        isHeadInSameRepository: branch !== undefined,
      };
    return variables.tagOrBranch('BITBUCKET_TAG', 'BITBUCKET_BRANCH') ?? { kind: 'commit' };
  },
  repository: (variables) => variables.text('BITBUCKET_REPO_FULL_NAME'),
  checkout: (variables) =>
    checkoutAt(variables.text('BITBUCKET_GIT_HTTP_ORIGIN'), variables.text('BITBUCKET_REPO_FULL_NAME')),
};
