import { describe, expect, test } from 'vitest';
import { HEAD_REF, HEAD_SHA, PULL_REQUEST, REPOSITORY, type StagedEvent, workflowRunEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aPull, aSha } from '../../github-double/build.ts';
import type { Pull } from '../../github-double/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import {
  commentedPulls,
  criticals,
  OWN_REF,
  ofBranch,
  ofPull,
  pages,
  refsSearched,
  scanOf,
  world,
} from './harness/worlds.ts';

/** Another pull request from the same commit, which has no issues: those of pull request 8 belong to the usual neighbours. */
const OTHER = 9;
/** The id of the repository at GitHub, as the double knows it. */
const REPOSITORY_ID = 1;
const FORK = { id: 4711, full_name: 'mallory/shop', owner: { login: 'mallory' } };
const HERE = { id: REPOSITORY_ID, full_name: REPOSITORY, owner: { login: 'octo-org' } };

type Members = Readonly<Record<string, unknown>>;

function runOf(members: Members): StagedEvent {
  const event = workflowRunEvent();
  const { workflow_run, repository, ...payload } = event.payload as Readonly<Record<string, Members>>;
  const run = { ...workflow_run, event: 'pull_request', head_repository: HERE, ...members };
  return { ...event, payload: { ...payload, repository: { ...repository, id: REPOSITORY_ID }, workflow_run: run } };
}

/** Pull request 7 is dirty; its scan is older than the clean one of pull request 9, of the same commit. */
const twoPulls = world((context) => {
  const issues = criticals(context, 2, { ref: OWN_REF });
  return {
    issues,
    scans: [
      scanOf(context, '501', { ...ofPull(PULL_REQUEST), saw: issues }),
      scanOf(context, '502', { ...ofPull(OTHER), startedAgoMs: 90_000 }),
    ],
  };
});

/** What GitHub knows beside pull request 7: its head, its state, and others. */
const atGitHub =
  (seven: Partial<Pull>, ...others: readonly Pull[]) =>
  ({ githubState }: Stage): void => {
    const { pulls } = githubState.repositories[0]!;
    pulls.set(PULL_REQUEST, { ...pulls.get(PULL_REQUEST)!, ...seven });
    for (const pull of others) pulls.set(pull.number, pull);
  };
const NINE = aPull({
  number: OTHER,
  head: { ref: HEAD_REF, sha: HEAD_SHA, repository: { id: REPOSITORY_ID, fullName: REPOSITORY } },
});

const twoCriticals = { exitCode: 1, verdict: 'fail', outputs: { critical: '2' } };

describe.concurrent('L. what a workflow_run is judged as', () => {
  test.each<readonly [string, BuiltOptions]>([
    ['it was closed', { prepare: atGitHub({ state: 'closed' }) }],
    ['it has moved on', { prepare: atGitHub({ head: { ...NINE.head, sha: aSha('newer') } }) }],
    ['there is no token to ask with', { inputs: { 'github-token': '' } }],
    ['GitHub knows none of its branch', { event: runOf({ pull_requests: [], head_branch: 'gone' }) }],
    ['its event is not named', { event: runOf({ event: undefined }) }],
    ['a fork ran for something else', { event: runOf({ event: 'release', head_repository: FORK }) }],
  ])('L8 all refs of the commit are counted where no pull request can be told: %s', async (_why, options) => {
    const run = await runFault({ platform: twoPulls, event: runOf({ pull_requests: [] }), ...options, due: 'fail' });
    expect(run).toMatchObject({ ...twoCriticals, report: { pullRequest: null } });
    expect(run.stdout).toContain('(event workflow_run)');
    expect(refsSearched(run)).toEqual([OWN_REF, `refs/pull/${OTHER}/merge`]);
    expect(commentedPulls(run)).toEqual([]);
  });

  const ofPush = runOf({ event: 'push', head_branch: 'main', pull_requests: [] });
  const pushed = (newer: Parameters<typeof scanOf>[2]) =>
    world((context) => {
      const issues = criticals(context, 2, { ref: 'main' });
      return {
        issues,
        scans: [
          scanOf(context, '501', { ...ofBranch('main'), saw: issues }),
          scanOf(context, '502', { startedAgoMs: 90_000, ...newer }),
        ],
      };
    });

  test.each([
    ['L8', 'another branch', ofBranch('release/2')],
    ['L9', 'a pull request', ofPull(OTHER)],
  ])('%s the run of a push is judged by its own ref, not by a newer clean scan of %s', async (_row, _what, newer) => {
    const run = await runFault({ platform: pushed(newer), event: ofPush, due: 'fail' });
    expect(run).toMatchObject({ ...twoCriticals, outputs: { 'scan-id': '501' } });
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main']);
  });

  test("L9 a pull request's diff scan never decides for the run of a push", async () => {
    const platform = world((context) => ({ scans: [scanOf(context, '502', ofPull(OTHER))] }));
    const inputs = { 'discovery-timeout': '1s' };
    const run = await runFault({ platform, event: ofPush, inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'no-scan' });
    expect(pages(run)).not.toContain('502 decides');
  });
});
