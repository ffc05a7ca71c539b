import { branchRef, isFullRef } from '../../domain/ref.ts';
import { remoteAddress } from '../../domain/text/remote-address.ts';
import { type CiSystem, type CiVariables, checkoutAt } from './ci-system.ts';

const VARIABLES = {
  TF_BUILD: 'marks a job',
  SYSTEM_PULLREQUEST_PULLREQUESTID: 'the pull request, of a repository of Azure itself',
  SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: 'the pull request, of one on GitHub',
  SYSTEM_PULLREQUEST_SOURCECOMMITID: 'its head',
  SYSTEM_PULLREQUEST_SOURCEBRANCH: 'its head branch',
  SYSTEM_PULLREQUEST_TARGETBRANCH: 'its base branch',
  SYSTEM_PULLREQUEST_ISFORK: 'whether it comes from a fork: `True`, `False`',
  BUILD_SOURCEVERSION: 'the commit where there is no pull request; in one it is a merge',
  BUILD_SOURCEBRANCH: 'the branch or tag',
  BUILD_REPOSITORY_PROVIDER: 'where the repository is: `TfsGit` is Azure itself',
  BUILD_REPOSITORY_NAME: 'the repository, `owner/name` on GitHub; its name alone in Azure itself',
  BUILD_REPOSITORY_URI: 'its address; of Azure itself, it names organisation and project too',
} as const;
type AzureVariables = CiVariables<keyof typeof VARIABLES>;

/** Builds of pull requests run on a merge that was not scanned. */
export const AZURE_PIPELINES: CiSystem<keyof typeof VARIABLES> = {
  name: 'Azure Pipelines',
  page: 'https://learn.microsoft.com/azure/devops/pipelines/build/variables',
  variables: VARIABLES,
  commit(variables) {
    if (!isOfPullRequest(variables)) return variables.commit('BUILD_SOURCEVERSION');
    const head = variables.commit('SYSTEM_PULLREQUEST_SOURCECOMMITID');
    if (head === undefined)
      throw variables.refused('SYSTEM_PULLREQUEST_SOURCECOMMITID', 'is blank in a pull request', 'commit');
    return head;
  },
  subject(variables) {
    if (!isOfPullRequest(variables)) {
      const ref = variables.ref('BUILD_SOURCEBRANCH');
      return ref === undefined ? undefined : { kind: 'ref', ref: isFullRef(ref) ? ref : branchRef(ref) };
    }
    // For a repository on GitHub the id is Azure's own, and not the number that scans name.
    const number = variables.number(
      isOfAzure(variables) ? 'SYSTEM_PULLREQUEST_PULLREQUESTID' : 'SYSTEM_PULLREQUEST_PULLREQUESTNUMBER',
    );
    if (number === undefined) return { kind: 'commit' };
    return {
      kind: 'pull-request',
      number,
      headRef: variables.refIfOne('SYSTEM_PULLREQUEST_SOURCEBRANCH'),
      baseRef: variables.refIfOne('SYSTEM_PULLREQUEST_TARGETBRANCH'),
      isHeadInSameRepository: variables.text('SYSTEM_PULLREQUEST_ISFORK')?.toLowerCase() === 'false',
    };
  },
  repository: (variables) => namesOf(variables)[0],
  checkout: (variables) => checkoutAt(variables.text('BUILD_REPOSITORY_URI'), ...namesOf(variables)),
};

function isOfPullRequest(variables: AzureVariables): boolean {
  return variables.text('SYSTEM_PULLREQUEST_PULLREQUESTID') !== undefined;
}

/** A repository of Azure itself is `acme/pay/shop` to the scanner, `pay/shop` in the scanner's recipe, and `shop` to Azure. */
function namesOf(variables: AzureVariables): readonly string[] {
  const name = variables.text('BUILD_REPOSITORY_NAME');
  const own = name === undefined ? [] : [name];
  if (!isOfAzure(variables)) return own;
  const path = remoteAddress(variables.text('BUILD_REPOSITORY_URI'))?.path ?? '';
  const parts = path.split('/').filter((part) => part !== '' && part !== '_git');
  return [...parts.map((_, index) => parts.slice(index).join('/')), ...own];
}

function isOfAzure(variables: AzureVariables): boolean {
  return variables.text('BUILD_REPOSITORY_PROVIDER') === 'TfsGit';
}
