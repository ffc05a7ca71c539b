import { describe, expect, it, onTestFinished } from 'vitest';
import type { Fault } from '../../emulator/faults/faults.ts';
import { serve } from '../../emulator/serve.ts';
import { aSha } from '../../gitlab-double/build.ts';
import { draft, FORGES, HANG, type Scene, STORED, status } from './a-scene.ts';

/* Rules for the comment of a gate that are the same on GitHub and GitLab. Differences are tested beside the client of each. */

const bodiesOf = ({ stored }: Scene): readonly string[] => stored.map(({ body }) => body);

/** A server to which nothing may be sent. */
async function elsewhere() {
  const server = await serve(() => ({ status: 200, headers: {}, body: '[]' }));
  onTestFinished(() => server.close());
  return server;
}

describe.each(FORGES)('the comment on %s', (_forge, open) => {
  it('is left as it is when it has the same text, from any run', async () => {
    const scene = await open();
    const { id } = scene.own({ run: 99 });
    expect((await scene.publish()).url).toContain(String(id));
    expect(scene.writes()).toEqual([]);
  });

  it.each<[what: string, run: number, edit: (body: string) => string]>([
    ['its text (L23)', 99, (body) => body.replace('\nfail', '\npass')],
    ['the text of this very run (L23)', 100, (body) => body.replace('\nfail', '\npass')],
    ['the run that it names (N8)', 99, (body) => body.replace('run=99 ', 'run=99999999 ')],
    ['the attempt that it names (N8)', 99, (body) => body.replace('run=99 attempt=1 ', 'run=100 attempt=9 ')],
  ])('is updated if somebody changed %s, with any run number', async (_what, run, edit) => {
    const scene = await open();
    const comment = scene.own({ run });
    const edited = edit(comment.body);
    expect(edited).not.toBe(comment.body);
    comment.body = edited;
    await scene.publish();
    expect([scene.texts(), scene.writes()]).toEqual([['fail'], ['update']]);
  });

  it.each([
    ['when its text differs', { run: 99, says: 'earlier' }],
    ['for a new head, with the same text', { run: 99, head: aSha('older') }],
  ])('is updated %s', async (_when, earlier) => {
    const scene = await open();
    scene.own(earlier);
    await scene.publish();
    expect([scene.texts(), scene.writes()]).toEqual([['fail'], ['update']]);
  });

  it('is not created for a pass', async () => {
    const scene = await open();
    expect(await scene.publish({ says: 'pass', mayCreate: false })).toEqual({});
    expect(scene.writes()).toEqual([]);
  });

  it.each([299, 300])('is found after %d others', async (count) => {
    const scene = await open();
    for (let index = 0; index < count; index += 1) scene.put('a person', 'hello');
    scene.own({ run: 99, says: 'earlier' });
    await scene.publish();
    expect([scene.writes(), scene.texts().at(-1)]).toEqual([['update'], 'fail']);
  });

  it('with our marker by a person is never changed', async () => {
    const scene = await open();
    const forged = draft({ run: 999_999, says: 'all is well' }).body;
    for (const [run, says] of ['first', 'second'].entries()) {
      scene.put('a person', forged);
      await scene.publish({ run, says });
    }
    expect(scene.texts()).toEqual(['all is well', 'second', 'all is well']);
  });

  it.each([
    [{ run: 101 }],
    [{ run: 100, attempt: 2 }],
    [{ run: 100, attempt: 7_000_000_002 }],
    [{ run: '18446744073709551615' }],
    [{ run: 101, head: aSha('later') }],
  ])('is not overwritten by an older run than %j', async (newer) => {
    const scene = await open();
    scene.own({ ...newer, says: 'newer' });
    expect(await scene.publish()).toMatchObject({ notice: 'a newer run has written it' });
    expect([scene.texts(), scene.writes()]).toEqual([['newer'], []]);
  });

  it('is never searched at the address of a Link header', async () => {
    const server = await elsewhere();
    const headers = { link: `<${server.origin}/x?page=2>; rel="next"` };
    const scene = await open([{ at: 'list', fault: { kind: 'headers', headers }, nth: 1 }]);
    await scene.publish();
    expect([server.requests, scene.texts()]).toEqual([[], ['fail']]);
  });

  it('is not written if the head has moved on', async () => {
    const scene = await open();
    scene.own({ run: 99, says: 'earlier' });
    scene.push();
    expect(await scene.publish()).toEqual({
      notice: 'the head has moved on to another commit',
    });
    expect([scene.texts(), scene.writes()]).toEqual([['earlier'], []]);
  });
});

describe.each(FORGES)('two comments of ours on %s', (_forge, open) => {
  it('become one: that of the newest run is updated, the other deleted', async () => {
    const scene = await open();
    scene.own({ run: 98, says: 'one' });
    const { id } = scene.own({ run: 99, says: 'other' });
    const { url } = await scene.publish();
    expect([scene.texts(), scene.writes()]).toEqual([['fail'], ['update', 'delete']]);
    expect(url).toContain(String(id));
  });

  it('become one without a warning, although the answer to the deletion is lost', async () => {
    const scene = await open([{ at: 'delete', fault: STORED, nth: 1 }]);
    scene.own({ run: 98, says: 'one' });
    const { id } = scene.own({ run: 99, says: 'other' });
    expect(await scene.publish()).toEqual({ url: expect.stringContaining(String(id)) });
    expect(scene.texts()).toEqual(['fail']);
  });

  it('are not both lost when the update fails', async () => {
    const scene = await open([{ at: 'update', fault: status(403) }]);
    scene.own({ run: 98, says: 'one' });
    scene.own({ run: 99, says: 'other' });
    await scene.publish();
    expect(scene.texts()).toEqual(['one', 'other']);
  });

  it('after a race become one in the next run, with the text of that run', async () => {
    const scene = await open();
    scene.race(2);
    await Promise.all([1, 2].map((run) => scene.publish({ run, says: `run ${run}` })));
    expect(scene.texts().toSorted()).toEqual(['run 1', 'run 2']);
    await scene.publish({ run: 3, says: 'run 3' });
    expect(scene.texts()).toEqual(['run 3']);
  });
});

describe.each(FORGES)('a write on %s that fails', (_forge, open, tooLong) => {
  it.each<[what: string, fault: Fault]>([
    ['a reset', { kind: 'reset-mid-body' }],
    ['an answer that is not JSON', { kind: 'replace-body', body: 'ok' }],
    ['502', STORED],
  ])('with %s although it was stored is not sent again', async (_what, fault) => {
    const scene = await open([{ at: 'create', fault, nth: 1 }]);
    const { url } = await scene.publish();
    expect(url).toContain(String(scene.stored[0]!.id));
    expect([scene.texts(), scene.writes()]).toEqual([['fail'], ['create']]);
  });

  it.each<[what: string, times: number, fault: Fault, warning: string]>([
    ['again and again', 3, status(502), 'answered 502'],
    ['without an end', 3, HANG, 'no answer in time'],
    ['as too long, even shorter', 2, status(tooLong), `answered ${tooLong}`],
  ])('%s is sent at most %d times', async (_what, times, fault, warning) => {
    const scene = await open([{ at: 'create', fault }]);
    expect(await scene.publish()).toEqual({ warning: expect.stringContaining(warning) });
    expect(scene.writes()).toEqual(Array.from({ length: times }, () => 'create'));
  });

  it.each([401, 403, 404, 410, 423])('with %d is a warning and not sent again', async (code) => {
    const scene = await open([{ at: 'create', fault: status(code) }]);
    expect((await scene.publish()).warning).toContain(`answered ${code}`);
    expect(scene.writes()).toEqual(['create']);
  });

  it('with a redirect is a warning, and nothing is sent to its target', async () => {
    const server = await elsewhere();
    const scene = await open([{ at: 'create', fault: status(307, { location: server.origin }) }]);
    expect((await scene.publish()).warning).toContain('redirects are not followed');
    expect(server.requests).toEqual([]);
  });

  it('because the comment is too long is sent once more with a shorter one', async () => {
    const scene = await open([{ at: 'create', fault: status(tooLong), nth: 1 }]);
    await scene.publish({ says: 'x'.repeat(50_000) });
    expect(bodiesOf(scene).map(({ length }) => length)).toEqual([20_000]);
  });

  it('with 429 is sent again after Retry-After, if it is short', async () => {
    const scene = await open([{ at: 'create', fault: status(429, { 'retry-after': '20' }), nth: 1 }]);
    await scene.publish();
    expect([scene.texts(), scene.clock.sleeps]).toEqual([['fail'], [20_000]]);
  });

  it('never has more than 60,000 characters', async () => {
    const scene = await open();
    await scene.publish({ says: 'x'.repeat(70_000) });
    expect(bodiesOf(scene).map(({ length }) => length)).toEqual([60_000]);
  });
});
