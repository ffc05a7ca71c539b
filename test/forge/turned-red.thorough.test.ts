import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { aGitHub, aPull, aRepository, aToken } from '../../github-double/build.ts';
import { raceOnListing as raceOnGitHub } from '../../github-double/race.ts';
import { aGitLab, aSha as aGitLabSha } from '../../gitlab-double/build.ts';
import { raceOnListing as raceOnGitLab } from '../../gitlab-double/race.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { createPullRequestComments } from '../../src/forge/github/pull-request-comments.ts';
import { createMergeRequestNotes } from '../../src/forge/gitlab/merge-request-notes.ts';
import type { CommentDraft, OneComment } from '../../src/forge/one-comment.ts';
import { parseMarker, sealComment } from '../../src/report/json/marker.ts';
import { askerOf, serveGitHub } from './github/served-github.ts';
import { serveGitLab } from './gitlab/served-gitlab.ts';

/*
 * People are told of a new comment and not of an edited one: a comment that turns red is a new one, on GitHub and on GitLab alike.
 */

type Word = Verdict['word'];
type Write = 'create' | 'update' | 'delete';
type Stored = { readonly id: number; body: string };

/** One pull request on a forge, and the gates that write to it. */
type Scene = {
  readonly head: string;
  /** Ours and others', oldest first. */
  readonly stored: () => Stored[];
  readonly remove: () => void;
  readonly writes: () => Write[];
  readonly gate: () => OneComment;
  /** The next `gates` listings show what is there now. */
  readonly race: (gates: number) => void;
};

/** A fault of `write`, the first time or always, or of the list from the `nth` on. */
type Broken = { readonly at: Write | 'list'; readonly fault: Fault; readonly nth?: number };

const HANG: Fault = { kind: 'never-answer' };
const HEAD = aGitLabSha('head') as CommitSha;
/** How long a request may take in a scene where one hangs. */
const HANGS_MS = 500;

async function onGitHub(...broken: readonly Broken[]): Promise<Scene> {
  const state = aGitHub({ repositories: [aRepository({ pulls: new Map([[7, aPull()]]) })] });
  const pull = state.repositories[0]!.pulls.get(7)!;
  pull.head.sha = HEAD;
  const github = await serveGitHub(state, ...broken.map((each) => ruleOf(each, 'comment', 'list-comments')));
  const api = broken.some(({ fault }) => fault === HANG) ? github.apiWith({ attemptTimeoutMs: HANGS_MS }) : github.api;
  const us = { ask: askerOf(api, github.clock, aToken().value, HEAD) };
  const options = { api, clock: github.clock, us, repository: 'octo-org/shop', pullRequest: 7 };
  return {
    head: HEAD,
    stored: () => state.repositories[0]!.comments,
    remove: () => void state.repositories[0]!.comments.splice(0),
    writes: () => writesIn(github.operations()),
    gate: () => createPullRequestComments({ ...options, head: HEAD, key: '', parseMarker }),
    race: (gates) => raceOnGitHub(state, gates),
  };
}

async function onGitLab(...broken: readonly Broken[]): Promise<Scene> {
  const state = aGitLab();
  const gitlab = await serveGitLab(state, ...broken.map((each) => ruleOf(each, 'note', 'list-notes')));
  const api = broken.some(({ fault }) => fault === HANG) ? gitlab.apiWith({ attemptTimeoutMs: HANGS_MS }) : gitlab.api;
  const mergeRequest = state.projects[0]!.mergeRequests.get(7)!;
  return {
    head: HEAD,
    stored: () => mergeRequest.notes,
    remove: () => void mergeRequest.notes.splice(0),
    writes: () => writesIn(gitlab.operations()),
    gate: () =>
      createMergeRequestNotes({ api, clock: gitlab.clock, project: '21', mergeRequest: 7, key: '', parseMarker }),
    race: (gates) => raceOnGitLab(state, gates),
  };
}

function ruleOf({ at, fault, nth }: Broken, noun: string, list: string): FaultRule {
  return {
    match: { operation: at === 'list' ? list : `${at}-${noun}` },
    fault,
    ...(nth === undefined ? {} : { nth }),
  };
}

function writesIn(operations: readonly (string | undefined)[]): Write[] {
  return operations.flatMap((operation) => {
    const write = /^(create|update|delete)-/.exec(operation ?? '')?.[1];
    return write === undefined ? [] : [write as Write];
  });
}

type Run = { readonly run?: number; readonly mayCreate?: boolean; readonly head?: string; readonly more?: string };

/** The comment of a run. Two runs with one verdict say something else. */
function draft(says: Word, { run = 1, mayCreate = true, head = HEAD, more = `${run}` }: Run = {}): CommentDraft {
  const text = `${says} ${more}`;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const marker = { key: '', pullRequest: 7, head, runId: `${run}`, attempt: 1, digest };
  return {
    marker,
    says,
    mayCreate,
    render: (maxLength, isRed) => sealComment({ ...marker, isRed }, (line) => `${line}\n${text}`.slice(0, maxLength)),
  };
}

/** As a version without this rule wrote it. */
function olderVersion(says: Word): string {
  const { marker } = draft(says, { run: 1 });
  return sealComment(marker, (line) => `${line}\n${says} 1`);
}

/** The runs of a pull request, one after the other. */
async function runs(scene: Scene, ...words: readonly Word[]): Promise<void> {
  for (const [index, word] of words.entries()) await scene.gate().publish(draft(word, { run: index + 1 }));
}

const texts = (scene: Scene): string[] => scene.stored().map(({ body }) => body.split('\n')[1]!);
const status = (code: number): Fault => ({ kind: 'status', status: code, body: '{"message":"no"}' });

describe.each([
  ['GitHub', onGitHub],
  ['GitLab', onGitLab],
])('a comment on %s', (_forge, open) => {
  it.each<[what: string, words: readonly Word[], last: readonly Write[]]>([
    ['that said pass and fails is a new one', ['pass', 'fail'], ['create', 'delete']],
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
    const [before] = scene.stored().map(({ id }) => id);
    const count = scene.writes().length;
    const { url, ...rest } = await scene.gate().publish(draft(words.at(-1)!, { run: words.length }));
    expect(scene.writes().slice(count)).toEqual(last);
    expect(texts(scene)).toEqual([`${words.at(-1)} ${words.length}`]);
    expect([scene.stored()[0]!.id === before, rest]).toEqual([last[0] === 'update', {}]);
    expect(url).toContain(String(scene.stored()[0]!.id));
  });

  it('that says the same in a later run is left alone, red or not', async () => {
    const scene = await open();
    for (const word of ['pass', 'fail'] as const) {
      await scene.gate().publish(draft(word, { run: 1, more: 'x' }));
      const count = scene.writes().length;
      await scene.gate().publish(draft(word, { run: 2, more: 'x' }));
      expect(scene.writes().length).toBe(count);
      scene.remove();
    }
  });

  it('of an earlier version is edited once, and is a new one from then on', async () => {
    const scene = await open();
    await runs(scene, 'pass');
    scene.stored()[0]!.body = olderVersion('pass');
    for (const [index, word] of (['fail', 'pass', 'fail'] as const).entries())
      await scene.gate().publish(draft(word, { run: index + 2 }));
    expect(scene.writes()).toEqual(['create', 'update', 'update', 'create', 'delete']);
  });

  it.each<[what: string, edit: (body: string) => string]>([
    ['its text', (body) => body.replace('pass', 'passed')],
    ['what its marker says of it', (body) => body.replace('red=no', 'red=yes')],
  ])('of which somebody changed %s is edited: what it last said is not known then (N8)', async (_what, edit) => {
    const scene = await open();
    await runs(scene, 'pass');
    const [comment] = scene.stored();
    const edited = edit(comment!.body);
    expect(edited).not.toBe(comment!.body);
    comment!.body = edited;
    await scene.gate().publish(draft('fail', { run: 2 }));
    expect([scene.writes(), texts(scene)]).toEqual([['create', 'update'], ['fail 2']]);
  });

  it.each<[what: string, given: Run, written: readonly string[]]>([
    ['where none may be created', { run: 2, mayCreate: false }, ['fail 2']],
    ['by an older run', { run: 0 }, ['pass 1']],
    ['for another head', { run: 2, head: aGitLabSha('other') }, ['pass 1']],
  ])('is no new one %s', async (_what, given, written) => {
    const scene = await open();
    await runs(scene, 'pass');
    await scene.gate().publish(draft('fail', given));
    expect([texts(scene), scene.writes().includes('delete')]).toEqual([written, false]);
  });

  it('is no new one where the list was not read to its end: a newer one of ours may be there', async () => {
    const scene = await open({ at: 'list', fault: status(404), nth: 3 });
    await runs(scene, 'pass');
    const [ours] = scene.stored();
    for (let index = 0; index < 150; index += 1) scene.stored().push({ ...ours!, id: 5_000 + index, body: 'hello' });
    await scene.gate().publish(draft('fail', { run: 2 }));
    expect(scene.writes()).toEqual(['create', 'update']);
  });

  it('that two runs turn red at the same time is one after the next run', async () => {
    const scene = await open();
    await runs(scene, 'pass');
    scene.race(2);
    const outcomes = await Promise.all([2, 3].map((run) => scene.gate().publish(draft('fail', { run }))));
    expect(outcomes.every(({ url }) => url !== undefined)).toBe(true);
    expect(texts(scene)).toContain('fail 3');
    expect(texts(scene)).not.toContain('pass 1');
    await scene.gate().publish(draft('fail', { run: 4 }));
    expect(texts(scene)).toEqual(['fail 4']);
  });

  it('of the newest run stays where an older run wrote its own last', async () => {
    const scene = await open();
    await runs(scene, 'pass');
    scene.race(2);
    await scene.gate().publish(draft('fail', { run: 3 }));
    await scene.gate().publish(draft('fail', { run: 2 }));
    expect(texts(scene).sort()).toEqual(['fail 2', 'fail 3']);
    const newest = scene.stored().find(({ body }) => body.endsWith('fail 3'))!.id;
    await scene.gate().publish(draft('fail', { run: 4, more: '3' }));
    expect(scene.stored().map(({ id }) => id)).toEqual([newest]);
  });
});

const STORED: Fault = { kind: 'stored-then', next: status(502) };

describe.each([
  ['GitHub', onGitHub],
  ['GitLab', onGitLab],
])('a comment on %s that turns red, where (I22)', (_forge, open) => {
  async function turnsRed(broken: readonly Broken[]) {
    const scene = await open(...broken);
    await runs(scene, 'pass');
    const outcome = await scene.gate().publish(draft('fail', { run: 2 }));
    return { scene, outcome, writes: scene.writes().slice(1) };
  }

  it.each<[what: string, fault: Fault]>([
    ['is refused', status(403)],
    ['finds nothing', status(404)],
    ['fails', status(500)],
    ['hangs', HANG],
    ['is cut', { kind: 'reset-before-headers' }],
    ['may be tried again in an hour', { kind: 'status', status: 429, headers: { 'retry-after': '3600' } }],
  ])('the new one %s: the old one is edited in place, and that is told', async (_what, fault) => {
    const { scene, outcome, writes } = await turnsRed([{ at: 'create', fault, nth: 2 }]);
    expect([texts(scene), writes]).toEqual([['fail 2'], ['create', 'update']]);
    expect(outcome).toEqual({
      url: expect.stringContaining(String(scene.stored()[0]!.id)),
      warning: expect.stringMatching(/^not as a new comment, so nobody is notified: cannot create the /),
    });
    await scene.gate().publish(draft('fail', { run: 3 }));
    expect([texts(scene), scene.writes().at(-1)]).toEqual([['fail 3'], 'update']);
  });

  it('the new one was stored although it seemed to fail: it is found, and the old one goes', async () => {
    const { scene, outcome, writes } = await turnsRed([{ at: 'create', fault: STORED, nth: 2 }]);
    expect([texts(scene), writes]).toEqual([['fail 2'], ['create', 'delete']]);
    expect(outcome).toEqual({ url: expect.stringContaining(String(scene.stored()[0]!.id)) });
  });

  it('the new one may be tried again soon: it is', async () => {
    const soon: Fault = { kind: 'status', status: 429, headers: { 'retry-after': '5' } };
    const { scene, outcome, writes } = await turnsRed([{ at: 'create', fault: soon, nth: 2 }]);
    expect([texts(scene), writes, outcome.warning]).toEqual([['fail 2'], ['create', 'create', 'delete'], undefined]);
  });

  it('nothing can be seen after the new one failed: the old one is edited all the same', async () => {
    const { scene, writes } = await turnsRed([
      { at: 'create', fault: status(500), nth: 2 },
      { at: 'list', fault: status(404), nth: 3 },
    ]);
    expect([texts(scene), writes]).toEqual([['fail 2'], ['create', 'update']]);
  });

  it('nothing can be written: the old one stays, and that is told', async () => {
    const { scene, outcome } = await turnsRed([
      { at: 'create', fault: status(403), nth: 2 },
      { at: 'update', fault: status(403) },
    ]);
    expect([texts(scene), outcome]).toEqual([['pass 1'], { warning: expect.stringContaining('cannot update the ') }]);
  });

  it.each<[what: string, fault: Fault, tries: number]>([
    ['is refused', status(403), 1],
    ['is not found', status(404), 2],
    ['fails', status(500), 2],
    ['hangs', HANG, 2],
  ])(
    'the deletion of the old one %s: it is edited, that is told, and the next run deletes it',
    async (_what, fault, tries) => {
      const faults = Array.from({ length: tries }, (_, index) => ({ at: 'delete' as const, fault, nth: index + 1 }));
      const { scene, outcome, writes } = await turnsRed(faults);
      expect(texts(scene)).toEqual(['fail 2', 'fail 2']);
      expect(writes).toEqual(['create', ...faults.map(() => 'delete'), 'update']);
      expect(outcome).toEqual({
        url: expect.stringContaining(String(scene.stored()[1]!.id)),
        warning: expect.stringMatching(/^an older one could not be deleted: cannot delete a /),
      });
      const newest = scene.stored()[1]!.id;
      await scene.gate().publish(draft('fail', { run: 3, more: '2' }));
      expect([scene.stored().map(({ id }) => id), scene.writes().at(-1)]).toEqual([[newest], 'delete']);
    },
  );

  it('the old one can neither be deleted nor edited: that is told', async () => {
    const { scene, outcome } = await turnsRed([
      { at: 'delete', fault: status(403) },
      { at: 'update', fault: status(403) },
    ]);
    expect(texts(scene)).toEqual(['pass 1', 'fail 2']);
    expect(outcome.warning).toMatch(/^an older one could neither be deleted nor edited: cannot delete a /);
  });

  it('the old one went although its deletion seemed to fail: nothing is told', async () => {
    const { scene, outcome, writes } = await turnsRed([{ at: 'delete', fault: STORED, nth: 1 }]);
    expect([texts(scene), writes, outcome.warning]).toEqual([['fail 2'], ['create', 'delete'], undefined]);
  });
});

const WORDS: readonly Word[] = ['pass', 'inconclusive', 'fail'];

test.each(WORDS)(
  'there is always one, and a new one for each first fail, in every history from %s on',
  async (first) => {
    const histories = WORDS.flatMap((second) => WORDS.map((third) => [first, second, third] as const));
    for (const history of histories) {
      const scene = await onGitHub();
      const ids = new Set<number>();
      let expected = 0;
      let isRed = false;
      for (const [index, word] of history.entries()) {
        await scene.gate().publish(draft(word, { run: index + 1 }));
        if (index === 0 || (word === 'fail' && !isRed)) expected += 1;
        if (word !== 'inconclusive') isRed = word === 'fail';
        expect(texts(scene)).toEqual([`${word} ${index + 1}`]);
        ids.add(scene.stored()[0]!.id);
      }
      expect([history, ids.size]).toEqual([history, expected]);
    }
  },
);
