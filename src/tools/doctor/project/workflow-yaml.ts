import type { DeploymentId } from '../../../domain/ids.ts';
import type { Settings } from './propose-settings.ts';
import { jobMinutes } from './propose-times.ts';

/** The Action, pinned as in the README. Owner and commit are to be replaced by those of a release that was verified. */
const USES = 'OWNER/findings-gate@0000000000000000000000000000000000000000 # v0.1.0';

const JOB = 'findings-gate';

/** `isQueueUsed`: a merge group waits for the same job, so it must run for merge groups, too. `check` is the job's name. */
export function workflowYaml(
  { baseUrl, deploymentId }: { readonly baseUrl: string; readonly deploymentId: DeploymentId },
  settings: Partial<Settings>,
  isQueueUsed: boolean,
  check = JOB,
): string {
  // GitHub would evaluate an expression in a name, and so give the job another name.
  const name = check.includes('${{') ? JOB : check;
  const inputs = Object.entries(settings).flatMap(([input, { value }]) =>
    value === null ? [] : `          ${input}: ${plain(value)}\n`,
  );
  return `\
# Judges every pull request. Make the job "${name}" a required check, and put no "if:" on it: a skipped job counts as a success.
name: Findings Gate
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: the base has changed
${isQueueUsed ? '  merge_group:\n' : ''}
permissions:
  contents: read
  pull-requests: write # the comment

concurrency:
  group: findings-gate-\${{ github.ref }}
  cancel-in-progress: true # a newer head replaces the older run

# After a change of base the diff scan must run again, too. Start the scan job on the same events with this condition, but never
# the gate's job: \`if: github.event.action != 'edited' || github.event.changes.base\`
jobs:
  ${JOB}:
${name === JOB ? '' : `    name: ${plain(name)}\n`}    runs-on: ubuntu-latest
    timeout-minutes: ${jobMinutes(settings['wait-timeout']?.value)} # longer than wait-timeout, so that the gate itself says why
    steps:
      - uses: ${USES}
        with:
          base-url: ${plain(baseUrl)}
          api-token: \${{ secrets.PLATFORM_TOKEN }}
          deployment-id: ${plain(deploymentId)}
          fail-on-severity: high # issues of this severity and above block
${inputs.join('')}`;
}

function plain(text: string): string {
  const isDuration = /^[0-9]+(?:ms|s|m|h)$/.test(text);
  const isText =
    /^[a-z][A-Za-z0-9_./:-]*[A-Za-z0-9](?:, [a-z-]+)*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$/.test(text);
  return isDuration || isText ? text : `'${text.replaceAll("'", "''")}'`;
}
