import { describe, expect, it } from 'vitest';
import type { Fault, FaultRule } from '../../../../emulator/faults/faults.ts';
import { anAppToken, aPersonalToken, aSha, aToken, GITHUB_ACTIONS } from '../../../../github-double/build.ts';
import type { Operation } from '../../../../github-double/operation.ts';
import type { Pull } from '../../../../github-double/state.ts';
import { FastClock } from '../../../fakes/fast-clock.ts';
import { aStatus, aSweptWorld, type GivenPull, type SweptWorld, shaOf } from './a-sweep.ts';

/** Acts right before GitHub answers the request number `which` of this operation, counted from 1, or each request. */
function onRequest(world: SweptWorld, operation: Operation, which: number | 'each', act: () => void): void {
  let requests = 0;
  world.github.state.before.set(operation, () => {
    requests += 1;
    if (which === 'each' || which === requests) act();
    return undefined;
  });
}

/** Another run of the gate, or another account, sets the status of pull request 7. */
function another(world: SweptWorld, state: string, creator = GITHUB_ACTIONS): void {
  world.github.state.nextStatusId += 1;
  const id = world.github.state.nextStatusId;
  const words = { description: 'by another run', targetUrl: 'https://ci.example/1' };
  world.repository.statuses.push(aStatus(shaOf(7), state, { id, creator, ...words }));
}

const states = ({ repository }: SweptWorld) => repository.statuses.map(({ state }) => state);
const RED = [{ number: 7, status: 'failure' }] as const;

// conclusions.test.ts tests writes of others at any other time.
describe('the writes of another run during a sweep', () => {
  it('has priority, with its text and its link', async () => {
    const world = await aSweptWorld(RED);
    onRequest(world, 'create-status', 1, () => another(world, 'error'));
    const run = await world.sweep();
    expect(states(world)).toEqual(['failure', 'error', 'success', 'error']);
    const end = { verdict: 'pass', status: 'error', done: 'overtaken', comment: null };
    expect([run.exitCode, run.json().pullRequests]).toMatchObject([0, [end]]);
    const words = { description: 'by another run', targetUrl: 'https://ci.example/1' };
    expect(world.repository.statuses.at(-1)).toMatchObject(words);
  });

  it('ends with 2 if it never stops', async () => {
    const world = await aSweptWorld(RED);
    onRequest(world, 'create-status', 'each', () => another(world, 'pending'));
    const run = await world.sweep();
    expect([run.exitCode, run.json().pullRequests]).toMatchObject([2, [{ done: 'failed' }]]);
  });
});

describe('a status of another account with the name of the gate', () => {
  const STRANGER = aPersonalToken().identity;
  const TOLD = 'Pull request 7: mona has set this status to success; only what the account of our token sets counts';

  // Row O20 in ../faults tests how the sweep reacts.
  it('is not "right already": a dry run reports that ours is due, and a sweep sets it', async () => {
    const world = await aSweptWorld(RED);
    another(world, 'success', STRANGER);
    const dry = await world.sweep(['--dry-run']);
    expect(dry.json().pullRequests).toMatchObject([{ was: 'success', due: 'success', done: 'dry-run' }]);
    expect([dry.exitCode, dry.stderr]).toEqual([2, expect.stringContaining(TOLD)]);
    await world.sweep();
    expect(states(world)).toEqual(['failure', 'success', 'success']);
    const again = await world.sweep();
    expect([again.exitCode, again.json().pullRequests]).toMatchObject([0, [{ status: 'success', done: 'same' }]]);
  });

  it('is reported, and left, if the result is inconclusive', async () => {
    const world = await aSweptWorld([{ number: 7, status: 'failure', scan: null }]);
    another(world, 'success', STRANGER);
    const run = await world.sweep();
    expect(run.words()).toEqual(['7 no-scan success']);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining(TOLD)]);
    expect(world.repository.statuses).toHaveLength(2);
  });

  it('is distinguished from ours for every kind of token', async () => {
    for (const token of [aPersonalToken(), anAppToken(), aToken()]) {
      const world = await aSweptWorld([{ number: 7, status: 'success' }], { github: { tokens: [token] } });
      expect((await world.sweep()).json().pullRequests[0]!.done).toBe('same');
    }
  });

  it.each([
    [aPersonalToken({ mayUseGraphql: false }), 'GitHub does not say who the token acts as'],
    [anAppToken({ mayUseGraphql: false }), 'it is not known whether its base has changed'],
  ])('ends the sweep if GitHub does not name the account of the token (%#)', async (token, why) => {
    const world = await aSweptWorld(RED, { github: { tokens: [token] } });
    const run = await world.sweep();
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining(why)]);
  });
});

describe('a pull request that changes during a sweep', () => {
  it.each<[what: string, changed: (pull: Pull) => Partial<Pull>]>([
    ['has a new head', ({ head }) => ({ head: { ...head, sha: aSha('new') } })],
    ['is closed', () => ({ state: 'closed' })],
    ['has another base', () => ({ base: { ref: 'next', sha: aSha('x') } })],
  ])('is not written if it %s', async (_, changed) => {
    const world = await aSweptWorld(RED);
    const { pulls } = world.repository;
    // The GraphQL requests are for our account, the last change of the base, and the state before the write.
    onRequest(world, 'graphql', 3, () => void pulls.set(7, { ...pulls.get(7)!, ...changed(pulls.get(7)!) }));
    const run = await world.sweep();
    const end = { commit: shaOf(7), status: 'failure', done: 'moved' };
    expect([run.exitCode, states(world), run.json().pullRequests]).toMatchObject([0, ['failure'], [end]]);
  });

  it('does not prevent the fail of another one of the same head', async () => {
    const sha = shaOf(7);
    const world = await aSweptWorld([
      { number: 7, sha, status: 'success', criticals: 3 },
      { number: 9, sha },
    ]);
    onRequest(world, 'graphql', 4, () => Object.assign(world.repository.pulls.get(9)!, { state: 'closed' }));
    const run = await world.sweep();
    expect(states(world)).toEqual(['success', 'failure']);
    expect(run.json().pullRequests).toMatchObject([
      { number: 7, due: 'failure', done: 'written' },
      { number: 9, status: 'failure', done: 'moved' },
    ]);
  });
});

const sha = shaOf(7);
const toMain = { ref: 'main', sha: aSha('main') };
const FAILS = { number: 7, sha, criticals: 3, status: 'failure' };

it.each<[what: string, given: readonly GivenPull[], changed: (pulls: Map<number, Pull>) => Partial<Pull>]>([
  ['goes to another base by now', [FAILS, { number: 8, sha }], () => ({ base: { ref: 'lax', sha: aSha('lax') } })],
  [
    'was opened meanwhile',
    [{ number: 8, sha, status: 'failure' }],
    (pulls) => ({ ...pulls.get(8)!, number: 7, base: toMain }),
  ],
])(
  'another pull request of the same head keeps the status from turning green if it %s (O5)',
  async (_, given, changed) => {
    const world = await aSweptWorld(given);
    const { pulls } = world.repository;
    onRequest(world, 'graphql', given.length + 2, () => {
      const pull = { ...pulls.get(7), ...changed(pulls) } as Pull;
      pulls.set(7, pull);
    });
    const run = await world.sweep();
    expect(states(world)).toEqual(['failure']);
    expect(run.json().pullRequests.at(-1)).toMatchObject({ number: 8, verdict: 'pass', done: 'list-incomplete' });
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('Pull request 8: an open pull request')]);
  },
);

const many = <Parts extends object>(count: number, parts: Parts) =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, ...parts }));
const asked = ({ github }: SweptWorld, operation: Operation): number =>
  github.operations().filter((one) => one === operation).length;
const faultyGitHub = (pulls: readonly GivenPull[], operation: Operation, fault: Fault, when: Partial<FaultRule> = {}) =>
  aSweptWorld(pulls, { gitHubFaults: [{ match: { operation }, fault, ...when }] });
const answering = (status: number, headers = {}): Fault => ({ kind: 'status', status, headers });

describe('a sweep with problems of GitHub', () => {
  it.each(['list-pulls', 'create-status'] as const)('waits for a rate limit at %s', async (operation) => {
    const world = await faultyGitHub(RED, operation, answering(429, { 'retry-after': '1' }), { times: 1 });
    // With this clock, a second of waiting takes 10 ms.
    const run = await world.sweep([], { clock: new FastClock(100) });
    expect([run.exitCode, run.words()]).toEqual([0, ['7 pass success']]);
    expect(run.stderr).toContain('GitHub asks to wait 1 s: a rate limit was reached.');
  });

  it.each([
    ['once', 1, '7 no-scan failure', 0],
    ['all the time', 9, '7 github failure', 2],
  ])('is inconclusive if the change of a base is not readable %s (O6)', async (_, times, words, exitCode) => {
    const world = await faultyGitHub(RED, 'graphql', answering(502), { nth: 2, times });
    world.repository.pulls.get(7)!.baseChanges = [{ kind: 'BaseRefChangedEvent', atMs: Date.now() }];
    const run = await world.sweep();
    expect([run.words(), states(world), run.exitCode]).toEqual([[words], ['failure'], exitCode]);
  });

  it('reports the real status if a write failed that had taken effect', async () => {
    const world = await faultyGitHub(RED, 'create-status', { kind: 'stored-then', next: answering(502) });
    const run = await world.sweep();
    expect(run.json().pullRequests).toMatchObject([{ done: 'failed', status: 'success' }]);
    expect([states(world), run.exitCode]).toEqual([['failure', 'success'], 2]);
  });

  it('ends at once if the limit lasts longer than the sweep may, and sends nothing more', async () => {
    const world = await faultyGitHub(
      many(2, { status: 'failure' }),
      'create-status',
      answering(403, { 'retry-after': '600' }),
    );
    const run = await world.sweep(['--timeout', '5m']);
    expect(run.json().pullRequests.map(({ done }) => done)).toEqual(['failed', 'failed']);
    expect(run.stderr).toContain('a rate limit was reached');
    expect([asked(world, 'create-status'), run.exitCode]).toEqual([1, 2]);
  });

  it('names the missing permission, and ends after a few commits', async () => {
    const token = aToken({ permissions: { ...aToken().permissions, statuses: 'read' } });
    const world = await aSweptWorld(many(20, { status: 'failure' }), { github: { tokens: [token] } });
    const run = await world.sweep();
    expect(run.stderr).toContain('github-token lacks the permission statuses: write');
    expect(run.stderr).toContain('GitHub failed for several others in a row');
    expect([asked(world, 'create-status'), run.exitCode]).toEqual([3, 2]);
  });

  it.each([
    ['create-status', 500, 'failed'],
    ['create-status', 404, 'failed'],
    ['graphql', 403, 'unproven'],
  ] as const)('stops after a few if %s answers %d', async (operation, status, end) => {
    const world = await faultyGitHub(many(20, { status: 'failure' }), operation, answering(status));
    const run = await world.sweep();
    expect(new Set(run.json().pullRequests.map(({ done }) => done))).toEqual(new Set([end]));
    expect(asked(world, operation)).toBeLessThan(12);
    expect(run.exitCode).toBe(2);
  });

  it('judges all the same if statuses are unreadable, and does not request each', async () => {
    const token = aToken({ permissions: { ...aToken().permissions, statuses: 'none' } });
    const world = await aSweptWorld(many(30, {}), { github: { tokens: [token] } });
    const run = await world.sweep();
    expect(run.stderr).toContain('Pull request 1: cannot list the commit statuses: GitHub answered 404');
    expect(run.stderr).toContain(
      'Pull request 30: cannot list the commit statuses: GitHub failed for several others in a row',
    );
    const ends = run.json().pullRequests.map(({ verdict, done }) => `${verdict} ${done}`);
    expect(new Set(ends)).toEqual(new Set(['pass failed']));
    expect(asked(world, 'list-statuses')).toBeLessThan(12);
    expect(run.exitCode).toBe(2);
  });

  it.each([
    ['a pull request without a head', 'list-pulls', { head: null }],
    ['a status in a state of its own', 'list-statuses', { state: 'odd' }],
    ['a status without a time', 'list-statuses', { created_at: 'now' }],
  ] as const)('writes nothing and ends with 2 if GitHub lists %s', async (_, operation, odd) => {
    const rewrite = (listed: object[]) => listed.map((one) => ({ ...one, ...odd }));
    const world = await faultyGitHub(RED, operation, { kind: 'rewrite-json', rewrite });
    const run = await world.sweep();
    expect(run.stderr).toContain("GitHub's answer is not what its documentation says");
    expect([states(world), run.exitCode]).toEqual([['failure'], 2]);
  });

  it('ends with 2 if no pull request can be listed', async () => {
    const run = await (await faultyGitHub(RED, 'list-pulls', answering(404))).sweep();
    expect(run.stderr).toContain('github - cannot list the open pull requests: GitHub answered 404');
    expect(run.exitCode).toBe(2);
  });

  it('turns nothing green if the list is incomplete, and ends with 2', async () => {
    const [first, second, ...others] = many(120, { scan: null });
    const pulls = [
      { ...first!, scan: {}, status: 'failure' },
      { ...second!, scan: {}, status: 'success', criticals: 1 },
      ...others,
    ];
    const world = await faultyGitHub(pulls, 'list-pulls', answering(403), { nth: 2 });
    const run = await world.sweep(['--repository-id', '101']);
    expect(run.json().pullRequests).toHaveLength(100);
    expect(run.json().listProblem).toContain('cannot list the open pull requests');
    expect(run.json().pullRequests.slice(0, 2)).toMatchObject([
      { verdict: 'pass', status: 'failure', done: 'list-incomplete' },
      { verdict: 'fail', status: 'failure', done: 'written' },
    ]);
    expect(run.exitCode).toBe(2);
  });

  it('misses none that moves forward, past the next page, while the list is read', async () => {
    const pulls = many(130, { scan: null });
    const world = await aSweptWorld(pulls);
    onRequest(world, 'list-pulls', 2, () => world.repository.pulls.delete(1));
    const run = await world.sweep(['--repository-id', '101']);
    expect(run.json().pullRequests.map(({ number }) => number)).toEqual(pulls.map(({ number }) => number));
  });
});

it('ends with 2 if the platform does not show a pull request, and judges the others', async () => {
  const faults = [{ match: { path: '/scan/9008' }, fault: answering(400) }];
  const run = await (await aSweptWorld([...RED, { number: 8, status: 'failure' }], { faults })).sweep();
  expect(run.words()).toEqual(['7 pass success', '8 api-changed failure']);
  expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('Pull request 8: ')]);
});
