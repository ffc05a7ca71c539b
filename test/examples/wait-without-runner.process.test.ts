import { describe, expect, it } from 'vitest';
import { HEAD_SHA, PULL_REQUEST, workflowRunEvent } from '../../demo/events.ts';
import type { RunningProcess } from '../../demo/run-process.ts';
import type { Stage } from '../../demo/stage.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import { wordIn } from '../faults/harness/comment-scene.ts';
import { type SharedGitHub, shareGitHub } from '../faults/harness/shared-github.ts';
import { type GateRun, outcomeOf } from '../run/gate.ts';
import { type ExampleWorkflow, type GateStep, readExamples } from './example-workflow.ts';
import { fromFork, runExample, stepsFor } from './run-example.ts';

const [BEGINS, FINISHES] = ['wait-without-runner.yml', 'wait-without-runner-finish.yml'].map(
  (file) => readExamples().find((example) => example.file === file)!,
) as [ExampleWorkflow, ExampleWorkflow];
const NEWER_HEAD = 'e'.repeat(8) + '5b'.repeat(16);

type Half = {
  readonly platform?: ScenarioName;
  readonly runId: string;
  readonly faults?: readonly FaultRule[];
  readonly during?: (running: RunningProcess, stage: Stage) => void;
  readonly headSha?: string;
};

/** Runs one of the two workflows for a pull request of a fork, on the GitHub that both share. */
async function half(workflow: ExampleWorkflow, github: SharedGitHub, given: Half): Promise<GateRun> {
  const { platform = 'clean', runId, faults = [], during, headSha = HEAD_SHA } = given;
  const event = workflowRunEvent('fork', { head_sha: headSha });
  const [run] = await runExample(workflow, {
    event: { ...event, scanned: { ...event.scanned, commit: headSha } },
    platform: SCENARIOS[platform],
    env: { GITHUB_RUN_ID: runId },
    prepare: (stage) => {
      github.join(stage);
      fromFork(stage);
      for (const rule of faults) stage.platform.faults.add(rule);
    },
    ...(during === undefined ? {} : { during }),
  });
  return run!;
}

const statesOf = (github: SharedGitHub, sha = HEAD_SHA) =>
  github
    .state()
    .repositories[0]!.statuses.filter((status) => status.sha === sha)
    .map(({ context, state }) => `${context} ${state}`);
const commentsOf = (github: SharedGitHub) => github.state().repositories[0]!.comments.map(({ body }) => body);

const verdictsOf = (github: SharedGitHub) => commentsOf(github).map(wordIn);
const stopWhenPending = (running: RunningProcess, { github }: Stage): void => {
  const timer = setInterval(() => {
    if (!github.requests.some(({ operation }) => operation === 'create-status')) return;
    clearInterval(timer);
    running.kill('SIGINT');
  }, 10);
};
const NEVER_ANSWERS: readonly FaultRule[] = [{ match: { operation: 'list-scans' }, fault: { kind: 'never-answer' } }];

describe('waiting without a runner', () => {
  it.each([
    ['over-limit', [1, 'fail', ''], 'failure', ['failed']],
    ['clean', [0, 'pass', ''], 'success', []],
    ['scan-failed', [2, 'inconclusive', 'scan-failed'], 'error', ['is inconclusive']],
  ] as const)(
    'leaves the status pending, and sets it once the scan has ended: %s',
    async (platform, outcome, state, says) => {
      const github = shareGitHub();
      const begun = await half(BEGINS, github, { platform: 'still-running', runId: '1000' });
      expect(outcomeOf(begun)).toEqual([0, 'inconclusive', 'scan-running']);
      expect(begun.report.nextStep).toMatch(/^Nothing to do yet: the commit status stays pending/);
      expect([statesOf(github), commentsOf(github)]).toEqual([['findings-gate/verdict pending'], []]);

      const finished = await half(FINISHES, github, { platform, runId: '1001' });
      expect(outcomeOf(finished)).toEqual(outcome);
      expect(statesOf(github).slice(1)).toEqual(['findings-gate/verdict pending', `findings-gate/verdict ${state}`]);
      expect(verdictsOf(github)).toEqual(says);
    },
  );

  it('sets the final status at once if the scan has already ended', async () => {
    const github = shareGitHub();
    await half(BEGINS, github, { platform: 'over-limit', runId: '1000' });
    expect(statesOf(github)).toEqual(['findings-gate/verdict pending', 'findings-gate/verdict failure']);
  });

  it.each<[string, Half['platform'], readonly FaultRule[], string]>([
    ['a refused token', 'clean', [fault({ kind: 'status', status: 401 })], 'auth'],
    ['a scan that failed', 'scan-failed', [], 'scan-failed'],
  ])('sets the status to error for every other reason: %s', async (_what, platform, faults, reason) => {
    const github = shareGitHub();
    const begun = await half(BEGINS, github, { platform: platform!, runId: '1000', faults });
    expect(outcomeOf(begun)).toEqual([2, 'inconclusive', reason]);
    expect(statesOf(github)).toEqual(['findings-gate/verdict pending', 'findings-gate/verdict error']);
  });

  it.each([
    ['first', BEGINS],
    ['second', FINISHES],
  ] as const)('sets the status to error if the %s job is cancelled, until the next run', async (_which, workflow) => {
    const github = shareGitHub();
    const stopped = await half(workflow, github, { runId: '1000', faults: NEVER_ANSWERS, during: stopWhenPending });
    expect(outcomeOf(stopped)).toEqual([2, 'inconclusive', 'cancelled']);
    expect(statesOf(github)).toEqual(['findings-gate/verdict pending', 'findings-gate/verdict error']);
    await half(FINISHES, github, { platform: 'clean', runId: '1001' });
    expect(statesOf(github).at(-1)).toBe('findings-gate/verdict success');
  });

  it('runs one job at a time, with the same settings, and softens nothing in the second', () => {
    const event = workflowRunEvent('fork');
    const [begins, finishes] = [stepsFor(BEGINS, { event })[0]!, stepsFor(FINISHES, { event })[0]!];
    expect(begins.concurrencyGroup).toBe(finishes.concurrencyGroup);
    expect([BEGINS.on, FINISHES.on]).toEqual([
      { workflow_run: { workflows: ['Security scan'], types: ['requested'] } },
      { workflow_run: { workflows: ['Security scan'], types: ['completed'] } },
    ]);
    const ofBoth = ({ inputs }: GateStep) =>
      ['deployment-id', 'repository-id', 'required-products', 'commit-status'].map((name) => inputs[name]);
    expect(ofBoth(begins)).toEqual(ofBoth(finishes));
    expect(finishes.inputs).not.toHaveProperty('on-inconclusive');
  });

  it('never sets a status or a comment for a newer head when the second job comes late', async () => {
    const github = shareGitHub();
    await half(BEGINS, github, { platform: 'still-running', runId: '1000' });
    moveHead(github);
    await half(FINISHES, github, { platform: 'over-limit', runId: '1002', headSha: NEWER_HEAD });
    const [before] = commentsOf(github);
    const late = await half(FINISHES, github, { platform: 'clean', runId: '1001' });
    // The pull request of the late run is no longer known, so that the gate does not judge by another policy.
    expect(late.reason).toBe('bad-event');
    expect(statesOf(github, NEWER_HEAD)).toEqual(['findings-gate/verdict pending', 'findings-gate/verdict failure']);
    expect(statesOf(github).at(-1)).toBe('findings-gate/verdict error');
    expect(commentsOf(github)).toEqual([before]);
  });
});

function fault(what: FaultRule['fault']): FaultRule {
  return { match: { operation: 'list-scans' }, fault: what };
}

function moveHead(github: SharedGitHub): void {
  const [repository] = github.state().repositories;
  repository!.commits.set(NEWER_HEAD, new Map());
  repository!.pulls.get(PULL_REQUEST)!.head.sha = NEWER_HEAD;
}
