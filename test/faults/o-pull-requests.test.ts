import { describe, expect, test } from 'vitest';
import {
  BASE_SHA,
  FORK,
  HEAD_SHA,
  listedPullRequest,
  pullRequestEvent,
  type StagedEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { anAppToken, aPersonalToken, GITHUB_ACTIONS } from '../../github-double/build.ts';
import type { GitHubState, Pull } from '../../github-double/state.ts';
import { inForce } from '../policy-e2e/policy-file.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { DIRTY, GREEN, turn } from './harness/comment-scene.ts';
import { at, expectRun, expectTold } from './harness/expect-run.ts';
import { type SharedGitHub, shareGitHub } from './harness/shared-github.ts';
import { MINUTE_MS, ofBranch, scans } from './harness/worlds.ts';

type Members = Readonly<Record<string, unknown>>;

const refusing = (operation: string, status: number, when: Pick<FaultRule, 'nth'> = {}) =>
  at(operation, { kind: 'status', status }, when);
const badEvent = unproven('bad-event');

describe.concurrent('O. a run whose pull request is unknown', () => {
  const forked = { id: FORK.id, fullName: FORK.full_name };
  const openFromFork =
    (...changes: readonly Partial<Pull>[]) =>
    ({ githubState }: Stage): void => {
      const { pulls } = githubState.repositories[0]!;
      const own = pulls.get(7)!;
      for (const change of changes) {
        const pull = { ...own, head: { ...own.head, repository: forked }, ...change };
        pulls.set(pull.number, pull);
      }
    };
  const passOfEight = { sha: HEAD_SHA, state: 'success', context: 'gate', description: '#8 pass', targetUrl: null };
  const ofReview = { event: 'pull_request_review' };
  const twice = { pull_requests: [listedPullRequest(7), listedPullRequest(8, { base: { ref: 'release' } })] };

  test.each<[string, StagedEvent, ((stage: Stage) => void)?, Record<string, string>?]>([
    ['two pull requests of its branch are listed', workflowRunEvent('here', twice)],
    ['two of its fork are open', workflowRunEvent('fork'), openFromFork({}, { number: 8 })],
    ['none of its fork is open', workflowRunEvent('fork')],
    ['there is no token to find that of its fork', workflowRunEvent('fork'), openFromFork({}), { 'github-token': '' }],
    ['its fork was deleted, after a review', workflowRunEvent('fork', { ...ofReview, head_repository: null })],
  ])('O19 judges nothing if %s', async (_what, event, prepare = () => {}, given = { 'commit-status': 'gate' }) => {
    const hasStatus = 'commit-status' in given;
    const run = await expectTold(
      { ...badEvent, requests: [] },
      {
        event,
        inputs: given,
        prepare: (stage) => {
          prepare(stage);
          const { statuses } = stage.githubState.repositories[0]!;
          if (hasStatus) statuses.push({ ...passOfEight, id: 900, creator: GITHUB_ACTIONS });
        },
      },
    );
    const states = run.githubState.repositories[0]!.statuses.map(({ state }) => state);
    expect(states).toEqual(hasStatus ? ['success', 'pending', 'error'] : []);
  });

  test.each<[string, StagedEvent, ((stage: Stage) => void)?]>([
    ['a review', reviewed()],
    ['the run of a review', workflowRunEvent('here', ofReview)],
    ['the run of a review in a fork', workflowRunEvent('fork', ofReview), openFromFork({})],
  ])('O19 judges %s as its pull request', async (_what, event, prepare = () => {}) => {
    const run = await expectTold(fail, { event, platform: 'over-limit', prepare });
    expect(run.stdout).toContain(`(pull request 7, event ${event.name})`);
    expect(run.githubState.repositories[0]!.comments.map(({ issue }) => issue)).toEqual([7]);
  });
});

describe.concurrent('O. one commit of several pull requests', () => {
  const STATUS = 'findings-gate/verdict';
  const statuses = (github: SharedGitHub) => github.state().repositories[0]!.statuses;
  const last = (github: SharedGitHub) => [statuses(github).at(-1)!.state, statuses(github).at(-1)!.description];
  const asked = ({ githubRequests }: GateRun) => githubRequests.map(({ operation }) => operation);
  /** Pull request 7 goes to main. Each of the others goes from the same head to a branch with a laxer policy. */
  const shared = (...others: readonly Partial<Pull>[]) =>
    shareGitHub((state) => {
      const { pulls } = state.repositories[0]!;
      state.tokens.push(anAppToken());
      for (const [index, other] of others.entries()) {
        const pull = { ...pulls.get(7)!, number: 9 + index, base: { ref: 'release', sha: BASE_SHA }, ...other };
        pulls.set(pull.number, pull);
      }
    });
  const OWN = { 'commit-status': STATUS, comment: 'never' };
  const seven = (github: SharedGitHub, options: BuiltOptions = {}) =>
    turn(github, { ...options, inputs: { ...OWN, ...options.inputs } });
  /** Runs for pull request 9, with a policy that allows everything. */
  const nine = (github: SharedGitHub, { inputs, ...options }: BuiltOptions = {}) => {
    const lax = { ...OWN, 'max-critical': 'none', 'max-high': 'none', ...inputs };
    return turn(github, { event: ofPull(9, 'release'), ...options, inputs: lax });
  };

  test('O5 the status is that of the worst: 7 fails, then 9 passes', async () => {
    const github = shared({});
    expect((await seven(github)).exitCode).toBe(1);
    expect((await nine(github)).exitCode).toBe(0);
    expect(last(github)).toEqual(['failure', '#9 passes, but #7 fails, with the same head']);
    expect(statuses(github).map(({ state }) => state)).not.toContain('success');
  });

  test('O5 the status is that of the worst: 9 passes, then 7 fails, then 9 runs again', async () => {
    const github = shared({});
    await nine(github);
    expect(last(github)).toEqual(['success', expect.stringMatching(/^#9 pass: /)]);
    const failing = await seven(github);
    expect(last(github)).toEqual(['failure', expect.stringMatching(/^#7 fail: /)]);
    // Nothing is worse than a fail, so the gate does not ask for the other statuses.
    expect(asked(failing)).not.toContain('list-statuses');
    expect(asked(await nine(github)).filter((one) => one === 'list-statuses')).toHaveLength(1);
    expect(last(github)[0]).toBe('failure');
    await seven(github, { platform: GREEN });
    expect(last(github)).toEqual(['success', expect.stringMatching(/^#7 pass: /)]);
  });

  type First = GitHubState['repositories'][number];
  /** Adds statuses after the last one. They equal it in all other members. */
  const said =
    (...words: readonly Partial<First['statuses'][number]>[]) =>
    ({ statuses: all }: First): void => {
      all.push(...words.map((word, at) => ({ ...all.at(-1)!, id: 9_000 + at, ...word })));
    };
  const PASSED = { state: 'success', description: '#7 pass: nothing found' } as const;
  const REPEATED = { state: 'failure', description: '#9 passes, but #7 fails, with the same head' } as const;
  const OF_OTHERS = Array(120).fill({ ...PASSED, context: 'other' });
  const CUT = { description: '#20 fails, #21 fails, #7 fa…' };
  test.each<[string, 'success' | 'failure', (first: First) => void]>([
    ['the other one is closed', 'success', ({ pulls }) => void Object.assign(pulls.get(7)!, { state: 'closed' })],
    ['it has moved on', 'success', ({ pulls }) => void Object.assign(pulls.get(7)!.head, { sha: 'e'.repeat(40) })],
    ['nothing changed', 'failure', () => {}],
    ['it passed since, and a slow run repeats the fail', 'success', said(PASSED, REPEATED)],
    ['a hundred statuses of other names came since', 'failure', said(...OF_OTHERS)],
    ['the names in a list of many were cut', 'failure', ({ statuses: all }) => void Object.assign(all.at(-1)!, CUT)],
    ['another account writes that it passes', 'failure', said({ ...PASSED, creator: aPersonalToken().identity })],
  ])('O5 a pass after the fail of another one, if %s', async (_what, due, change) => {
    const github = shared({});
    await seven(github);
    change(github.state().repositories[0]!);
    await nine(github);
    expect(last(github)[0]).toBe(due);
  });

  test('O5 two runs that end together leave no success after a fail, and no pending pass', async () => {
    const github = shared({});
    await Promise.all([seven(github), nine(github)]);
    expect(last(github)[0]).toBe('failure');
    await Promise.all([seven(github, { platform: GREEN }), nine(github)]);
    expect(last(github)[0]).toBe('success');
  });

  test.each<[string, 'failure' | 'pending', BuiltOptions['githubFaults']]>([
    ['is read', 'failure', []],
    ['is unreadable, which leaves it pending', 'pending', refusing('list-statuses', 403, { nth: 2 })],
  ])('O5 the fail of another one between the reading and the pass %s', async (_what, due, githubFaults) => {
    const github = shared({});
    await nine(github);
    let asked = 0;
    await nine(github, {
      githubFaults: githubFaults!,
      prepare: ({ githubState }) =>
        void githubState.before.set('create-status', () => {
          asked += 1;
          const { statuses: all } = githubState.repositories[0]!;
          // Pending at the start, pending for the others, then the pass.
          if (asked === 3) all.push({ ...all.at(-1)!, id: 9_000, state: 'failure', description: '#7 fail: 1 high' });
          return undefined;
        }),
    });
    expect([asked, last(github)[0]]).toEqual([4, due]);
  });

  test('O5 the pass of a closed one does not count for an open one', async () => {
    const github = shared({});
    const prepare = ({ githubState }: Stage) => {
      githubState.repositories[0]!.pulls.get(9)!.state = 'closed';
    };
    expect((await nine(github, { prepare })).exitCode).toBe(0);
    expect(last(github)).toEqual(['pending', '#9 passes, but others of this commit count, too']);
  });

  test('O5 only the newest verdict of each open one counts, of three', async () => {
    const github = shared({}, {});
    await seven(github);
    await seven(github, { platform: GREEN });
    await nine(github);
    expect(last(github)[0]).toBe('success');
    // By the policy of 7, pull request 10 fails.
    await seven(github, { event: ofPull(10, 'release') });
    await nine(github);
    expect(last(github)).toEqual(['failure', '#9 passes, but #10 fails, with the same head']);
    github.state().repositories[0]!.pulls.get(10)!.state = 'closed';
    await nine(github);
    expect(last(github)[0]).toBe('success');
  });

  test('O5 stays pending if the verdicts of the others are unreadable', async () => {
    const github = shared({});
    await seven(github);
    const run = await nine(github, { githubFaults: refusing('list-statuses', 403) });
    expect([run.exitCode, last(github)[0]]).toEqual([0, 'pending']);
    expect(run.stdout).toMatch(
      /^::warning .*stays pending, because what was said of other pull requests is not known/m,
    );
  });

  test.each([
    [502, 'the default token', undefined],
    [403, 'the default token', undefined],
    [502, 'the token of an app', anAppToken()],
  ])('O5 every verdict counts if GitHub does not list the open ones: %i, %s', async (status, _whose, token) => {
    const github = shared({});
    const inputs = token === undefined ? {} : { 'github-token': token.value };
    await seven(github, { inputs });
    await nine(github, { githubFaults: refusing('graphql', status), inputs });
    expect(last(github)).toEqual(['failure', '#9 passes, but #7 fails, with the same head']);
  });

  test('O5 the run of a branch whose pull request is closed does not turn the fail of another one green', async () => {
    const github = shareGitHub();
    await seven(github);
    const event = workflowRunEvent('here', { pull_requests: [], head_branch: 'closed' });
    const run = await nine(github, { event, platform: GREEN });
    expect(run.exitCode).toBe(0);
    expect(last(github)).toEqual(['failure', 'this commit passes, but #7 fails, with the same head']);
  });

  test('O5 the usual run sends no more requests', async () => {
    const github = shareGitHub();
    const run = await seven(github, { platform: GREEN, inputs: { comment: 'auto' } });
    expect(asked(run).toSorted()).toEqual(['create-status', 'create-status', 'graphql', 'list-comments']);
  });
});

describe.concurrent('O. a pull request whose base was changed', () => {
  const toRelease =
    (changedAgoMs: number, kind: NonNullable<Pull['baseChanges']>[number]['kind'] = 'BaseRefChangedEvent') =>
    ({ githubState }: Stage): void => {
      const pull = githubState.repositories[0]!.pulls.get(7)!;
      pull.base = { ref: 'release', sha: BASE_SHA };
      pull.baseChanges = [{ kind, atMs: Date.now() - changedAgoMs }];
    };
  /** A clean scan of the commit that began two minutes ago. */
  const scannedBefore = (parts: Parameters<typeof scans>[0][string] = {}): Scenario =>
    scans({ 501: { isFull: false, ...parts } });
  const nameless = { repository: undefined, repo_url: undefined, repo_display_name: undefined };
  const noList = { faults: refusing('list-scans', 500) };

  test.each<[string, StagedEvent, Scenario | 'never-appears']>([
    ['with a clean scan', pullRequestEvent(), scannedBefore()],
    ['with a full scan, which the change does not concern', pullRequestEvent(), scannedBefore({ isFull: true })],
    ['that fails by the old policy', pullRequestEvent(), DIRTY],
    ['without a scan', pullRequestEvent(), 'never-appears'],
    ['of a workflow_run', workflowRunEvent(), scannedBefore()],
  ])('O6 a re-run of an old event is inconclusive: one %s', async (_what, event, platform) => {
    const prepare = toRelease(MINUTE_MS);
    const run = await expectTold(badEvent, { event, platform, prepare, inputs: SOON_OVER });
    expect(run.stdout).toContain('pull request 7 goes to release now, and its event says main');
  });

  test.each<[string, string, BuiltOptions]>([
    ['a scan that fails', 'bad-event', { platform: DIRTY }],
    ['one of a list of projects', 'server', { platform: DIRTY, ...noList, inputs: { projects: 'octo-org/shop' } }],
    ['a list that cannot be read, of all projects', 'server', { ...noList, inputs: { projects: 'all' } }],
    [
      'a scan of unknown projects, of all',
      'wrong-repository',
      { platform: scannedBefore({ meta: nameless }), inputs: { projects: 'all' } },
    ],
  ])('O6 the policy of the old base does not soften that: %s', async (_what, reason, options) => {
    const { prepare, inputs } = inForce(`version: 1\non-inconclusive: { ${reason}: warn }\n`);
    await expectTold(badEvent, {
      ...options,
      prepare: (stage) => {
        prepare(stage);
        toRelease(MINUTE_MS)(stage);
      },
      inputs: { ...SOON_OVER, ...inputs, 'repository-id': '', ...options.inputs },
    });
  });

  const ahead = { date: new Date(Date.now() + 10 * MINUTE_MS).toUTCString() };
  const isAhead: FaultRule = { match: { operation: 'list-scans' }, fault: { kind: 'headers', headers: ahead } };
  const whileRead = ({ githubState, platform }: Stage) =>
    void githubState.before.set('graphql', () => {
      if (platform.requests.length === 0) return undefined;
      const pull = githubState.repositories[0]!.pulls.get(7)!;
      pull.baseChanges = [{ kind: 'BaseRefChangedEvent', atMs: Date.now() }];
      return undefined;
    });
  const event = ofPull(7, 'release');
  test.each<[string, BuiltOptions]>([
    ['by hand', { event, prepare: toRelease(MINUTE_MS) }],
    ['by a platform whose clock is ahead', { event, faults: [isAhead], prepare: toRelease(3 * MINUTE_MS) }],
    ['by GitHub', { event, prepare: toRelease(MINUTE_MS, 'AutomaticBaseChangeSucceededEvent') }],
    ['while the issues were read, and back', { prepare: whileRead }],
  ])('O6 a diff scan from before the change of base decides nothing: %s', async (_what, options) => {
    const run = await expectTold(unproven('no-scan'), { platform: scannedBefore(), ...options, inputs: SOON_OVER });
    expect(run.stdout).toMatch(/scan [0-9]+ of this commit is a diff scan that began before the base branch/);
    expect(run.outputs['scan-id']).toBe('');
  });

  test.each<[string, Scenario, number]>([
    ['a diff scan that began after it', scannedBefore(), 3 * MINUTE_MS],
    ['a full scan from before it', scannedBefore({ isFull: true }), MINUTE_MS],
    ['a full scan of the head branch', scannedBefore(ofBranch('feature/checkout')), MINUTE_MS],
  ])('O6 after a change of base %s decides', async (_what, platform, changedAgoMs) => {
    await expectRun(pass, { event, platform, prepare: toRelease(changedAgoMs), inputs: SOON_OVER });
  });

  test.each<[string, BuiltOptions]>([
    ['the query fails', { githubFaults: refusing('graphql', 502) }],
    ['there is no github-token', { inputs: { 'github-token': '' } }],
  ])('O6 if %s nothing else changes, and the log says so', async (_what, options) => {
    const run = await expectRun(pass, { platform: scannedBefore(), prepare: toRelease(MINUTE_MS), ...options });
    expect(run.stdout).toContain('Base now: not known: ');
  });
});

/** The event of a pull request from the commit under test to this branch. Its own ref was scanned. */
function ofPull(number: number, base: string): StagedEvent {
  const event = pullRequestEvent();
  const payload = event.payload as Members;
  const pull = payload.pull_request as Members;
  const scanned = { ...event.scanned, commit: HEAD_SHA, pullRequest: number };
  const own = { ...pull, number, base: { ...(pull.base as Members), ref: base } };
  return { ...event, scanned, payload: { ...payload, number, pull_request: own } };
}

/** A review event, which names the pull request as a `pull_request` event does. */
function reviewed(): StagedEvent {
  const event = pullRequestEvent();
  return { ...event, name: 'pull_request_review', payload: { ...(event.payload as Members), action: 'submitted' } };
}
