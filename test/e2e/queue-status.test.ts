import { expect, it } from 'vitest';
import {
  BASE_SHA,
  GROUP_SHA,
  HEAD_SHA,
  mergeGroupEvent,
  PULL_REQUEST,
  type StagedEvent,
  scannedMergeGroupEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';

const GROUP_RUN = {
  event: 'merge_group',
  head_sha: GROUP_SHA,
  head_branch: `gh-readonly-queue/main/pr-${PULL_REQUEST}-${BASE_SHA}`,
  pull_requests: [],
};
const BOTH = [GROUP_SHA, HEAD_SHA];

it.each<[what: string, event: StagedEvent, inputs: GateOptions['inputs'], on: readonly string[]]>([
  ['the queued pull request is judged', mergeGroupEvent(), {}, BOTH],
  ['the workflow of a queued pull request has run', workflowRunEvent('here', GROUP_RUN), {}, BOTH],
  ['the group itself is judged', scannedMergeGroupEvent(), { 'merge-queue': 'merge-group' }, [GROUP_SHA]],
  ['the head is named by the input', mergeGroupEvent(), { commit: HEAD_SHA }, BOTH],
  ['no queue is there', workflowRunEvent(), {}, [HEAD_SHA]],
])('sets the status where the queue looks when %s', async (_what, event, inputs, on) => {
  const run = await runGate({ platform: 'clean', event, inputs: { 'commit-status': 'findings', ...inputs } });
  expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  const { statuses } = run.githubState.repositories[0]!;
  expect(statuses.map(({ sha, state }) => `${state} ${sha}`).toSorted()).toEqual(
    ['pending', 'success'].flatMap((state) => on.toSorted().map((sha) => `${state} ${sha}`)),
  );
});

it('leaves both pending where another job asks after the scan', async () => {
  const inputs = { 'commit-status': 'findings', 'wait-timeout': '0s', 'discovery-timeout': '0s' };
  const run = await runGate({ platform: 'still-running', event: mergeGroupEvent(), inputs });
  expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'scan-running']);
  const { statuses } = run.githubState.repositories[0]!;
  expect(statuses.map(({ sha, state }) => `${state} ${sha}`).toSorted()).toEqual([
    `pending ${HEAD_SHA}`,
    `pending ${GROUP_SHA}`,
  ]);
});

it('comments on the queued pull request as before', async () => {
  const run = await runGate({
    platform: 'over-limit',
    event: mergeGroupEvent(),
    inputs: { 'commit-status': 'findings' },
  });
  expect([run.exitCode, run.comments.length]).toEqual([1, 1]);
});
