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
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { DIRTY, GREEN } from './harness/comment-scene.ts';

const INPUTS = { 'commit-status': 'findings-gate' };
const statesOn = ({ githubState }: GateRun, sha: string) =>
  githubState.repositories[0]!.statuses.filter((status) => status.sha === sha).map(({ state }) => state);

test.each([
  ['a pass', GREEN, 'success'],
  ['a fail', DIRTY, 'failure'],
] as const)(
  'M20 sets the status where the merge queue looks, and on the head that was judged: %s',
  async (_what, platform, state) => {
    const run = await runFault({ platform, event: mergeGroupEvent(), inputs: INPUTS });
    expect(run.report).toMatchObject({ commit: HEAD_SHA, mergeGroupCommit: GROUP_SHA });
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
  const run = await runFault({ platform: 'clean', event, inputs: { ...INPUTS, ...inputs }, due: 'pass' });
  expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
  const setOn = (sha: string) => [...new Set(statesOn(run, sha))];
  for (const sha of [HEAD_SHA, GROUP_SHA]) expect(setOn(sha)).toEqual(on.includes(sha) ? ['pending', 'success'] : []);
});

test('M20 leaves both pending where another job asks after the scan', async () => {
  const inputs = { ...INPUTS, 'wait-timeout': '0s', 'discovery-timeout': '0s' };
  const run = await runFault({ platform: 'still-running', event: mergeGroupEvent(), inputs });
  expect(run).toMatchObject({ exitCode: 2, reason: 'scan-running' });
  for (const sha of [HEAD_SHA, GROUP_SHA]) expect(statesOn(run, sha)).toEqual(['pending']);
});

test('M20 says once why neither status was set', async () => {
  const permissions = { contents: 'read', pull_requests: 'write', issues: 'none', statuses: 'read' } as const;
  const run = await runFault({
    platform: GREEN,
    event: mergeGroupEvent(),
    inputs: INPUTS,
    prepare: ({ githubState }) => {
      githubState.tokens = [aToken({ permissions })];
    },
  });
  expect(run.exitCode).toBe(0);
  expect(run.stdout.match(/^::warning .*$/gm)).toEqual([
    expect.stringContaining('lacks the permission statuses: write'),
  ]);
});

test.each<[what: string, event: StagedEvent]>([
  ['the queue', mergeGroupEvent()],
  ['its workflow', groupRun],
])('M20 does not let the queue wait where the pull request of %s cannot be read', async (_what, event) => {
  const fault = { kind: 'status', status: 403 } as const;
  const run = await runFault({
    platform: GREEN,
    event,
    inputs: INPUTS,
    prepare: ({ github }) => github.faults.add({ match: { operation: 'read-pull' }, fault }),
  });
  expect(run).toMatchObject({ exitCode: 2, reason: 'github' });
  expect([statesOn(run, GROUP_SHA), statesOn(run, HEAD_SHA)]).toEqual([['pending', 'error'], []]);
});
