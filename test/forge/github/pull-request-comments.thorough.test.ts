import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Fault, FaultRule } from '../../../emulator/faults/faults.ts';
import { serve } from '../../../emulator/serve.ts';
import {
  aGitHub,
  anAppToken,
  aPersonalToken,
  aPull,
  aRepository,
  aSha,
  aToken,
  GITHUB_ACTIONS,
} from '../../../github-double/build.ts';
import { addComment } from '../../../github-double/comments.ts';
import type { Operation } from '../../../github-double/operation.ts';
import { raceOnListing } from '../../../github-double/race.ts';
import type { Comment, GitHubState, Identity, Token } from '../../../github-double/state.ts';
import type { CommitSha } from '../../../src/domain/ids.ts';
import { createPullRequestComments } from '../../../src/forge/github/pull-request-comments.ts';
import type { CommentDraft } from '../../../src/forge/one-comment.ts';
import { parseMarker, sealComment } from '../../../src/report/json/marker.ts';
import { askerOf, type ServedGitHub, serveGitHub } from './served-github.ts';

const HEAD = aSha('head') as CommitSha;

type Gate = { key?: string; run?: string; attempt?: number; head?: string; says?: string; mayCreate?: boolean };

/** The comment that a gate would write. */
function draft({
  key = '',
  run = '100',
  attempt = 1,
  head = HEAD,
  says = 'fail',
  mayCreate = true,
}: Gate = {}): CommentDraft & { readonly body: string } {
  const digest = createHash('sha256').update(says).digest('hex').slice(0, 16);
  const marker = { key, pullRequest: 7, head, runId: run, attempt, digest };
  const render = (maxLength: number): string => sealComment(marker, (line) => `${line}\n${says}`.slice(0, maxLength));
  return { marker, says: says === 'pass' ? 'pass' : 'fail', mayCreate, render, body: render(60_000) };
}

function gateOf({ api, clock, state }: ServedGitHub, { key = '', head = HEAD }: Gate = {}, token = state.tokens[0]!) {
  return createPullRequestComments({
    api,
    clock,
    us: { ask: askerOf(api, clock, token.value, head as CommitSha) },
    repository: 'octo-org/shop',
    pullRequest: 7,
    head: head as CommitSha,
    key,
    parseMarker,
  });
}

function publish(github: ServedGitHub, gate: Gate = {}) {
  return gateOf(github, gate).publish(draft(gate));
}

function aState(token: Token = aToken()): GitHubState {
  return aGitHub({ tokens: [token], repositories: [aRepository({ pulls: new Map([[7, aPull()]]) })] });
}

function put(state: GitHubState, author: Identity, body: string): Comment {
  return addComment({ state, repository: state.repositories[0]! }, 7, author, body);
}

const own = (state: GitHubState, gate: Gate = {}) => put(state, state.tokens[0]!.identity, draft(gate).body);
const bodies = ({ state }: ServedGitHub) =>
  state.repositories[0]!.comments.map(({ body }) => body.split('\n').slice(1).join('\n'));
const allBodies = ({ state }: ServedGitHub) => state.repositories[0]!.comments.map(({ body }) => body);
const failing = (operation: Operation, status: number, headers = {}): FaultRule => ({
  match: { operation },
  fault: { kind: 'status', status, headers },
});

const WRITES = ['create-comment', 'update-comment', 'delete-comment'];
const writes = (github: ServedGitHub) => github.operations().filter((operation) => WRITES.includes(operation ?? ''));

describe('the comment', () => {
  it('is created where there is none, in three requests', async () => {
    const github = await serveGitHub(aState());
    const { url, ...rest } = await publish(github);
    expect([url, rest]).toEqual([expect.stringMatching(/^https:\/\/github\.com\/octo-org\/shop\/pull\/7#/), {}]);
    expect(bodies(github)).toEqual(['fail']);
    expect([...github.operations()].sort()).toEqual(['create-comment', 'graphql', 'list-comments']);
  });

  it('is left as it is when it says the same, whatever run wrote it', async () => {
    const github = await serveGitHub(aState());
    own(github.state, { run: '99' });
    const { url } = await publish(github);
    expect(url).toContain('#issuecomment-');
    expect(writes(github)).toEqual([]);
  });

  it.each([
    ['another run', { run: '99' }],
    ['this run', { run: '100' }],
  ])('is written anew when somebody changed its text since %s (L23)', async (_, gate) => {
    const github = await serveGitHub(aState());
    const comment = own(github.state, gate);
    comment.body = comment.body.replace('fail', 'pass');
    await publish(github);
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['update-comment']]);
  });

  it('is left alone when somebody changed its text, but the head has moved on', async () => {
    const github = await serveGitHub(aState());
    const comment = own(github.state, { run: '101' });
    comment.body = comment.body.replace('fail', 'pass');
    await publish(github, { run: '100', head: aSha('older') });
    expect([bodies(github), writes(github)]).toEqual([['pass'], []]);
  });

  it.each([
    ['the text', (body: string) => body.replace('fail', 'pass')],
    ['the run that it names', (body: string) => body.replace('run=99 ', 'run=99999999 ')],
    ['the attempt that it names', (body: string) => body.replace('run=99 attempt=1 ', 'run=100 attempt=9 ')],
  ])('is written anew where somebody changed %s, whatever run it claims to be of (N8)', async (_, edit) => {
    const github = await serveGitHub(aState());
    const comment = own(github.state, { run: '99' });
    const edited = edit(comment.body);
    expect(edited).not.toBe(comment.body);
    comment.body = edited;
    await publish(github, { run: '100' });
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['update-comment']]);
  });

  it('is left as it is when GitHub only gave it Windows line ends', async () => {
    const github = await serveGitHub(aState());
    const comment = own(github.state, { says: 'one\ntwo' });
    comment.body = comment.body.replaceAll('\n', '\r\n');
    await publish(github, { says: 'one\ntwo' });
    expect(writes(github)).toEqual([]);
  });

  it('is taken back when its author is another than assumed (L26)', async () => {
    const github = await serveGitHub(aState(anAppToken({ mayUseGraphql: false })));
    const { url, warning } = await publish(github);
    expect([url, warning, bodies(github)]).toEqual([undefined, expect.stringContaining('was taken back'), []]);
    expect(writes(github)).toEqual(['create-comment', 'delete-comment']);
  });

  it('that cannot be taken back is told', async () => {
    const state = aState(anAppToken({ mayUseGraphql: false }));
    const github = await serveGitHub(state, failing('delete-comment', 500));
    const { warning } = await publish(github);
    expect(warning).toMatch(/could not be taken back: .*GitHub answered 500/);
  });

  it('is updated when it says something else', async () => {
    const github = await serveGitHub(aState());
    own(github.state, { run: '99', says: 'earlier' });
    await publish(github);
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['update-comment']]);
  });

  it('is updated for a new head, although it says the same', async () => {
    const github = await serveGitHub(aState());
    own(github.state, { run: '99', head: aSha('older') });
    await publish(github);
    expect(writes(github)).toEqual(['update-comment']);
  });

  it('turns green where it was red, even if none would be created for a pass', async () => {
    const github = await serveGitHub(aState());
    own(github.state, { run: '99', says: 'fail' });
    await publish(github, { says: 'pass', mayCreate: false });
    expect(bodies(github)).toEqual(['pass']);
  });

  it('is not created for a pass', async () => {
    const github = await serveGitHub(aState());
    expect(await publish(github, { says: 'pass', mayCreate: false })).toEqual({});
    expect(bodies(github)).toEqual([]);
  });

  it.each<[string, Token]>([
    ['the default token', aToken()],
    ["an app's token", anAppToken()],
    ["a person's token", aPersonalToken()],
    ['the default token without GraphQL', aToken({ mayUseGraphql: false })],
  ])('is found again with %s', async (_name, token) => {
    const github = await serveGitHub(aState(token));
    await publish(github, { run: '1', says: 'first' });
    await publish(github, { run: '2', says: 'second' });
    expect(bodies(github)).toEqual(['second']);
  });

  it('of another key is another comment', async () => {
    const github = await serveGitHub(aState());
    await publish(github, { key: 'app', says: 'app' });
    await publish(github, { key: 'api', says: 'api' });
    await publish(github, { key: 'app', run: '101', says: 'app again' });
    expect(bodies(github)).toEqual(['app again', 'api']);
  });

  it.each([1_150, 1_199, 1_200])('is found behind %d others', async (count) => {
    const github = await serveGitHub(aState());
    for (let index = 0; index < count; index += 1) put(github.state, aPersonalToken().identity, 'hello');
    own(github.state, { run: '99', says: 'earlier' });
    await publish(github);
    expect(writes(github)).toEqual(['update-comment']);
    expect(bodies(github).at(-1)).toBe('fail');
  });
});

describe('the marker of someone else', () => {
  const mallory: Identity = { login: 'mallory', id: 666, type: 'User', app: undefined };
  const namesake: Identity = { login: 'github-actions', id: 667, type: 'User', app: undefined };
  const otherBot: Identity = { login: 'evil[bot]', id: 668, type: 'Bot', app: { id: 669, slug: 'evil' } };
  const throughApp: Identity = { ...mallory, app: GITHUB_ACTIONS.app };

  it.each([
    ['a person', mallory],
    ['a person named github-actions', namesake],
    ['another bot', otherBot],
    ['a person through the app', throughApp],
  ])('(%s) is never touched, before or after ours', async (_name, author) => {
    for (const token of [aToken(), aToken({ mayUseGraphql: false })]) {
      const github = await serveGitHub(aState(token));
      const forged = draft({ run: '999999', says: 'all is well' }).body;
      put(github.state, author, forged);
      await publish(github, { run: '1', says: 'first' });
      put(github.state, author, forged);
      await publish(github, { run: '2', says: 'second' });
      expect(bodies(github)).toEqual(['all is well', 'second', 'all is well']);
    }
  });

  it('in the middle of a comment of our own is not a marker', async () => {
    const github = await serveGitHub(aState());
    put(github.state, GITHUB_ACTIONS, `> quoted\n${draft().body}`);
    await publish(github);
    expect(writes(github)).toEqual(['create-comment']);
  });

  it('for another pull request is not ours', async () => {
    const github = await serveGitHub(aState());
    put(github.state, GITHUB_ACTIONS, draft().body.replace('pr=7', 'pr=8'));
    await publish(github);
    expect(writes(github)).toEqual(['create-comment']);
  });
});

describe('who we are', () => {
  it.each([['the viewer is refused', aPersonalToken({ mayUseGraphql: false })]])(
    'is not known where %s for a personal token: then nothing is written',
    async (_name, token) => {
      const github = await serveGitHub(aState(token));
      expect(await publish(github)).toEqual({ warning: 'GitHub does not say who github-token acts as' });
      expect(writes(github)).toEqual([]);
    },
  );

  it.each([
    ['has no id', { login: 'github-actions[bot]', databaseId: null }, ['mine']],
    ['has neither id nor the name of a bot', { login: 'github-actions', databaseId: null }, ['mine']],
  ])('is still known where the viewer %s', async (_name, viewer, expected) => {
    const rewrite = (body: { data: object }) => ({ data: { ...body.data, viewer } });
    const fault: Fault = { kind: 'rewrite-json', rewrite };
    const github = await serveGitHub(aState(), { match: { operation: 'graphql' }, fault });
    put(github.state, { login: 'github-actions', id: 3, type: 'User', app: undefined }, draft({ says: 'x' }).body);
    own(github.state, { run: '1', says: 'earlier' });
    await publish(github, { says: 'mine' });
    expect(bodies(github)).toEqual(['x', ...expected]);
  });
});

describe('two comments of ours', () => {
  it('become one: that of the newest run is updated, the other deleted', async () => {
    const github = await serveGitHub(aState());
    own(github.state, { run: '98', says: 'one' });
    const newest = own(github.state, { run: '99', says: 'other' });
    const { url } = await publish(github);
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['update-comment', 'delete-comment']]);
    expect(url).toContain(`#issuecomment-${newest.id}`);
  });

  it('are not both lost when the update fails', async () => {
    const github = await serveGitHub(aState(), failing('update-comment', 403));
    own(github.state, { run: '98', says: 'one' });
    own(github.state, { run: '99', says: 'other' });
    await publish(github);
    expect(bodies(github)).toEqual(['one', 'other']);
  });

  it('do not affect those of others', async () => {
    const github = await serveGitHub(aState());
    put(github.state, aPersonalToken().identity, draft().body);
    own(github.state, { run: '98' });
    own(github.state, { run: '99' });
    await publish(github);
    expect(allBodies(github)).toHaveLength(2);
    expect(writes(github)).toEqual(['delete-comment']);
  });

  it('that a race has left become one in the next run, with what that run says', async () => {
    const github = await serveGitHub(aState());
    raceOnListing(github.state, 2);
    await Promise.all([publish(github, { run: '1', says: 'run 1' }), publish(github, { run: '2', says: 'run 2' })]);
    expect(bodies(github).sort()).toEqual(['run 1', 'run 2']);
    await publish(github, { run: '3', says: 'run 3' });
    expect(bodies(github)).toEqual(['run 3']);
  });
});

describe('an older run', () => {
  it.each([
    [{ run: '101', attempt: 1 }],
    [{ run: '100', attempt: 2 }],
    [{ run: '18446744073709551615', attempt: 1 }],
    [{ run: '101', attempt: 1, head: aSha('later') }],
  ])('does not overwrite what %j has written', async (newer) => {
    const github = await serveGitHub(aState());
    own(github.state, { ...newer, says: 'newer' });
    expect(await publish(github, { run: '100' })).toMatchObject({ notice: 'a newer run has written it' });
    expect([bodies(github), writes(github)]).toEqual([['newer'], []]);
  });

  it('compares run ids as numbers', async () => {
    const github = await serveGitHub(aState());
    own(github.state, { run: '9', says: 'older' });
    await publish(github, { run: '10' });
    expect(bodies(github)).toEqual(['fail']);
  });
});

describe('another head', () => {
  const moved = { notice: 'the pull request has moved on to another commit' };

  it.each([
    ['GraphQL', true],
    ['the REST API', false],
  ])('that %s shows keeps the comment from being written', async (_name, mayUseGraphql) => {
    const github = await serveGitHub(aState(aToken({ mayUseGraphql })));
    own(github.state, { run: '99', says: 'earlier' });
    github.state.repositories[0]!.pulls.get(7)!.head.sha = aSha('pushed');
    expect(await publish(github)).toEqual(moved);
    expect([bodies(github), writes(github)]).toEqual([['earlier'], []]);
  });

  it('is seen when it came after the preparation, which is repeated after ten seconds', async () => {
    const github = await serveGitHub(aState());
    const gate = gateOf(github);
    gate.prepare();
    await expect.poll(() => github.operations().length).toBe(2);
    github.state.repositories[0]!.pulls.get(7)!.head.sha = aSha('pushed');
    github.clock.advance(10_001);
    expect(await gate.publish(draft())).toEqual(moved);
  });

  it('that cannot be read keeps the comment from being written', async () => {
    const github = await serveGitHub(aState(), failing('graphql', 502), failing('read-pull', 404));
    expect(await publish(github)).toEqual({ warning: expect.stringContaining('cannot read pull request 7') });
    expect(writes(github)).toEqual([]);
  });
});

describe('the preparation', () => {
  it('leaves one request for after the verdict', async () => {
    const github = await serveGitHub(aState());
    const gate = gateOf(github);
    gate.prepare();
    await expect.poll(() => [...github.operations()].sort()).toEqual(['graphql', 'list-comments']);
    await gate.publish(draft());
    expect(github.operations()[2]).toBe('create-comment');
    expect(github.operations()).toHaveLength(3);
  });

  it('can be done again, and the last one counts', async () => {
    const github = await serveGitHub(aState());
    const gate = gateOf(github);
    gate.prepare();
    github.clock.advance(60_000);
    gate.prepare();
    await gate.publish(draft());
    expect(github.operations()).toHaveLength(5);
  });

  it('that fails is reported when the comment is to be written, not before', async () => {
    const github = await serveGitHub(aState(), failing('list-comments', 403));
    const gate = gateOf(github);
    gate.prepare();
    await expect.poll(() => github.operations().length).toBe(2);
    expect(await gate.publish(draft())).toEqual({ warning: expect.stringContaining('pull-requests: write') });
    expect(github.operations()).toHaveLength(2);
  });
});

describe('a list that is not complete', () => {
  const hello = Array.from({ length: 150 }, () => 'hello');

  it('keeps a comment from being created', async () => {
    const github = await serveGitHub(aState(), { ...failing('list-comments', 404), nth: 2 });
    for (const text of hello) put(github.state, aPersonalToken().identity, text);
    expect(await publish(github)).toEqual({ warning: expect.stringContaining('cannot list the comments') });
    expect(writes(github)).toEqual([]);
  });

  it('does not keep one that was found from being updated', async () => {
    const github = await serveGitHub(aState(), { ...failing('list-comments', 404), nth: 2 });
    own(github.state, { run: '99', says: 'earlier' });
    for (const text of hello) put(github.state, aPersonalToken().identity, text);
    await publish(github);
    expect(writes(github)).toEqual(['update-comment']);
  });

  it('is read for thirty pages at most', async () => {
    const github = await serveGitHub(aState());
    for (let index = 0; index < 3_001; index += 1) put(github.state, aPersonalToken().identity, 'hello');
    expect(await publish(github)).toEqual({ warning: 'there are more than 3000 comments' });
    expect(github.operations().filter((operation) => operation === 'list-comments')).toHaveLength(30);
    expect(writes(github)).toEqual([]);
  });

  it('is read on where a server sends shorter pages than were asked for', async () => {
    const github = await serveGitHub(aState());
    for (const text of hello) put(github.state, aPersonalToken().identity, text);
    own(github.state, { run: '99', says: 'earlier' });
    github.state.before.set('list-comments', (request) => {
      request.query.set('per_page', '30');
      return undefined;
    });
    await publish(github);
    expect(writes(github)).toEqual(['update-comment']);
  });

  it('is never read from the address of a Link header', async () => {
    const elsewhere = await serve(() => ({ status: 200, headers: {}, body: '[]' }));
    onTestFinished(() => elsewhere.close());
    const fault: Fault = { kind: 'headers', headers: { link: `<${elsewhere.origin}/x?page=2>; rel="next"` } };
    const github = await serveGitHub(aState(), { match: { operation: 'list-comments' }, nth: 1, fault });
    await publish(github);
    expect(elsewhere.requests).toEqual([]);
    expect(bodies(github)).toEqual(['fail']);
  });
});

describe('a write that fails', () => {
  it.each<[string, Fault]>([
    ['a reset', { kind: 'reset-mid-body' }],
    ['an answer that is not JSON', { kind: 'replace-body', body: 'ok' }],
  ])('with %s although it was stored is not made again', async (_name, fault) => {
    const github = await serveGitHub(aState(), { match: { operation: 'create-comment' }, nth: 1, fault });
    const { url } = await publish(github);
    expect(url).toContain('#issuecomment-');
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['create-comment']]);
  });

  it('with 502 although it was stored is not made again', async () => {
    const state = aState();
    state.before.set('create-comment', () => {
      own(state);
      return { status: 502, headers: {}, body: '' };
    });
    const github = await serveGitHub(state);
    const { url } = await publish(github);
    expect(url).toContain('#issuecomment-');
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['create-comment']]);
  });

  it('with 502 and was not stored is made again, once', async () => {
    const github = await serveGitHub(aState(), { ...failing('create-comment', 502), nth: 1 });
    await publish(github);
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['create-comment', 'create-comment']]);
  });

  it('is made at most twice', async () => {
    const github = await serveGitHub(aState(), failing('create-comment', 502));
    expect(await publish(github)).toEqual({ warning: expect.stringContaining('GitHub answered 502') });
    expect(writes(github)).toHaveLength(2);
  });

  it('that never ends is cut off', async () => {
    const github = await serveGitHub(aState(), {
      match: { operation: 'create-comment' },
      fault: { kind: 'never-answer' },
    });
    const api = github.apiWith({ attemptTimeoutMs: 1_000 });
    expect(await publish({ ...github, api })).toEqual({ warning: expect.stringContaining('no answer in time') });
    expect(writes(github)).toHaveLength(2);
  });

  it('because the comment was deleted in the meantime becomes one creation', async () => {
    const github = await serveGitHub(aState());
    const gate = gateOf(github);
    own(github.state, { run: '99', says: 'earlier' });
    gate.prepare();
    await expect.poll(() => github.operations().length).toBe(2);
    github.state.repositories[0]!.comments = [];
    await gate.publish(draft());
    expect([bodies(github), writes(github)]).toEqual([['fail'], ['update-comment', 'create-comment']]);
  });

  it.each([401, 403, 404, 410, 423])('with %d is a warning and not made again', async (status) => {
    const github = await serveGitHub(aState(), failing('create-comment', status));
    const { warning } = await publish(github);
    expect(warning).toContain(`GitHub answered ${status}`);
    expect(writes(github)).toHaveLength(1);
  });

  it('because the permission is missing names it', async () => {
    const token = aToken({ permissions: { ...aToken().permissions, pull_requests: 'read' } });
    const github = await serveGitHub(aState(token));
    const { warning } = await publish(github);
    expect(warning).toContain('lacks the permission pull-requests: write');
  });

  it('because the comment is too long is made once more with a shorter one', async () => {
    const github = await serveGitHub(aState(), { ...failing('create-comment', 422), nth: 1 });
    await publish(github, { says: 'x'.repeat(50_000) });
    expect(allBodies(github).map(({ length }) => length)).toEqual([20_000]);
  });

  it('because even the shorter comment is too long is a warning', async () => {
    const github = await serveGitHub(aState(), failing('create-comment', 422));
    expect((await publish(github)).warning).toContain('GitHub answered 422');
    expect(writes(github)).toHaveLength(2);
  });

  it.each([403, 429])('with %d is made again when GitHub asks, if that is soon', async (status) => {
    const rule = { ...failing('create-comment', status, { 'retry-after': '20' }), nth: 1 };
    const github = await serveGitHub(aState(), rule);
    await publish(github);
    expect([bodies(github), github.clock.sleeps]).toEqual([['fail'], [20_000]]);
  });

  it('is not made again where GitHub asks to wait more than half a minute', async () => {
    const github = await serveGitHub(aState(), failing('create-comment', 403, { 'retry-after': '60' }));
    expect((await publish(github)).warning).toContain('a rate limit was reached');
    expect([writes(github).length, github.clock.sleeps]).toEqual([1, []]);
  });

  it('never has more than 60,000 characters', async () => {
    const github = await serveGitHub(aState());
    await publish(github, { says: 'x'.repeat(70_000) });
    expect(allBodies(github).map(({ length }) => length)).toEqual([60_000]);
  });
});
