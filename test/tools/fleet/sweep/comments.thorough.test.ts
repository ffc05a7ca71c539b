import { describe, expect, it } from 'vitest';
import { anAppToken, aPersonalToken } from '../../../../github-double/build.ts';
import { parseMarker } from '../../../../src/forge/comment-marker.ts';
import { FastClock } from '../../../fakes/fast-clock.ts';
import { aSweptWorld, commented, type SweptWorld, shaOf } from './a-sweep.ts';

const bodies = ({ repository }: SweptWorld): readonly string[] => repository.comments.map(({ body }) => body);

describe('the comment of a pull request in a sweep', () => {
  it('turns green with its status, in place, and keeps the run that wrote it', async () => {
    const world = await commented({ status: 'failure' });
    const [before] = world.repository.comments;
    const run = await world.sweep();
    expect(world.repository.comments).toMatchObject([{ id: before!.id }]);
    expect(bodies(world)[0]).toContain('within both limits');
    // The next run of the gate, however old its event is, may overwrite the comment.
    const marker = { runId: '500', attempt: 2, head: shaOf(7), isTextIntact: true };
    expect(parseMarker(bodies(world)[0]!)).toMatchObject(marker);
    const comment = expect.stringContaining('#issuecomment');
    expect([run.exitCode, run.json().pullRequests]).toMatchObject([0, [{ done: 'written', comment }]]);
  });

  it('that was changed by hand is written again, and does not block a later run (N8)', async () => {
    const world = await commented({ status: 'failure' });
    const [comment] = world.repository.comments;
    comment!.body = `${comment!.body.replace(' run=500 ', ' run=99999999999999999999 ')}\nAll is well.`;
    await world.sweep();
    expect(world.repository.comments).toMatchObject([{ id: comment!.id }]);
    expect(bodies(world)[0]).toContain('within both limits');
    expect(parseMarker(bodies(world)[0]!)).toMatchObject({ runId: '0', isTextIntact: true });
  });

  it('that turns red is created again, with the locations of its findings', async () => {
    const world = await commented({ status: 'success', criticals: 2 }, { says: 'pass' });
    const [before] = world.repository.comments;
    await world.sweep();
    expect(world.repository.comments).toHaveLength(1);
    expect(world.repository.comments[0]!.id).not.toBe(before!.id);
    expect(bodies(world)[0]).toContain('2 critical issues, none allowed');
    expect(bodies(world)[0]).toContain('src/checkout/payment.py 42, 59');
  });

  it('that is deleted meanwhile stays deleted, even if it would turn red', async () => {
    const world = await commented({ status: 'success', criticals: 2 }, { says: 'pass' });
    let lists = 0;
    world.github.state.before.set('list-comments', () => {
      lists += 1;
      if (lists === 2) world.repository.comments.splice(0);
    });
    await world.sweep();
    expect([lists, bodies(world)]).toEqual([2, []]);
  });

  it.each<[what: string, earlier: Parameters<typeof commented>[1], args: readonly string[]]>([
    ["with a person's token, too", { token: aPersonalToken() }, []],
    ["with an app's token, too", { token: anAppToken() }, []],
    ['by the key that is given', { key: 'web' }, ['--comment-key', 'web']],
  ])('is recognized as ours %s', async (_, earlier, args) => {
    const world = await commented({ status: 'failure' }, earlier);
    await world.sweep(args);
    expect(bodies(world)[0]).toContain('within both limits');
  });

  it('that exists twice is one afterwards, even if the newest is right', async () => {
    const world = await commented({ status: 'success' }, { says: 'pass' });
    const [right] = world.repository.comments;
    const red = (await commented({ status: 'success' })).repository.comments[0]!;
    world.repository.comments.unshift({ ...red, id: right!.id - 1 });
    const run = await world.sweep();
    expect([run.exitCode, world.repository.comments]).toMatchObject([0, [{ id: right!.id }]]);
  });

  it('is not created if there is none, or only one of another gate', async () => {
    const none = await aSweptWorld([{ number: 7, status: 'success', criticals: 2 }]);
    await none.sweep();
    expect(none.statusOf(7)).toBe('failure');
    expect(none.repository.comments).toEqual([]);
    const others = await commented({ status: 'failure' }, { key: 'another' });
    const before = bodies(others);
    await others.sweep();
    expect(bodies(others)).toEqual(before);
  });

  it('is left alone if the result is inconclusive, if it is right, and in a dry run', async () => {
    for (const [pull, args, says] of [
      [{ status: 'failure', scan: null }, [], 'fail'],
      [{ status: 'success' }, [], 'pass'],
      [{ status: 'failure', criticals: 1 }, [], 'fail'],
      [{ status: 'failure' }, ['--dry-run'], 'fail'],
      [{ status: 'success' }, ['--dry-run'], 'fail'],
    ] as const) {
      const world = await commented(pull, { says });
      const before = bodies(world);
      await world.sweep(args);
      expect(bodies(world)).toEqual(before);
    }
  });

  it('is not created again if it was deleted meanwhile', async () => {
    const world = await commented({ status: 'failure' });
    world.github.state.before.set('update-comment', () => {
      world.repository.comments.splice(0);
      return undefined;
    });
    expect((await world.sweep()).words()).toEqual(['7 pass success']);
    expect(bodies(world)).toEqual([]);
  });

  it('is left alone if its own result is inconclusive, though another one of the commit sets the status', async () => {
    const beside = [{ number: 8, sha: shaOf(7), criticals: 1 }];
    const world = await commented({ status: 'success', scan: null }, { says: 'pass', beside });
    const before = bodies(world);
    expect((await world.sweep()).words()).toEqual(['7 no-scan failure', '8 fail failure']);
    expect(bodies(world)).toEqual(before);
  });

  it('is left alone if a newer run writes it while GitHub asks to wait (I13)', async () => {
    const newer = bodies(await commented({}, { runId: '900' }))[0]!;
    const world = await commented({ status: 'failure' });
    const { before } = world.github.state;
    before.set('update-comment', () => {
      before.delete('update-comment');
      world.repository.comments[0]!.body = newer;
      return { status: 403, headers: { 'retry-after': '1' }, body: '{}' };
    });
    const run = await world.sweep([], { clock: new FastClock(100) });
    expect([bodies(world), run.words(), run.exitCode]).toEqual([[newer], ['7 pass success'], 0]);
  });

  it('that cannot be written is reported, the sweep ends with 2, and the status remains', async () => {
    const world = await commented({ status: 'failure' });
    world.github.server.faults.add({ match: { operation: 'update-comment' }, fault: { kind: 'status', status: 403 } });
    const run = await world.sweep();
    expect(run.stderr).toContain('Pull request 7: The comment was not written');
    expect(world.statusOf(7)).toBe('success');
    expect(run.exitCode).toBe(2);
  });
});
