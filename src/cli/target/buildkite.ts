import { remoteAddress } from '../../domain/text/remote-address.ts';
import { isSameAddress } from '../../scan/project-name.ts';
import { type CiSystem, type CiVariables, checkoutAt } from './ci-system.ts';

const VARIABLES = {
  BUILDKITE: 'marks a job',
  BUILDKITE_COMMIT: 'the commit; `HEAD` where a build was started by hand: then it is asked of git',
  BUILDKITE_PULL_REQUEST: 'the pull request, or `false`',
  BUILDKITE_PULL_REQUEST_REPO: 'the address of the repository of its head branch',
  BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'its base branch',
  BUILDKITE_TAG: 'the tag',
  BUILDKITE_BRANCH: 'the branch, of a pull request its head branch',
  BUILDKITE_REPO: 'the address of the repository',
} as const;

export const BUILDKITE: CiSystem<keyof typeof VARIABLES> = {
  name: 'Buildkite',
  page: 'https://buildkite.com/docs/pipelines/configure/environment-variables',
  variables: VARIABLES,
  commit: (variables) =>
    variables.text('BUILDKITE_COMMIT') === 'HEAD' ? undefined : variables.commit('BUILDKITE_COMMIT'),
  subject(variables) {
    if (variables.text('BUILDKITE_PULL_REQUEST') !== 'false') {
      const number = variables.number('BUILDKITE_PULL_REQUEST');
      if (number === undefined) return { kind: 'commit' };
      return {
        kind: 'pull-request',
        number,
        // If the pipeline is set to do so, the owner of a fork stands before the branch.
        headRef: variables.refIfOne('BUILDKITE_BRANCH'),
        baseRef: variables.refIfOne('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
        isHeadInSameRepository: isHeadHere(variables),
      };
    }
    return variables.tagOrBranch('BUILDKITE_TAG', 'BUILDKITE_BRANCH');
  },
  repository: (variables) => remoteAddress(variables.text('BUILDKITE_REPO'))?.path,
  checkout: (variables) => checkoutAt(variables.text('BUILDKITE_REPO')),
};

/** The two addresses may be of different kinds (https, ssh): host and path are compared. */
function isHeadHere(variables: CiVariables<keyof typeof VARIABLES>): boolean {
  const head = remoteAddress(variables.text('BUILDKITE_PULL_REQUEST_REPO'));
  const own = remoteAddress(variables.text('BUILDKITE_REPO'));
  return head !== undefined && own !== undefined && isSameAddress(head, own);
}
