import { branchName, isTagRef } from '../../domain/ref.ts';
import { listItems } from '../../domain/text/list-items.ts';
import { remoteAddress } from '../../domain/text/remote-address.ts';
import { isSame } from '../../scan/project-name.ts';
import { type CiSubject, type CiSystem, type CiVariables, checkoutAt } from './ci-system.ts';

const VARIABLES = {
  CIRCLECI: 'marks a job',
  CIRCLE_SHA1: 'the commit',
  CIRCLE_PR_NUMBER: 'the pull request, of a fork alone',
  CIRCLE_PULL_REQUESTS: 'the addresses of the pull requests of the branch',
  CIRCLE_PULL_REQUEST: 'the address of one of them',
  CIRCLE_TAG: 'the tag',
  CIRCLE_BRANCH: 'the branch; of the pull request of a fork, `pull/` and its number',
  CIRCLE_PROJECT_USERNAME: 'the owner of the repository',
  CIRCLE_PROJECT_REPONAME: 'its name',
  CIRCLE_REPOSITORY_URL: 'its address',
} as const;
type CircleVariables = CiVariables<keyof typeof VARIABLES>;

/** CircleCI builds branches, not merges. The base branch is not known. */
export const CIRCLECI: CiSystem<keyof typeof VARIABLES> = {
  name: 'CircleCI',
  page: 'https://circleci.com/docs/variables/',
  variables: VARIABLES,
  commit: (variables) => variables.commit('CIRCLE_SHA1'),
  subject(variables) {
    const ofFork = variables.number('CIRCLE_PR_NUMBER');
    if (ofFork !== undefined)
      return {
        kind: 'pull-request',
        number: ofFork,
        isHeadInSameRepository: false,
        ciRef: variables.text('CIRCLE_BRANCH') === `pull/${ofFork}` ? `pull/${ofFork}` : undefined,
      };
    const named = variables.tagOrBranch('CIRCLE_TAG', 'CIRCLE_BRANCH');
    return named === undefined || isTagRef(named.ref) ? named : ofBranch(named.ref, variables);
  },
  repository,
  checkout: (variables) => checkoutAt(variables.text('CIRCLE_REPOSITORY_URL'), repository(variables)),
};

/** The branch's one pull request to its own repository. If there are several, CircleCI picks one by chance: then only the commit is known. */
function ofBranch(ref: string, variables: CircleVariables): CiSubject {
  const urls = listItems(variables.text('CIRCLE_PULL_REQUESTS') ?? variables.text('CIRCLE_PULL_REQUEST') ?? '');
  const numbers = new Set(urls.flatMap((url) => numberOf(url, repository(variables)) ?? []));
  if (numbers.size > 1) return { kind: 'commit' };
  const [number] = numbers;
  if (number === undefined) return { kind: 'ref', ref };
  return { kind: 'pull-request', number, headRef: branchName(ref), isHeadInSameRepository: true };
}

/** Undefined for a pull request to another repository, such as the one that was forked. */
function numberOf(url: string, to: string | undefined): number | undefined {
  const [, path, digits] =
    /^(.+)\/(?:pull|pull-requests)\/([1-9][0-9]{0,14})$/.exec(remoteAddress(url)?.path ?? '') ?? [];
  return isSame(path, to) ? Number(digits) : undefined;
}

function repository(variables: CircleVariables): string | undefined {
  const [owner, name] = [variables.text('CIRCLE_PROJECT_USERNAME'), variables.text('CIRCLE_PROJECT_REPONAME')];
  return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}
