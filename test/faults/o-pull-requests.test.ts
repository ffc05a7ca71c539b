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
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { anAppToken, aPersonalToken, GITHUB_ACTIONS } from '../../github-double/build.ts';
import type { GitHubState, Pull } from '../../github-double/state.ts';
import { inForce } from '../policy-e2e/policy-file.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { DIRTY, GREEN, turn } from './harness/comment-scene.ts';
import { type SharedGitHub, shareGitHub } from './harness/shared-github.ts';
import { MINUTE_MS, ofBranch, scanOf, world } from './harness/worlds.ts';

type Members = Readonly<Record<string, unknown>>;

const badEvent = { exitCode: 2, verdict: 'inconclusive', reason: 'bad-event', requests: [] };

describe.concurrent('O. a run whose pull request is not known', () => {
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
  const passOfEight = {
    sha: HEAD_SHA,
    state: 'success',
    context: 'gate',
    description: '#8 pass: none',
    targetUrl: null,
  };
  const ofReview = { event: 'pull_request_review' };
  const twice = { pull_requests: [listedPullRequest(7), listedPullRequest(8, { base: { ref: 'release' } })] };

  test.each<[string, StagedEvent, ((stage: Stage) => void)?, Record<string, string>?]>([
    ['two pull requests of its branch are listed', workflowRunEvent('here', twice)],
    ['two of its fork are open', workflowRunEvent('fork'), openFromFork({}, { number: 8 })],
    ['none of its fork is open', workflowRunEvent('fork')],
    ['that of its fork is closed', workflowRunEvent('fork'), openFromFork({ state: 'closed' })],
    ['its fork was deleted', workflowRunEvent('fork', { head_repository: null }), openFromFork({})],
    ['nobody can be asked for that of its fork', workflowRunEvent('fork'), openFromFork({}), { 'github-token': '' }],
    ['none of its fork is open, after a review', workflowRunEvent('fork', ofReview)],
    ['its fork was deleted, after a review', workflowRunEvent('fork', { ...ofReview, head_repository: null })],
  ])('O19 judges nothing where %s', async (_what, event, prepare = () => {}, given = { 'commit-status': 'gate' }) => {
    const run = await runFault({
      event,
      inputs: given,
      prepare: (stage) => {
        prepare(stage);
        const { statuses } = stage.githubState.repositories[0]!;
        if ('commit-status' in given) statuses.push({ ...passOfEight, id: 900, creator: GITHUB_ACTIONS });
      },
      due: 'unknown',
    });
    expect(run).toMatchObject(badEvent);
    const states = run.githubState.repositories[0]!.statuses.map(({ state }) => state);
    expect(states).toEqual('commit-status' in given ? ['success', 'pending', 'error'] : []);
  });

  test.each<[string, StagedEvent, ((stage: Stage) => void)?]>([
    ['a review', reviewed()],
    ['the run of a review', workflowRunEvent('here', ofReview)],
    ['the run of a review in a fork', workflowRunEvent('fork', ofReview), openFromFork({})],
  ])('O19 judges %s as its pull request', async (_what, event, prepare = () => {}) => {
    const run = await runFault({ event, platform: 'over-limit', inputs: { comment: 'always' }, prepare, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.stdout).toContain(`(pull request 7, event ${event.name})`);
    expect(run.githubState.repositories[0]!.comments.map(({ issue }) => issue)).toEqual([7]);
  });
});

describe.concurrent('O. one commit of several pull requests', () => {
  const STATUS = 'findings-gate/verdict';
  const statuses = (github: SharedGitHub) => github.state().repositories[0]!.statuses;
  const last = (github: SharedGitHub) => [statuses(github).at(-1)!.state, statuses(github).at(-1)!.description];
  const asked = ({ githubRequests }: GateRun) => githubRequests.map(({ operation }) => operation);
  /** Pull request 7 goes to main, and each of these from the same head to a branch with a laxer policy. */
  const shared = (...others: readonly Partial<Pull>[]) =>
    shareGitHub((state) => {
      const { pulls } = state.repositories[0]!;
      state.tokens.push(anAppToken());
      for (const [index, other] of others.entries()) {
        const pull = { ...pulls.get(7)!, number: 9 + index, base: { ref: 'release', sha: BASE_SHA }, ...other };
        pulls.set(pull.number, pull);
      }
    });
  const seven = (github: SharedGitHub, options: BuiltOptions = {}) =>
    turn(github, { ...options, inputs: { 'commit-status': STATUS, comment: 'never', ...options.inputs } });
  /** Its policy allows everything. */
  const nine = (github: SharedGitHub, number = 9, options: BuiltOptions = {}) =>
    turn(github, {
      event: ofPull(number, 'release'),
      ...options,
      inputs: {
        'commit-status': STATUS,
        comment: 'never',
        'max-critical': 'none',
        'max-high': 'none',
        ...options.inputs,
      },
    });

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
    // Nothing is worse: the others are not asked for.
    expect(asked(failing)).not.toContain('list-statuses');
    expect(asked(await nine(github)).filter((one) => one === 'list-statuses')).toHaveLength(1);
    expect(last(github)[0]).toBe('failure');
    await seven(github, { platform: GREEN });
    expect(last(github)).toEqual(['success', expect.stringMatching(/^#7 pass: /)]);
  });

  test.each<[string, 'passes' | 'fails', (state: GitHubState) => void]>([
    [
      'the other one is closed by then',
      'passes',
      ({ repositories: [first] }) => void Object.assign(first!.pulls.get(7)!, { state: 'closed' }),
    ],
    [
      'the other one has moved on',
      'passes',
      ({ repositories: [first] }) => void Object.assign(first!.pulls.get(7)!.head, { sha: 'e'.repeat(40) }),
    ],
    ['nothing changed', 'fails', () => {}],
    [
      'it passed since, and a slow run repeats the fail',
      'passes',
      ({ repositories: [first] }) => {
        const { statuses: all } = first!;
        const pass = { ...all.at(-1)!, id: 9_000, state: 'success', description: '#7 pass: nothing found' };
        const late = { id: 9_001, state: 'failure', description: '#9 passes, but #7 fails, with the same head' };
        all.push(pass, { ...pass, ...late });
      },
    ],
    [
      'a hundred statuses of other names came since',
      'fails',
      ({ repositories: [first] }) => {
        const other = { ...first!.statuses.at(-1)!, context: 'other', description: '#7 pass', state: 'success' };
        first!.statuses.push(...Array.from({ length: 120 }, (_, at) => ({ ...other, id: 9_000 + at })));
      },
    ],
    [
      'the names in a list of many were cut',
      'fails',
      ({ repositories: [first] }) => {
        const description = `${[20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map((number) => `#${number} fails`).join(', ')}, #7 fa…`;
        Object.assign(first!.statuses.at(-1)!, { description });
      },
    ],
    [
      'another account says that it passes',
      'fails',
      ({ repositories: [first] }) => {
        const other = { ...first!.statuses.at(-1)!, state: 'success', description: '#7 pass: nothing found' };
        first!.statuses.push({ ...other, id: 9_000, creator: aPersonalToken().identity });
      },
    ],
  ])('O5 a pass after the fail of another one, where %s', async (_what, due, change) => {
    const github = shared({});
    await seven(github);
    change(github.state());
    await nine(github);
    expect(last(github)[0]).toBe(due === 'passes' ? 'success' : 'failure');
  });

  test('O5 two runs that end together leave neither a success over a fail nor a pass that is pending', async () => {
    const github = shared({});
    await Promise.all([seven(github), nine(github)]);
    expect(last(github)[0]).toBe('failure');
    await Promise.all([seven(github, { platform: GREEN }), nine(github)]);
    expect(last(github)[0]).toBe('success');
  });

  test.each<[string, 'failure' | 'pending', fault: boolean]>([
    ['is seen', 'failure', false],
    ['cannot be seen, which leaves it pending', 'pending', true],
  ])('O5 the fail of another one that comes between the reading and the pass %s', async (_what, due, isFault) => {
    const github = shared({});
    await nine(github);
    let asked = 0;
    const fault = { match: { operation: 'list-statuses' }, nth: 2, fault: { kind: 'status', status: 403 } } as const;
    await nine(github, 9, {
      githubFaults: isFault ? [fault] : [],
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

  test('O5 the pass of a closed one says nothing of an open one', async () => {
    const github = shared({});
    const prepare = ({ githubState }: Stage) => {
      githubState.repositories[0]!.pulls.get(9)!.state = 'closed';
    };
    expect((await nine(github, 9, { prepare })).exitCode).toBe(0);
    expect(last(github)).toEqual(['pending', '#9 passes, but others of this commit count, too']);
  });

  test('O5 only the newest word of each open one counts, of three', async () => {
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

  test('O5 stays pending where the words of the others cannot be read', async () => {
    const github = shared({});
    await seven(github);
    const fault = { match: { operation: 'list-statuses' }, fault: { kind: 'status', status: 403 } } as const;
    const run = await nine(github, 9, { githubFaults: [fault] });
    expect([run.exitCode, last(github)[0]]).toEqual([0, 'pending']);
    expect(run.stdout).toMatch(
      /^::warning .*stays pending, because what was said of other pull requests is not known/m,
    );
  });

  test.each([
    [502, 'the default token', undefined],
    [403, 'the default token', undefined],
    [502, 'the token of an app', anAppToken()],
  ])('O5 every word counts where GitHub does not say which are open: %i, %s', async (status, _whose, token) => {
    const github = shared({});
    const inputs = token === undefined ? {} : { 'github-token': token.value };
    await seven(github, { inputs });
    const fault = { match: { operation: 'graphql' }, fault: { kind: 'status', status } } as const;
    await nine(github, 9, { githubFaults: [fault], inputs });
    expect(last(github)).toEqual(['failure', '#9 passes, but #7 fails, with the same head']);
  });

  test('O5 the run of a branch whose pull request is closed turns the fail of another one no green', async () => {
    const github = shareGitHub();
    await seven(github);
    const event = workflowRunEvent('here', { pull_requests: [], head_branch: 'closed' });
    const run = await nine(github, 9, { event, platform: GREEN });
    expect([run.exitCode, last(github)]).toEqual([
      0,
      ['failure', 'this commit passes, but #7 fails, with the same head'],
    ]);
  });

  test('O5 the usual run asks for nothing more', async () => {
    const github = shareGitHub();
    const run = await seven(github, { platform: GREEN, inputs: { comment: 'auto' } });
    expect(asked(run).toSorted()).toEqual([
      'create-status',
      'create-status',
      'graphql',
      'list-branch-rules',
      'list-comments',
      'read-branch',
    ]);
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
  /** A clean scan of the commit, that began two minutes ago. */
  const scannedBefore = (parts: Parameters<typeof scanOf>[2] = {}): Scenario =>
    world((context) => ({ issues: [], scans: [scanOf(context, '501', { isFull: false, ...parts })] }));
  const nameless = { repository: undefined, repo_url: undefined, repo_display_name: undefined };
  const noList = { faults: [{ match: { operation: 'list-scans' }, fault: { kind: 'status', status: 500 } }] } as const;
  const oldDiff = { exitCode: 2, verdict: 'inconclusive', reason: 'no-scan' };

  test.each<[string, StagedEvent, Scenario | 'never-appears']>([
    ['with a clean scan', pullRequestEvent(), scannedBefore()],
    ['with a full scan, which the change does not concern', pullRequestEvent(), scannedBefore({ isFull: true })],
    ['that fails by the old policy', pullRequestEvent(), DIRTY],
    ['without a scan', pullRequestEvent(), 'never-appears'],
    ['of a workflow_run', workflowRunEvent(), scannedBefore()],
  ])('O6 a re-run of an old event proves nothing: one %s', async (_what, event, platform) => {
    const prepare = toRelease(MINUTE_MS);
    const run = await runFault({ event, platform, prepare, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'bad-event' });
    expect(run.stdout).toContain('pull request 7 goes to release now, and its event says main');
  });

  test.each<[string, string, BuiltOptions]>([
    ['a scan that fails', 'bad-event', { platform: DIRTY }],
    ['one of a list of projects', 'server', { platform: DIRTY, ...noList, inputs: { projects: 'octo-org/shop' } }],
    ['a list that cannot be read, of all projects', 'server', { ...noList, inputs: { projects: 'all' } }],
    [
      'a scan of no known project, of all',
      'wrong-repository',
      { platform: scannedBefore({ meta: nameless }), inputs: { projects: 'all' } },
    ],
  ])('O6 the policy of the old base does not soften that: %s', async (_what, reason, options) => {
    const { prepare, inputs } = inForce(`version: 1\non-inconclusive: { ${reason}: warn }\n`);
    const run = await runFault({
      ...options,
      prepare: (stage) => {
        prepare(stage);
        toRelease(MINUTE_MS)(stage);
      },
      inputs: { ...SOON_OVER, ...inputs, 'repository-id': '', ...options.inputs },
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'bad-event' });
  });

  const ahead = { date: new Date(Date.now() + 10 * MINUTE_MS).toUTCString() };
  test.each<[string, Partial<Pick<BuiltOptions, 'event' | 'faults'>>, (stage: Stage) => void]>([
    ['by hand', { event: ofPull(7, 'release') }, toRelease(MINUTE_MS)],
    [
      'by a platform whose clock is ahead',
      {
        event: ofPull(7, 'release'),
        faults: [{ match: { operation: 'list-scans' }, fault: { kind: 'headers', headers: ahead } }],
      },
      toRelease(3 * MINUTE_MS),
    ],
    ['by GitHub', { event: ofPull(7, 'release') }, toRelease(MINUTE_MS, 'AutomaticBaseChangeSucceededEvent')],
    [
      'while the issues were read, and back',
      {},
      ({ githubState, platform }) =>
        void githubState.before.set('graphql', () => {
          if (platform.requests.length === 0) return undefined;
          const pull = githubState.repositories[0]!.pulls.get(7)!;
          pull.baseChanges = [{ kind: 'BaseRefChangedEvent', atMs: Date.now() }];
          return undefined;
        }),
    ],
  ])('O6 a diff scan from before the change of base decides nothing: %s', async (_what, options, prepare) => {
    const run = await runFault({ platform: scannedBefore(), ...options, prepare, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(oldDiff);
    expect(run.stdout).toMatch(/scan [0-9]+ of this commit is a diff scan that began before the base branch/);
    expect(run.outputs['scan-id']).toBe('');
  });

  test.each<[string, Scenario, number]>([
    ['a diff scan that began after it', scannedBefore(), 3 * MINUTE_MS],
    ['a full scan from before it', scannedBefore({ isFull: true }), MINUTE_MS],
    [
      'a full scan of the head branch',
      world((context) => ({ issues: [], scans: [scanOf(context, '501', ofBranch('feature/checkout'))] })),
      MINUTE_MS,
    ],
  ])('O6 after a change of base %s decides', async (_what, platform, changedAgoMs) => {
    const prepare = toRelease(changedAgoMs);
    const run = await runFault({ event: ofPull(7, 'release'), platform, prepare, inputs: SOON_OVER });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test.each<[string, BuiltOptions]>([
    [
      'the query fails',
      { githubFaults: [{ match: { operation: 'graphql' }, fault: { kind: 'status', status: 502 } }] },
    ],
    ['there is no github-token', { inputs: { 'github-token': '' } }],
  ])('O6 where %s nothing else changes, and the proof says so', async (_what, options) => {
    const run = await runFault({ platform: scannedBefore(), prepare: toRelease(MINUTE_MS), ...options });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(run.stdout).toContain('Base now: not known: ');
  });
});

/** It goes from the commit under test to this branch, and its own ref was scanned. */
function ofPull(number: number, base: string): StagedEvent {
  const event = pullRequestEvent();
  const payload = event.payload as Members;
  const pull = payload.pull_request as Members;
  const scanned = { ...event.scanned, commit: HEAD_SHA, pullRequest: number };
  const own = { ...pull, number, base: { ...(pull.base as Members), ref: base } };
  return { ...event, scanned, payload: { ...payload, number, pull_request: own } };
}

/** It names the pull request as a `pull_request` event does. */
function reviewed(): StagedEvent {
  const event = pullRequestEvent();
  return { ...event, name: 'pull_request_review', payload: { ...(event.payload as Members), action: 'submitted' } };
}
