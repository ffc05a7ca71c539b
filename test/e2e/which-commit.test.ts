import { describe, expect, it } from 'vitest';
import {
  BASE_SHA,
  FORK,
  GROUP_SHA,
  HEAD_REF,
  HEAD_SHA,
  issueCommentEvent,
  listedPullRequest,
  MERGE_SHA,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  pushedWorkflowRunEvent,
  REPOSITORY,
  type StagedEvent,
  scannedMergeGroupEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { issuesOf } from '../../emulator/build.ts';
import { placeOf } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { committed } from '../policy-e2e/policy-file.ts';
import { type GateOptions, type GateRun, operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { SOON_OVER, scanned } from '../run/platforms.ts';

const PULL_REQUEST_REF = 'refs/pull/7/merge';
const GROUP_REF = `gh-readonly-queue/main/pr-7-${BASE_SHA}`;
const NO_SCAN = [2, 'inconclusive', 'no-scan'];
const BAD_EVENT = [2, 'inconclusive', 'bad-event'];
const PASS = [0, 'pass', ''];

function tagged(): StagedEvent {
  const event = pushEvent({ ref: 'refs/tags/v1.2.0' });
  return { ...event, scanned: { ...event.scanned, headRef: 'refs/tags/v1.2.0' } };
}

const UNLISTED = workflowRunEvent('here', { pull_requests: [] });
const UNNAMED = { event: undefined };

function taggedRun(): StagedEvent {
  const run = { event: 'push', head_branch: 'v1.2.0', pull_requests: [] };
  return { ...workflowRunEvent('here', run), scanned: tagged().scanned };
}

function groupRun(): StagedEvent {
  return workflowRunEvent('here', { event: 'merge_group', head_sha: GROUP_SHA, head_branch: GROUP_REF });
}

describe('the commit under test', { concurrent: true }, () => {
  it.each<[string, StagedEvent, string, string, Record<string, string>?]>([
    ['pull_request: the head, not GITHUB_SHA', pullRequestEvent(), HEAD_SHA, PULL_REQUEST_REF],
    ['pull_request of a fork', pullRequestEvent('fork'), HEAD_SHA, PULL_REQUEST_REF],
    ['pull_request_target', pullRequestTargetEvent(), HEAD_SHA, PULL_REQUEST_REF],
    ['pull_request_target of a fork', pullRequestTargetEvent('fork'), HEAD_SHA, PULL_REQUEST_REF],
    ['push', pushEvent(), HEAD_SHA, 'main'],
    ['push of a tag', tagged(), HEAD_SHA, 'refs/tags/v1.2.0'],
    ['merge_group: the head of the queued pull request', mergeGroupEvent(), HEAD_SHA, PULL_REQUEST_REF],
    [
      'merge_group: the commit of the group',
      scannedMergeGroupEvent(),
      GROUP_SHA,
      GROUP_REF,
      { 'merge-queue': 'merge-group' },
    ],
    ['workflow_run of a pull request', workflowRunEvent(), HEAD_SHA, PULL_REQUEST_REF],
    ['workflow_run of a pull request that it does not list', UNLISTED, HEAD_SHA, PULL_REQUEST_REF],
    ['workflow_run of a push', pushedWorkflowRunEvent(), HEAD_SHA, 'main'],
    ['workflow_run of a tag', taggedRun(), HEAD_SHA, 'refs/tags/v1.2.0'],
    ['workflow_run of a merge group: the head of the queued pull request', groupRun(), HEAD_SHA, PULL_REQUEST_REF],
    [
      'workflow_run of a merge group: the commit of the group',
      { ...groupRun(), scanned: scannedMergeGroupEvent().scanned },
      GROUP_SHA,
      GROUP_REF,
      { 'merge-queue': 'merge-group' },
    ],
    ['workflow_run of an event that is not named', workflowRunEvent('here', UNNAMED), HEAD_SHA, PULL_REQUEST_REF],
    ['schedule', scheduleEvent(), HEAD_SHA, 'main'],
    ['workflow_dispatch', workflowDispatchEvent(), HEAD_SHA, 'main'],
    ['any other event with the input commit', issueCommentEvent(), HEAD_SHA, 'main', { commit: HEAD_SHA }],
  ])('%s', async (name, event, commit, ref, inputs = {}) => {
    const run = await runGate({ event, inputs, platform: 'over-limit' });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect(run.outputs).toMatchObject({ commit, ref, critical: '3', high: '8', medium: '6', low: '4', unrated: '2' });
    // Where only the commit is known, scans of every ref count: those older than a day are looked for too.
    const isBare = name.includes('not named') || inputs.commit !== undefined;
    const deciding = { 'list-scans': isBare ? 2 : 1, 'read-scan': 1, 'search-issues': 6 };
    expect(operationsOf(run.requests)).toEqual({ ...deciding, 'list-issues': 1 });
  });

  it.each<[string, GateOptions]>([
    ['the merge commit of GITHUB_SHA', { platform: scanned({ commit: MERGE_SHA }) }],
    [
      'the tip of the base under pull_request_target',
      { event: pullRequestTargetEvent(), platform: scanned({ commit: BASE_SHA, branch: 'main' }) },
    ],
    [
      'the merge group, while the queued pull request is asked for',
      { event: mergeGroupEvent(), platform: scanned({ commit: GROUP_SHA }) },
    ],
    ['another pull request that has the same commit', { platform: scanned({ branch: 'refs/pull/8/merge' }) }],
    ['a fork that has the same commit', { platform: 'fork-commit' }],
    ['a prefix of the commit', { platform: scanned({ listMembers: { commit: HEAD_SHA.slice(0, 12) } }) }],
    ['the commit in upper case', { platform: scanned({ listMembers: { commit: HEAD_SHA.toUpperCase() } }) }],
    ['the commit with blanks around it', { platform: scanned({ listMembers: { commit: ` ${HEAD_SHA} ` } }) }],
    ['no commit', { platform: scanned({ listMembers: { commit: null } }) }],
    [
      'the pull request, for a push of its commit',
      { event: pushEvent(), platform: scanned({ branch: PULL_REQUEST_REF }) },
    ],
  ])('has no scan where only another one has a clean scan: %s', async (_other, options) => {
    const run = await runGate({ ...options, inputs: SOON_OVER });
    expect(outcomeOf(run)).toEqual(NO_SCAN);
    expect(operationsOf(run.requests)['search-issues']).toBeUndefined();
  });

  it('fails by the scan of the head, even with a clean scan of the merge commit', async () => {
    const run = await runGate({
      platform: (context) => {
        const state = scanned(
          { id: '1' },
          { id: '2', commit: MERGE_SHA, branch: 'main', createdAtMs: context.nowMs },
        )(context);
        return { ...state, issues: issuesOf(1, { ...placeOf(context) }) };
      },
    });
    expect([...outcomeOf(run), run.outputs['scan-id']]).toEqual([1, 'fail', '', '1']);
  });

  it.each<[string, Partial<PlatformScan>, readonly unknown[]]>([
    ['is judged where the detail names this pull request', { pullRequestId: '7' }, PASS],
    ['is refused where the detail names another one', { pullRequestId: '8' }, NO_SCAN],
    ['is refused where the detail names none', { pullRequestId: undefined }, NO_SCAN],
  ])('on a fork branch called main %s', async (_what, parts, outcome) => {
    const platform = scanned({ branch: 'main', fullRef: 'refs/heads/main', ...parts });
    const run = await runGate({ event: pullRequestTargetEvent('fork'), platform, inputs: SOON_OVER });
    expect(outcomeOf(run)).toEqual(outcome);
  });

  it('may have been scanned as the head branch of this repository', async () => {
    const platform = scanned({ branch: HEAD_REF, fullRef: `refs/heads/${HEAD_REF}`, pullRequestId: undefined });
    // The own ref of the pull request has its time first.
    const run = await runGate({ platform, inputs: SOON_OVER });
    expect([...outcomeOf(run), run.outputs.ref]).toEqual([...PASS, HEAD_REF]);
  });

  it.each<[string, GateOptions]>([
    ['a push that deletes its branch', { event: pushEvent({ after: '0'.repeat(40) }) }],
    ['a push whose hash is cut', { event: pushEvent({ after: HEAD_SHA.slice(0, 12) }) }],
    ['an event that names no commit', { event: issueCommentEvent() }],
    ['a missing event file', { env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } }],
    ['an event file that is not an object', { event: { ...pullRequestEvent(), payload: [] } }],
    ['a schedule with a GITHUB_SHA that is not a commit', { event: scheduleEvent(), env: { GITHUB_SHA: 'main' } }],
  ])('cannot be determined from %s', async (_what, options) => {
    const run = await runGate(options);
    expect(outcomeOf(run)).toEqual(BAD_EVENT);
    expect(run.requests).toEqual([]);
  });
});

describe('a merge group', { concurrent: true }, () => {
  const OWN_COMMIT = ` The merge group's own commit ${GROUP_SHA.slice(0, 12)} was not scanned for this.`;

  it.each<[string, StagedEvent, string | null, Record<string, string>]>([
    ['that is judged by its pull request', mergeGroupEvent(), GROUP_SHA, {}],
    ['whose workflow ran, judged by its pull request', groupRun(), GROUP_SHA, {}],
    ['that is judged by its own commit', scannedMergeGroupEvent(), null, { 'merge-queue': 'merge-group' }],
    ['of which another commit is judged', mergeGroupEvent(), null, { commit: HEAD_SHA }],
  ])('says in log and report what was judged: one %s', async (_which, event, own, inputs) => {
    const run = await runGate({ event, inputs });
    expect([run.verdict, run.report.mergeGroupCommit]).toEqual(['pass', own]);
    expect(run.stdout.includes(`${OWN_COMMIT}\n`)).toBe(own !== null);
  });
});

const FORKED = workflowRunEvent('fork');

/** GitHub with pull request 7 of the fork, and with others from branches of the fork. */
function openFromFork(
  ...others: readonly { readonly number: number; readonly ref?: string; readonly base?: string }[]
) {
  return ({ githubState }: Stage) => {
    const { pulls } = githubState.repositories[0]!;
    const own = pulls.get(7)!;
    own.head.repository = { id: FORK.id, fullName: FORK.full_name };
    for (const { number, ref = own.head.ref, base = own.base.ref } of others) {
      pulls.set(number, { ...own, number, head: { ...own.head, ref }, base: { ...own.base, ref: base } });
    }
  };
}

function answering(status: number) {
  return ({ githubState }: Stage) => {
    githubState.before.set('list-pulls', () => ({ status, headers: {}, body: '{}' }));
  };
}

/** What the log says is judged, without the commit and its repository. */
function judgedAs(run: GateRun): string | undefined {
  return new RegExp(`Judging commit ${HEAD_SHA} of ${REPOSITORY} \\((.*)\\)\\.`).exec(run.stdout)?.[1];
}

const asked = ({ githubRequests }: GateRun): number =>
  githubRequests.filter(({ operation }) => operation === 'list-pulls').length;

function commentedOn({ githubState }: GateRun): readonly number[] {
  return githubState.repositories[0]!.comments.map(({ issue }) => issue);
}

const AS_PULL_REQUEST = 'pull request 7, event workflow_run';
const COMMENTED = { comment: 'always' };

describe('a workflow_run', { concurrent: true }, () => {
  it.each<[string, StagedEvent, number, ((stage: Stage) => void)?]>([
    ['that is listed', workflowRunEvent(), 0],
    ['that is listed beside another one of the commit', besideAnother(), 0, openFromFork({ number: 8, ref: 'copy' })],
    ['that is not listed', UNLISTED, 1],
    ['of a fork', FORKED, 1, openFromFork()],
    ['of a fork with the commit on another branch, too', FORKED, 1, openFromFork({ number: 8, ref: 'copy' })],
  ])('is judged as its own pull request, and comments there: one %s', async (_which, event, requests, prepare) => {
    // Pull request 8 has the same commit. Its scan is newer, and clean.
    const run = await runGate({
      event,
      inputs: COMMENTED,
      ...(prepare === undefined ? {} : { prepare }),
      platform: (context) => {
        const other = { id: '2', branch: 'refs/pull/8/merge', pullRequestId: '8', createdAtMs: context.nowMs };
        const state = scanned({ id: '1' }, other)(context);
        return { ...state, issues: issuesOf(1, { ...placeOf(context) }) };
      },
    });
    expect([...outcomeOf(run), run.outputs['scan-id']]).toEqual([1, 'fail', '', '1']);
    expect([judgedAs(run), run.report.pullRequest, commentedOn(run), asked(run)]).toEqual([
      AS_PULL_REQUEST,
      7,
      [7],
      requests,
    ]);
  });

  it.each<[string, StagedEvent, ((stage: Stage) => void)?]>([
    ['of this repository', workflowRunEvent()],
    ['of a fork', FORKED, openFromFork()],
  ])('has the policy, the baseline and the comment of its pull request: one %s', async (_which, event, prepare) => {
    const policy = 'version: 1\nconditions:\n  - { name: Nothing new, max: 0, compare: new }\n';
    const run = await runGate({
      event,
      platform: 'over-limit',
      inputs: { 'policy-file': 'gate.yml', baseline: 'base' },
      prepare: (stage) => {
        prepare?.(stage);
        committed({ [BASE_SHA]: policy }, 'gate.yml')(stage);
      },
    });
    expect([...outcomeOf(run), commentedOn(run)]).toEqual([1, 'fail', '', [7]]);
    expect(run.report.policy).toMatchObject({ sha: BASE_SHA, ref: 'main' });
    // It is empty where the event has no base.
    expect(run.outputs['new-total']).toBe(run.outputs.total);
  });

  it.each<[string, StagedEvent, ((stage: Stage) => void)?, Record<string, string>?]>([
    ['GitHub knows none', workflowRunEvent('here', { pull_requests: [], head_branch: 'gone' })],
    [
      'there is no token to ask with',
      workflowRunEvent('here', { pull_requests: [] }),
      () => {},
      { 'github-token': '' },
    ],
    ['the event is not named', workflowRunEvent('here', UNNAMED)],
    ['a fork ran for something else', workflowRunEvent('fork', { event: 'release' })],
  ])('belongs to no pull request where %s', async (_why, event, prepare, inputs) => {
    const run = await runGate({
      event,
      platform: 'over-limit',
      inputs: { ...COMMENTED, ...inputs },
      ...(prepare === undefined ? {} : { prepare }),
    });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect([judgedAs(run), run.report.pullRequest, commentedOn(run)]).toEqual(['event workflow_run', null, []]);
  });

  it.each<[string, StagedEvent, ((stage: Stage) => void)?, Record<string, string>?]>([
    ['the branch has several open ones', FORKED, openFromFork({ number: 8, base: 'release' })],
    ['several are listed', twiceListed()],
    ['GitHub knows none of a fork', FORKED],
    ['there is no token to ask for that of a fork', FORKED, openFromFork(), { 'github-token': '' }],
  ])('is not judged where %s', async (_why, event, prepare, inputs) => {
    const run = await runGate({
      event,
      inputs: { ...COMMENTED, ...inputs },
      ...(prepare === undefined ? {} : { prepare }),
    });
    expect([...outcomeOf(run), run.requests]).toEqual([2, 'inconclusive', 'bad-event', []]);
  });

  it('of a push is judged as its branch', async () => {
    const run = await runGate({ event: pushedWorkflowRunEvent(), inputs: COMMENTED });
    expect([judgedAs(run), commentedOn(run), asked(run)]).toEqual(['main, event workflow_run', [], 0]);
  });

  it.each([401, 403, 404, 500])('is not judged where GitHub answers %i', async (status) => {
    const run = await runGate({ event: FORKED, prepare: answering(status) });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'github']);
    expect(run.requests).toEqual([]);
  });
});

function besideAnother(): StagedEvent {
  const copy = listedPullRequest(8, { head: { ref: 'copy' } });
  return workflowRunEvent('here', { pull_requests: [copy, listedPullRequest(7)] });
}

function twiceListed(): StagedEvent {
  const release = listedPullRequest(8, { base: { ref: 'release' } });
  return workflowRunEvent('here', { pull_requests: [listedPullRequest(7), release] });
}
