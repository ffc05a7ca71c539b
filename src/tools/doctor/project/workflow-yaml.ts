import type { DeploymentId } from '../../../domain/ids.ts';
import type { Proposal } from '../diagnosis.ts';
import { jobMinutes } from './propose-times.ts';

/** The Action, pinned as in the README: both are to be replaced by those of a release that was verified. */
const USES = 'OWNER/findings-gate@0000000000000000000000000000000000000000 # v0.1.0';

const JOB = 'findings-gate';

export type GateAddress = { readonly baseUrl: string; readonly deploymentId: DeploymentId };

/** `isQueueUsed`: a merge group waits for the same job, which must then run for it too. `check` is the job's name. */
export function workflowYaml(
  { baseUrl, deploymentId }: GateAddress,
  proposals: readonly Proposal[],
  isQueueUsed: boolean,
  check = JOB,
): string {
  // A name that holds an expression would be another one in GitHub's eyes.
  const name = check.includes('${{') ? JOB : check;
  const settings = proposals.filter(({ value }) => value !== undefined);
  const wait = settings.find(({ input }) => input === 'wait-timeout')?.value;
  return `\
# Judges every pull request. Make the job "${name}" a required check, and put no "if:" on it: a skipped job counts as a success.
name: Findings Gate
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: to another base
${isQueueUsed ? '  merge_group:\n' : ''}
permissions:
  contents: read
  pull-requests: write # the comment

concurrency:
  group: findings-gate-\${{ github.ref }}
  cancel-in-progress: true # a newer head replaces the older run

jobs:
  ${JOB}:
${name === JOB ? '' : `    name: ${plain(name)}\n`}    runs-on: ubuntu-latest
    timeout-minutes: ${jobMinutes(wait)} # longer than wait-timeout, so that the gate itself says why
    steps:
      - uses: ${USES}
        with:
          base-url: ${plain(baseUrl)}
          api-token: \${{ secrets.PLATFORM_TOKEN }}
          deployment-id: ${plain(deploymentId)}
${settings.map(({ input, value }) => `          ${input}: ${plain(value!)}\n`).join('')}`;
}

/** A value on one line, in quotes where YAML could take it for anything but this text. */
function plain(text: string): string {
  const isDuration = /^[0-9]+(?:ms|s|m|h)$/.test(text);
  const isText =
    /^[a-z][A-Za-z0-9_./:-]*[A-Za-z0-9](?:, [a-z-]+)*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/.test(text);
  return isDuration || isText ? text : `'${text.replaceAll("'", "''")}'`;
}
