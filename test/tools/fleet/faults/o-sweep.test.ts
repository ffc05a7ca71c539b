import { describe, expect, test } from 'vitest';
import { aPersonalToken } from '../../../../github-double/build.ts';
import { runCli } from '../../../run/run-cli.ts';
import { commented } from '../sweep/a-comment.ts';
import { aStatus, aSweptWorld, type GivenWorld, shaOf } from '../sweep/a-sweep.ts';

/** From the sources, or where GATE_CLI names a build, that as a process. */
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
  test('O17 stops after a few where no search is answered, with 300 pull requests of one head', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ number: index + 1, sha: shaOf(1) }));
    const world = await aSweptWorld(many, {
      ...BUILT,
      faults: [{ match: { operation: 'search-issues' }, fault: { kind: 'status', status: 500 } }],
    });
    const run = await world.sweep();
    const searches = world.platform.requests.filter(({ operation }) => operation === 'search-issues');
    expect(searches.length).toBeLessThan(350);
    expect(run.json().pullRequests).toHaveLength(300);
    expect(run.json().pullRequests.filter(({ message }) => message.startsWith('not asked')).length).toBeGreaterThan(
      270,
    );
    expect([run.exitCode, world.repository.statuses]).toEqual([2, []]);
  });

  test('O18 mends the comment that an earlier one could not update, though its status is right', async () => {
    const world = await commented({ status: 'failure' }, BUILT);
    const failing = { kind: 'status', status: 502 } as const;
    world.github.server.faults.add({ match: { operation: 'update-comment' }, fault: failing, times: 2 });
    const broken = await world.sweep();
    expect([broken.exitCode, world.statusOf(7)]).toEqual([2, 'success']);
    expect(world.repository.comments[0]!.body).toContain('❌ Findings Gate: ');
    const run = await world.sweep();
    expect([run.exitCode, run.json().pullRequests[0]!.done]).toEqual([0, 'same']);
    expect(world.repository.comments.map(({ body }) => body)).toEqual([expect.stringContaining('✅ Findings Gate: ')]);
  });

  test("O20 sets ours over a stranger's of our name that came between, and reports it", async () => {
    const world = await aSweptWorld([{ number: 7, status: 'success', criticals: 1 }], BUILT);
    let writes = 0;
    world.github.state.before.set('create-status', () => {
      writes += 1;
      if (writes > 1) return undefined;
      world.github.state.nextStatusId += 1;
      const creator = aPersonalToken().identity;
      const id = world.github.state.nextStatusId;
      world.repository.statuses.push(aStatus(shaOf(7), 'success', { id, creator }));
      return undefined;
    });
    const run = await world.sweep();
    expect(world.repository.statuses.map(({ state }) => state)).toEqual(['success', 'success', 'failure']);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('mona has set this status to success')]);
  });

  test("O20 never takes a stranger's for right, whatever it says", async () => {
    const world = await aSweptWorld([{ number: 7, status: 'failure' }], BUILT);
    const creator = aPersonalToken().identity;
    world.repository.statuses.push(aStatus(shaOf(7), 'success', { id: 200, creator }));
    const run = await world.sweep();
    expect([run.exitCode, run.json().pullRequests[0]!.done]).toEqual([2, 'written']);
  });

  test('O20 finds ours under 3,100 statuses of other names', async () => {
    const world = await aSweptWorld([{ number: 7, status: 'success' }], BUILT);
    for (let id = 201; id <= 3_300; id += 1) {
      world.repository.statuses.push(aStatus(shaOf(7), 'pending', { id, context: `other ${id}` }));
    }
    const run = await world.sweep();
    expect([run.exitCode, run.words(), run.json().pullRequests[0]!.done]).toEqual([0, ['7 pass success'], 'same']);
    expect(world.github.operations().filter((operation) => operation === 'list-statuses')).toHaveLength(32);
  });

  test('O20 reads no further than the first page with ours', async () => {
    const world = await aSweptWorld([{ number: 7, status: 'failure' }], BUILT);
    const [ours] = world.repository.statuses.splice(0);
    for (let id = 201; id <= 900; id += 1) {
      world.repository.statuses.push(aStatus(shaOf(7), 'pending', { id, context: `other ${id}` }));
    }
    world.repository.statuses.push({ ...ours!, id: 901 });
    expect((await world.sweep()).words()).toEqual(['7 pass success']);
    expect(world.github.operations().filter((operation) => operation === 'list-statuses')).toHaveLength(3);
  });
});
