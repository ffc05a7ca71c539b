import { describe, expect, test } from 'vitest';
import {
  BASE_SHA,
  GROUP_SHA,
  HEAD_SHA,
  mergeGroupEvent,
  pullRequestEvent,
  type StagedEvent,
  scannedMergeGroupEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { aToken } from '../../github-double/build.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { DIRTY, GREEN, wordIn } from './harness/comment-scene.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';
import { onceThat } from './harness/once-that.ts';

const { 'still-running': RUNNING, 'never-appears': NEVER } = SCENARIOS;
const INPUTS = { 'commit-status': 'Findings Gate' };
const refusing = (fault: Fault): FaultRule[] => [{ match: { operation: 'create-status' }, fault }];
const statusesOf = ({ githubState }: Pick<GateRun, 'githubState'>) => githubState.repositories[0]!.statuses;
const states = (run: Pick<GateRun, 'githubState'>) => statusesOf(run).map(({ state }) => state);
const warnings = ({ stdout }: GateRun) => stdout.match(/^::warning .*$/gm) ?? [];

const isPending = ({ github }: Stage) => github.requests.some(({ operation }) => operation === 'create-status');
/** The gate waits for its scan, and has sent its first status. */
const isPolling = (stage: Stage) => stage.platform.requests.length > 0 && isPending(stage);

const stopWhen = (isTime: (stage: Stage) => boolean, signal: NodeJS.Signals) =>
  onceThat(isTime, (step) => void step.kill(signal));

/**
 * Sends SIGTERM once the nth request of this kind hangs, and kills a process that goes on waiting. With `mustStand`, it also waits for the
 * request for locations, which the gate sends only when the verdict is final.
 */
function whenHanging(operation: string, nth: number, mustStand: boolean) {
  const isHanging = ({ platform, github }: Stage) =>
    github.requests.filter((request) => request.operation === operation).length >= nth &&
    (!mustStand || platform.requests.some((request) => request.operation === 'list-issues'));
  return onceThat(isHanging, (step) => {
    step.kill('SIGTERM');
    setTimeout(() => step.kill('SIGKILL'), 8_000).unref();
  });
}

describe('I. commit status', () => {
  test.each([
    ['a pass', GREEN, {}, 'success'],
    ['a fail', DIRTY, {}, 'failure'],
    ['a run without a verdict', NEVER, SOON_OVER, 'error'],
    ['a fail in report mode', DIRTY, { mode: 'report' }, 'success'],
    ['a softened reason', RUNNING, { ...SOON_OVER, 'on-inconclusive': 'scan-running: warn' }, 'success'],
  ] as const)('I20 is pending first, and then follows the exit code: %s', async (_what, platform, inputs, state) => {
    const run = await runFault({ platform, inputs: { ...INPUTS, ...inputs } });
    expect(states(run)).toEqual(['pending', state]);
    for (const { sha, context, description, targetUrl } of statusesOf(run)) {
      expect([sha, context]).toEqual([HEAD_SHA, 'Findings Gate']);
      expect(targetUrl).toBe('https://github.com/octo-org/shop/actions/runs/1000/attempts/1');
      expect([...(description ?? '')].length).toBeLessThanOrEqual(140);
      expect(description).toMatch(/^\S.*\S$/);
    }
  });

  test.each([
    ['of a fork', pullRequestEvent('fork')],
    ['after another workflow', workflowRunEvent()],
  ])('I20 is set on the commit under test, never on the one that is checked out: %s', async (_which, event) => {
    const run = await runFault({ platform: DIRTY, event, inputs: INPUTS });
    expect([states(run), statesOn(run, HEAD_SHA)]).toEqual(Array(2).fill(['pending', 'failure']));
  });

  test('I10 leads to one warning that names a missing permission', async () => {
    const permissions = { contents: 'read', pull_requests: 'write', issues: 'none', statuses: 'read' } as const;
    const inputs = { ...INPUTS, comment: 'always' };
    const prepare = ({ githubState }: Stage) => void Object.assign(githubState, { tokens: [aToken({ permissions })] });
    const run = await runFault({ platform: GREEN, inputs, prepare });
    expect([run.exitCode, states(run), run.comments.length]).toEqual([0, [], 1]);
    const told = /cannot set the commit status: GitHub answered 403.*lacks the permission statuses: write/;
    expect(warnings(run)).toEqual([expect.stringMatching(told)]);
  });

  test.each<[row: string, what: string, Fault, told: string]>([
    ['I10', 'answers 422', { kind: 'status', status: 422 }, 'GitHub answered 422'],
    ['I10', 'answers 500', { kind: 'status', status: 500 }, 'GitHub answered 500'],
    ['I19', 'never answers', { kind: 'never-answer' }, 'no answer in time'],
  ])('%s does not change the verdict when GitHub %s', async (_row, _what, fault, told) => {
    const run = await runFault({ platform: DIRTY, inputs: INPUTS, githubFaults: refusing(fault) });
    expect([run.exitCode, run.comments.map(wordIn)]).toEqual([1, ['failed']]);
    expect(warnings(run)).toEqual([
      expect.stringContaining(`The commit status was not set: cannot set the commit status: ${told}`),
    ]);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('I20 is error when the run is stopped: %s', async (signal) => {
    const run = await runFault({
      platform: RUNNING,
      inputs: { ...INPUTS, comment: 'always', 'wait-timeout': '10m' },
      during: stopWhen(isPolling, signal),
      killAfterMs: 20_000,
    });
    expect([run.exitCode, run.reason, states(run), run.comments]).toEqual([2, 'cancelled', ['pending', 'error'], []]);
    // The comment is not even tried: the runner gives a stopped run only a few seconds.
    expect(run.stdout).not.toContain('The comment was not written');
  });

  test.each<[string, readonly string[], BuiltOptions, number]>([
    ['the last commit status', ['create-status'], {}, 1],
    ['a new comment and the commit status', ['create-comment', 'create-status'], {}, 1],
    ['the list of comments and the commit status', ['list-comments', 'create-status'], {}, 1],
    ['the queued pull request', ['read-pull'], { event: mergeGroupEvent() }, 2],
  ])('I20 does not delay a run that is stopped while GitHub hangs: %s', async (_what, hanging, options, exitCode) => {
    const run = await runFault({
      platform: DIRTY,
      ...options,
      inputs: INPUTS,
      githubFaults: hanging.map((operation) => {
        const nth = operation === 'create-status' ? 2 : undefined;
        return { match: { operation }, ...(nth && { nth }), fault: { kind: 'never-answer' } };
      }),
      during: whenHanging(hanging[0]!, hanging[0] === 'create-status' ? 2 : 1, exitCode === 1),
    });
    // Null if the process had to be killed: by itself, it gives up a hanging request only after 10 s.
    expect(run.exitCode).toBe(exitCode);
    if (exitCode === 2) expect(run.reason).toBe('cancelled');
    else expect(warnings(run).join()).toContain('cannot set the commit status: the run was stopped');
  });

  test.each([
    ['no-scan', NEVER, {}, undefined],
    ['scan-running', RUNNING, {}, undefined],
    ['product-missing', GREEN, { 'required-products': 'ai-code' }, undefined],
    ['scan-running', RUNNING, { mode: 'report' }, undefined],
    ['', GREEN, {}, 'success'],
    ['', DIRTY, {}, 'failure'],
    ['scan-failed', SCENARIOS['scan-failed'], {}, 'error'],
  ] as const)('I20 stays pending in a run that polls once, if a scan may still come (%#: %s)', async (...row) => {
    const [reason, platform, inputs, state] = row;
    const run = await runFault({ platform, inputs: { ...INPUTS, ...inputs, 'wait-timeout': '0s' } });
    expect([run.reason, states(run)]).toEqual([reason, ['pending', ...(state ? [state] : [])]]);
    if (state === undefined)
      expect(statusesOf(run)[0]!.description).toBe('#7 Waiting for a finished scan of this commit.');
  });
});

const statesOn = ({ githubState }: Awaited<ReturnType<typeof expectRun>>, sha: string) =>
  githubState.repositories[0]!.statuses.filter((status) => status.sha === sha).map(({ state }) => state);

test('M20 sets the status on the merge commit of the queue, and on the head that was judged', async () => {
  const outcome = { ...fail, report: { commit: HEAD_SHA, mergeGroupCommit: GROUP_SHA } };
  const run = await expectRun(outcome, { platform: DIRTY, event: mergeGroupEvent(), inputs: INPUTS });
  for (const sha of [HEAD_SHA, GROUP_SHA]) expect(statesOn(run, sha)).toEqual(['pending', 'failure']);
  expect(run.comments).toHaveLength(1);
});

const groupRun = workflowRunEvent('here', {
  event: 'merge_group',
  head_sha: GROUP_SHA,
  head_branch: `gh-readonly-queue/main/pr-7-${BASE_SHA}`,
  pull_requests: [],
});

test.each<[what: string, StagedEvent, inputs: Readonly<Record<string, string>>, on: readonly string[]]>([
  ['the workflow of a queued pull request has run', groupRun, {}, [HEAD_SHA, GROUP_SHA]],
  ['the pull request is queued', mergeGroupEvent(), {}, [HEAD_SHA, GROUP_SHA]],
  ['the head is named by the input', mergeGroupEvent(), { commit: HEAD_SHA }, [HEAD_SHA, GROUP_SHA]],
  ['the group itself is judged', scannedMergeGroupEvent(), { 'merge-queue': 'merge-group' }, [GROUP_SHA]],
  ['no queue is there', workflowRunEvent(), {}, [HEAD_SHA]],
])('M20 sets the status only there when %s', async (_what, event, inputs, on) => {
  const run = await expectTold(pass, { event, inputs: { ...INPUTS, ...inputs } });
  const setOn = (sha: string) => [...new Set(statesOn(run, sha))];
  for (const sha of [HEAD_SHA, GROUP_SHA]) expect(setOn(sha)).toEqual(on.includes(sha) ? ['pending', 'success'] : []);
});

test.each([
  ['the queue', mergeGroupEvent()],
  ['its workflow', groupRun],
])('M20 sets a final status if the pull request of %s is unreadable', async (_what, event) => {
  const githubFaults = [{ match: { operation: 'read-pull' }, fault: { kind: 'status', status: 403 } }] as const;
  const run = await expectRun(unproven('github'), { platform: GREEN, event, inputs: INPUTS, githubFaults });
  expect([statesOn(run, GROUP_SHA), statesOn(run, HEAD_SHA)]).toEqual([['pending', 'error'], []]);
});
