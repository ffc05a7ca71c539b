import { expect, test } from 'vitest';
import { GROUP_SHA, HEAD_SHA, mergeGroupEvent } from '../../demo/events.ts';
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
  },
);

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
