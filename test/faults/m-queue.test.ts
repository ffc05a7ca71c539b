import { expect, test } from 'vitest';
import {
  BASE_SHA,
  GROUP_SHA,
  HEAD_SHA,
  mergeGroupEvent,
  type StagedEvent,
  scannedMergeGroupEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import { aToken } from '../../github-double/build.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { actingAs, DIRTY, GREEN } from './harness/comment-scene.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';

const INPUTS = { 'commit-status': 'findings-gate' };
const statesOn = ({ githubState }: Awaited<ReturnType<typeof expectRun>>, sha: string) =>
  githubState.repositories[0]!.statuses.filter((status) => status.sha === sha).map(({ state }) => state);

test.each([
  ['a pass', GREEN, pass, 'success'],
  ['a fail', DIRTY, fail, 'failure'],
] as const)(
  'M20 sets the status where the merge queue looks, and on the head that was judged: %s',
  async (_what, platform, outcome, state) => {
    const report = { commit: HEAD_SHA, mergeGroupCommit: GROUP_SHA };
    const run = await expectRun({ ...outcome, report }, { platform, event: mergeGroupEvent(), inputs: INPUTS });
    for (const sha of [HEAD_SHA, GROUP_SHA]) expect(statesOn(run, sha)).toEqual(['pending', state]);
    expect(run.comments).toHaveLength(state === 'failure' ? 1 : 0);
  },
);

const groupRun = workflowRunEvent('here', {
  event: 'merge_group',
  head_sha: GROUP_SHA,
  head_branch: `gh-readonly-queue/main/pr-7-${BASE_SHA}`,
  pull_requests: [],
});

test.each<[what: string, StagedEvent, inputs: Readonly<Record<string, string>>, on: readonly string[]]>([
  ['the workflow of a queued pull request has run', groupRun, {}, [HEAD_SHA, GROUP_SHA]],
  ['the head is named by the input', mergeGroupEvent(), { commit: HEAD_SHA }, [HEAD_SHA, GROUP_SHA]],
  ['the group itself is judged', scannedMergeGroupEvent(), { 'merge-queue': 'merge-group' }, [GROUP_SHA]],
  ['no queue is there', workflowRunEvent(), {}, [HEAD_SHA]],
])('M20 sets the status there alone when %s', async (_what, event, inputs, on) => {
  const run = await expectTold(pass, { event, inputs: { ...INPUTS, ...inputs } });
  const setOn = (sha: string) => [...new Set(statesOn(run, sha))];
  for (const sha of [HEAD_SHA, GROUP_SHA]) expect(setOn(sha)).toEqual(on.includes(sha) ? ['pending', 'success'] : []);
});

test('M20 leaves both pending where another job asks after the scan', async () => {
  const inputs = { ...INPUTS, 'wait-timeout': '0s', 'discovery-timeout': '0s' };
  const event = mergeGroupEvent();
  const run = await expectRun(unproven('scan-running'), { platform: 'still-running', event, inputs });
  for (const sha of [HEAD_SHA, GROUP_SHA]) expect(statesOn(run, sha)).toEqual(['pending']);
});

test('M20 says once why neither status was set', async () => {
  const permissions = { contents: 'read', pull_requests: 'write', issues: 'none', statuses: 'read' } as const;
  const run = await expectRun(pass, {
    platform: GREEN,
    event: mergeGroupEvent(),
    inputs: INPUTS,
    prepare: actingAs(aToken({ permissions })),
  });
  expect(run.stdout.match(/^::warning .*$/gm)).toEqual([
    expect.stringContaining('lacks the permission statuses: write'),
  ]);
});

test.each([
  ['the queue', mergeGroupEvent()],
  ['its workflow', groupRun],
])('M20 does not let the queue wait where the pull request of %s cannot be read', async (_what, event) => {
  const githubFaults = [{ match: { operation: 'read-pull' }, fault: { kind: 'status', status: 403 } }] as const;
  const run = await expectRun(unproven('github'), { platform: GREEN, event, inputs: INPUTS, githubFaults });
  expect([statesOn(run, GROUP_SHA), statesOn(run, HEAD_SHA)]).toEqual([['pending', 'error'], []]);
});
