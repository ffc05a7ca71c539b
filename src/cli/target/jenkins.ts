import { branchRef, isFullRef } from '../../domain/ref.ts';
import { remoteAddress } from '../../domain/text/remote-address.ts';
import { config } from '../command.ts';
import { type CiSystem, type CiVariables, checkoutOf } from './ci-system.ts';

const VARIABLES = {
  JENKINS_URL: 'marks a job',
  GIT_COMMIT: 'the commit, set by a declarative pipeline',
  CHANGE_ID: 'the pull request',
  CHANGE_BRANCH: 'its head branch',
  CHANGE_TARGET: 'its base branch',
  CHANGE_FORK: 'the fork that it comes from, else unset',
  CHANGE_URL: 'the address of the pull request, which begins with that of the repository',
  TAG_NAME: 'the tag, of a multibranch project',
  BRANCH_NAME: 'the branch, of a multibranch project; of a pull request, its name in Jenkins: `PR-7`',
  GIT_BRANCH: 'the branch, elsewhere: `origin/main`',
  GIT_URL: 'the address of the repository',
} as const;
type JenkinsVariables = CiVariables<keyof typeof VARIABLES>;

/** The part after the repository in the address of a change on GitHub, GitLab and Bitbucket. */
const CHANGE_PATH = /(?:\/-)?\/(?:pull|pull-requests|merge_requests)\/[0-9]+(?:\/|$)/;

/** `GIT_COMMIT` of a change that is built merged is a commit without a scan. See https://plugins.jenkins.io/git/. */
export const JENKINS: CiSystem<keyof typeof VARIABLES> = {
  name: 'Jenkins',
  page: 'https://www.jenkins.io/doc/book/pipeline/multibranch/',
  variables: VARIABLES,
  commit: (variables) => variables.commit('GIT_COMMIT'),
  subject(variables) {
    const number = variables.number('CHANGE_ID');
    if (number !== undefined) {
      const headRef = variables.refIfOne('CHANGE_BRANCH');
      return {
        kind: 'pull-request',
        number,
        headRef,
        baseRef: variables.refIfOne('CHANGE_TARGET'),
        isHeadInSameRepository: headRef !== undefined && variables.text('CHANGE_FORK') === undefined,
        ciRef: nameOfChange(number, headRef, variables),
      };
    }
    const named = variables.tagOrBranch('TAG_NAME', 'BRANCH_NAME');
    const cloned = named === undefined ? variables.ref('GIT_BRANCH') : undefined;
    if (cloned === undefined) return named ?? { kind: 'commit' };
    return { kind: 'ref', ref: isFullRef(cloned) ? cloned : branchRef(cloned) };
  },
  repository(variables) {
    const path = addressOf(variables)?.path;
    if (path !== undefined || variables.text('CHANGE_FORK') === undefined) return path;
    throw config('Jenkins does not say which repository the change of a fork goes to; give --repository');
  },
  checkout: (variables) => checkoutOf(addressOf(variables)),
};

/** The repository's address as the scanner has it. A fork's branch may be cloned from the fork, so only the address of its change counts. */
function addressOf(variables: JenkinsVariables) {
  const cloned = remoteAddress(variables.text('GIT_URL'));
  const page = remoteAddress(variables.text('CHANGE_URL'));
  const end = page?.path.search(CHANGE_PATH) ?? 0;
  const change = page === undefined || end < 1 ? undefined : { host: page.host, path: page.path.slice(0, end) };
  return variables.text('CHANGE_FORK') === undefined ? (cloned ?? change) : change;
}

/** The change's name in Jenkins. Every branch source writes `PR-7`, `MR-7`, `PR-7-head` or `PR-7-merge`. */
function nameOfChange(number: number, headRef: string | undefined, variables: JenkinsVariables): string | undefined {
  const name = variables.text('BRANCH_NAME');
  const named = /^[A-Z]+-([0-9]+)(?:-(?:head|merge))?$/.exec(name ?? '')?.[1];
  return named === String(number) && name !== headRef ? name : undefined;
}
