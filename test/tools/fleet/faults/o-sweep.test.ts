import { describe, expect, test } from 'vitest';
import { aPersonalToken } from '../../../../github-double/build.ts';
import { runCli } from '../../../run/run-cli.ts';
import { aStatus, aSweptWorld, commented, type GivenWorld, shaOf } from '../sweep/a-sweep.ts';

/** Runs the sources, or as a process the build that GATE_CLI names. */
const BUILT: GivenWorld = {
  runBuilt:
    process.env.GATE_CLI === undefined
      ? undefined
      : async (args, env) => {
          const { exitCode, ...ended } = await runCli(['sweep', ...args], { env: env as Record<string, string> });
          return { ...ended, exitCode: exitCode! };
        },
};

describe('O. a sweep', () => {
  test('O17 stops after a few if no search is answered, with 300 pull requests of one head', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ number: index + 1, sha: shaOf(1) }));
    const world = await aSweptWorld(many, {
      ...BUILT,
      faults: [{ match: { operation: 'search-issues' }, fault: { kind: 'status', status: 500 } }],
    });
    const run = await world.sweep();
    const searches = world.platform.requests.filter(({ operation }) => operation === 'search-issues');
    expect(searches.length).toBeLessThan(350);
    expect(run.json().pullRequests).toHaveLength(300);
    expect(run.json().pullRequests.filter(({ message }) => message.startsWith('not judged')).length).toBeGreaterThan(
      270,
    );
    expect([run.exitCode, world.repository.statuses]).toEqual([2, []]);
  });

  test('O18 updates the comment that an earlier one could not update, though its status is right', async () => {
    const world = await commented({ status: 'failure' }, BUILT);
    const failing = { kind: 'status', status: 502 } as const;
    world.github.server.faults.add({ match: { operation: 'update-comment' }, fault: failing, times: 3 });
    const broken = await world.sweep();
    expect([broken.exitCode, world.statusOf(7)]).toEqual([2, 'success']);
    expect(world.repository.comments[0]!.body).toContain('❌ Findings Gate: ');
    const run = await world.sweep();
    expect([run.exitCode, run.json().pullRequests[0]!.done]).toEqual([0, 'same']);
    expect(world.repository.comments.map(({ body }) => body)).toEqual([expect.stringContaining('✅ Findings Gate: ')]);
  });

  test('O20 sets ours after a status of our name by another account, and reports it', async () => {
    const world = await aSweptWorld([{ number: 7, status: 'success', criticals: 1 }], BUILT);
    const { state } = world.github;
    state.before.set('create-status', () => {
      state.before.delete('create-status');
      state.nextStatusId += 1;
      const stranger = { id: state.nextStatusId, creator: aPersonalToken().identity };
      world.repository.statuses.push(aStatus(shaOf(7), 'success', stranger));
      return undefined;
    });
    const run = await world.sweep();
    expect(world.repository.statuses.map(({ state }) => state)).toEqual(['success', 'success', 'failure']);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('mona has set this status to success')]);
  });

  test('O20 never accepts the status of another account as right, with any text', async () => {
    const world = await aSweptWorld([{ number: 7, status: 'failure' }], BUILT);
    const creator = aPersonalToken().identity;
    world.repository.statuses.push(aStatus(shaOf(7), 'success', { id: 200, creator }));
    const run = await world.sweep();
    expect([run.exitCode, run.json().pullRequests[0]!.done]).toEqual([2, 'written']);
  });

  test.each([
    ['finds ours under 3,100 statuses of other names', 3_100, 32, 'first', 'same'],
    ['reads no further than the first page with ours', 700, 3, 'last', 'written'],
  ])('O20 %s', async (_, others, lists, place, done) => {
    const world = await aSweptWorld([{ number: 7, status: place === 'first' ? 'success' : 'failure' }], BUILT);
    const { statuses } = world.repository;
    for (let id = 201; id <= 200 + others; id += 1) {
      statuses.push(aStatus(shaOf(7), 'pending', { id, context: `other ${id}` }));
    }
    if (place === 'last') statuses.push({ ...statuses.shift()!, id: 201 + others });
    const run = await world.sweep();
    expect([run.words(), run.json().pullRequests[0]!.done]).toEqual([['7 pass success'], done]);
    expect(world.github.operations().filter((operation) => operation === 'list-statuses')).toHaveLength(lists);
  });
});
