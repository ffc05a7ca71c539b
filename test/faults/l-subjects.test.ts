import { describe, expect, test } from 'vitest';
import {
  HEAD_REF,
  listedPullRequest,
  PULL_REQUEST,
  REPOSITORY,
  type StagedEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aPull, aSha } from '../../github-double/build.ts';
import type { Pull } from '../../github-double/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { fail, unproven } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import { commentedPulls, OWN_REF, ofBranch, ofPull, pages, refsSearched, scans } from './harness/worlds.ts';

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
  const run = { ...workflow_run, event: 'pull_request', head_repository: HERE, pull_requests: [], ...members };
  return { ...event, payload: { ...payload, repository: { ...repository, id: REPOSITORY_ID }, workflow_run: run } };
}

/** Pull request 7 is dirty; its scan is older than the clean one of pull request 9, of the same commit. */
const twoPulls = scans({
  501: { ...ofPull(PULL_REQUEST), found: 2 },
  502: { ...ofPull(OTHER), startedAgoMs: 90_000 },
});

/** What GitHub knows of pull request 7. */
const seven =
  (members: Partial<Pull>) =>
  ({ githubState }: Stage): void => {
    Object.assign(githubState.repositories[0]!.pulls.get(PULL_REQUEST)!, members);
  };
const MOVED_ON = aPull({
  head: { ref: HEAD_REF, sha: aSha('newer'), repository: { id: REPOSITORY_ID, fullName: REPOSITORY } },
});

const LISTED = { pull_requests: [listedPullRequest(PULL_REQUEST)] };
const twoCriticals = { ...fail, outputs: { critical: '2' } };

describe.concurrent('L. what a workflow_run is judged as', () => {
  test.each<readonly [string, BuiltOptions]>([
    ['it was closed', { prepare: seven({ state: 'closed' }) }],
    ['it has moved on', { prepare: seven({ head: MOVED_ON.head }) }],
    ['there is no token to ask with', { inputs: { 'github-token': '' } }],
    ['GitHub knows none of its branch', { event: runOf({ head_branch: 'gone' }) }],
    ['its event is not named', { event: runOf({ event: undefined, ...LISTED }) }],
    ['a fork ran for something else', { event: runOf({ event: 'release', head_repository: FORK, ...LISTED }) }],
  ])('L8 all refs of the commit are counted where no pull request can be told: %s', async (_why, options) => {
    const outcome = { ...twoCriticals, report: { pullRequest: null } };
    const run = await expectTold(outcome, { platform: twoPulls, event: runOf({}), ...options });
    expect(run.stdout).toContain('(event workflow_run)');
    expect(refsSearched(run)).toEqual([OWN_REF, `refs/pull/${OTHER}/merge`]);
    expect(commentedPulls(run)).toEqual([]);
  });

  const ofPush = runOf({ event: 'push', head_branch: 'main' });

  test.each([
    ['L8', 'another branch', ofBranch('release/2')],
    ['L9', 'a pull request', ofPull(OTHER)],
  ])('%s the run of a push is judged by its own ref, not by a newer clean scan of %s', async (_row, _what, newer) => {
    const platform = scans({ 501: { ...ofBranch('main'), found: 2 }, 502: { startedAgoMs: 90_000, ...newer } });
    const outcome = { ...fail, outputs: { critical: '2', 'scan-id': '501' } };
    const run = await expectTold(outcome, { platform, event: ofPush });
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main']);
  });

  test("L9 a pull request's diff scan never decides for the run of a push", async () => {
    const inputs = { 'discovery-timeout': '1s' };
    const run = await expectTold(unproven('no-scan'), {
      platform: scans({ 502: ofPull(OTHER) }),
      event: ofPush,
      inputs,
    });
    expect(pages(run)).not.toContain('502 decides');
  });
});
