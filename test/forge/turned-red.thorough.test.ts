import { describe, expect, it } from 'vitest';
import type { Fault } from '../../emulator/faults/faults.ts';
import { aSha } from '../../gitlab-double/build.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { type Broken, FORGES, type Gate, HANG, type Scene, status, type Write } from './a-scene.ts';

/*
 * People are notified of a new comment, but not of an edited one. So a comment that turns red is a new one, on GitHub and on GitLab.
 */

type Word = Verdict['word'];
/** The comment of a run. Two runs with the same verdict have different texts. */
const said = (says: Word, { run = 1, text = `${says} ${run}`, ...gate }: Gate = {}): Gate => ({
  says,
  run,
  text,
  ...gate,
});

async function runs(scene: Scene, ...words: readonly Word[]): Promise<void> {
  for (const [index, word] of words.entries()) await scene.publish(said(word, { run: index + 1 }));
}

describe.each(FORGES)('a comment on %s', (_forge, open) => {
  it.each<[what: string, words: readonly Word[], last: readonly Write[]]>([
    ['that passed and fails is a new one', ['pass', 'fail'], ['create', 'delete']],
    ['that fails again is edited', ['fail', 'fail'], ['update']],
    ['that turns green is edited', ['fail', 'pass'], ['update']],
    ['that fails after pass and inconclusive is a new one', ['pass', 'inconclusive', 'fail'], ['create', 'delete']],
    ['that fails after fail and inconclusive is edited', ['pass', 'fail', 'inconclusive', 'fail'], ['update']],
    ['that fails once more after a pass is a new one', ['fail', 'pass', 'fail'], ['create', 'delete']],
    ['that was only inconclusive and fails is a new one', ['inconclusive', 'fail'], ['create', 'delete']],
    ['that becomes inconclusive is edited', ['pass', 'inconclusive'], ['update']],
  ])('%s', async (_what, words, last) => {
    const scene = await open();
    await runs(scene, ...words.slice(0, -1));
    const [before] = scene.stored.map(({ id }) => id);
    const count = scene.writes().length;
    const { url, ...rest } = await scene.publish(said(words.at(-1)!, { run: words.length }));
    expect(scene.writes().slice(count)).toEqual(last);
    expect(scene.texts()).toEqual([`${words.at(-1)} ${words.length}`]);
    expect([scene.stored[0]!.id === before, rest]).toEqual([last[0] === 'update', {}]);
    expect(url).toContain(String(scene.stored[0]!.id));
  });

  it.each<[what: string, edit: (body: string) => string]>([
    ['its text', (body) => body.replace('\npass', '\npassed')],
    ['its marker', (body) => body.replace('red=no', 'red=yes')],
  ])('is edited if %s was changed, because its last verdict is unknown then (N8)', async (_what, edit) => {
    const scene = await open();
    await runs(scene, 'pass');
    const [comment] = scene.stored;
    const edited = edit(comment!.body);
    expect(edited).not.toBe(comment!.body);
    comment!.body = edited;
    await scene.publish(said('fail', { run: 2 }));
    expect([scene.writes(), scene.texts()]).toEqual([['create', 'update'], ['fail 2']]);
  });

  it.each<[what: string, given: Gate, written: readonly string[]]>([
    ['by an older run', { run: 0 }, ['pass 1']],
    ['for another head', { run: 2, head: aSha('other') }, ['pass 1']],
  ])('is no new one %s', async (_what, given, written) => {
    const scene = await open();
    await runs(scene, 'pass');
    await scene.publish(said('fail', given));
    expect([scene.texts(), scene.writes().includes('delete')]).toEqual([written, false]);
  });

  it('is no new one if the list was not read to its end, because a newer one of ours may be there', async () => {
    const scene = await open([{ at: 'list', fault: status(404), nth: 3 }]);
    await runs(scene, 'pass');
    const [ours] = scene.stored;
    for (let index = 0; index < 150; index += 1) scene.stored.push({ ...ours!, id: 5_000 + index, body: 'hello' });
    await scene.publish(said('fail', { run: 2 }));
    expect(scene.writes()).toEqual(['create', 'update']);
  });

  it('of the newest run remains if an older run wrote its own last', async () => {
    const scene = await open();
    await runs(scene, 'pass');
    scene.race(2);
    await scene.publish(said('fail', { run: 3 }));
    await scene.publish(said('fail', { run: 2 }));
    expect(scene.texts().toSorted()).toEqual(['fail 2', 'fail 3']);
    const newest = scene.stored.find(({ body }) => body.endsWith('fail 3'))!.id;
    await scene.publish(said('fail', { run: 4, text: 'fail 3' }));
    expect(scene.stored.map(({ id }) => id)).toEqual([newest]);
  });
});

describe.each(FORGES)('a comment on %s that turns red (I22)', (_forge, open) => {
  async function turnsRed(broken: readonly Broken[]) {
    const scene = await open(broken);
    await runs(scene, 'pass');
    const outcome = await scene.publish(said('fail', { run: 2 }));
    return { scene, outcome, writes: scene.writes().slice(1) };
  }

  it.each<[what: string, fault: Fault]>([
    ['is refused', status(403)],
    ['finds nothing', status(404)],
    ['fails', status(500)],
    ['hangs', HANG],
    ['is cut', { kind: 'reset-before-headers' }],
    ['may be tried again in an hour', status(429, { 'retry-after': '3600' })],
  ])('is edited in place with a warning if the new one %s', async (_what, fault) => {
    const { scene, outcome, writes } = await turnsRed([{ at: 'create', fault, nth: 2 }]);
    expect([scene.texts(), writes]).toEqual([['fail 2'], ['create', 'update']]);
    expect(outcome).toEqual({
      url: expect.stringContaining(String(scene.stored[0]!.id)),
      warning: expect.stringMatching(/^not as a new comment, so nobody is notified: cannot create the /),
    });
    await scene.publish(said('fail', { run: 3 }));
    expect([scene.texts(), scene.writes().at(-1)]).toEqual([['fail 3'], 'update']);
  });

  it('is edited if the list fails after the new one failed', async () => {
    const { scene, writes } = await turnsRed([
      { at: 'create', fault: status(500), nth: 2 },
      { at: 'list', fault: status(404), nth: 3 },
    ]);
    expect([scene.texts(), writes]).toEqual([['fail 2'], ['create', 'update']]);
  });

  it('remains with a warning if nothing can be written', async () => {
    const { scene, outcome } = await turnsRed([
      { at: 'create', fault: status(403), nth: 2 },
      { at: 'update', fault: status(403) },
    ]);
    expect([scene.texts(), outcome]).toEqual([['pass 1'], { warning: expect.stringContaining('cannot update the ') }]);
  });

  it.each<[what: string, fault: Fault, tries: number]>([
    ['is refused', status(403), 1],
    ['is not found', status(404), 1],
    ['fails', status(500), 2],
    ['hangs', HANG, 2],
  ])(
    'is edited with a warning, and deleted by the next run, if the deletion of the old one %s',
    async (_what, fault, tries) => {
      const faults = Array.from({ length: tries }, (_, index) => ({ at: 'delete', fault, nth: index + 1 }));
      const { scene, outcome, writes } = await turnsRed(faults);
      expect(scene.texts()).toEqual(['fail 2', 'fail 2']);
      expect(writes).toEqual(['create', ...faults.map(() => 'delete'), 'update']);
      expect(outcome).toEqual({
        url: expect.stringContaining(String(scene.stored[1]!.id)),
        warning: expect.stringMatching(/^an older one could not be deleted: cannot delete a /),
      });
      const newest = scene.stored[1]!.id;
      await scene.publish(said('fail', { run: 3, text: 'fail 2' }));
      expect([scene.stored.map(({ id }) => id), scene.writes().at(-1)]).toEqual([[newest], 'delete']);
    },
  );

  it('leaves a warning if the old one can be neither deleted nor edited', async () => {
    const { scene, outcome } = await turnsRed([
      { at: 'delete', fault: status(403) },
      { at: 'update', fault: status(403) },
    ]);
    expect(scene.texts()).toEqual(['pass 1', 'fail 2']);
    expect(outcome.warning).toMatch(/^an older one could not be deleted: cannot delete a /);
  });
});
