import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Fault, FaultRule } from '../../../emulator/faults/faults.ts';
import { serve } from '../../../emulator/serve.ts';
import { A_PERSON, aGitLab, aSha, aToken, PROJECT_BOT } from '../../../gitlab-double/build.ts';
import { addNote } from '../../../gitlab-double/notes.ts';
import type { Operation } from '../../../gitlab-double/operation.ts';
import { raceOnListing } from '../../../gitlab-double/race.ts';
import type { GitLabState, Note, User } from '../../../gitlab-double/state.ts';
import { createMergeRequestNotes } from '../../../src/forge/gitlab/merge-request-notes.ts';
import type { CommentDraft } from '../../../src/forge/one-comment.ts';
import { parseMarker, sealComment } from '../../../src/report/json/marker.ts';
import { type ServedGitLab, serveGitLab } from './served-gitlab.ts';

const HEAD = aSha('head');

type Gate = { key?: string; run?: string; attempt?: number; head?: string; says?: string; mayCreate?: boolean };

/** The note that a gate would write. */
function draft({
  key = '',
  run = '100',
  attempt = 7_000_000_001,
  head = HEAD,
  says = 'fail',
  mayCreate = true,
}: Gate = {}): CommentDraft & { readonly body: string } {
  const digest = createHash('sha256').update(says).digest('hex').slice(0, 16);
  const marker = { key, pullRequest: 7, head, runId: run, attempt, digest };
  const render = (maxLength: number): string => sealComment(marker, (line) => `${line}\n${says}`.slice(0, maxLength));
  return { marker, says: says === 'pass' ? 'pass' : 'fail', mayCreate, render, body: render(60_000) };
}

function gateOf({ api, clock }: Pick<ServedGitLab, 'api' | 'clock'>, { key = '' }: Gate = {}) {
  return createMergeRequestNotes({ api, clock, project: '21', mergeRequest: 7, key, parseMarker });
}

function publish(gitlab: ServedGitLab, gate: Gate = {}) {
  return gateOf(gitlab, gate).publish(draft(gate));
}

const mergeRequest = (state: GitLabState) => state.projects[0]!.mergeRequests.get(7)!;
const put = (state: GitLabState, author: User, body: string, isSystem = false): Note =>
  addNote({ state, mergeRequest: mergeRequest(state) }, author, body, isSystem);
const own = (state: GitLabState, gate: Gate = {}) => put(state, PROJECT_BOT, draft(gate).body);
const bodies = ({ state }: ServedGitLab) =>
  mergeRequest(state).notes.map(({ body }) => body.split('\n').slice(1).join('\n'));
const failing = (operation: Operation, status: number, headers = {}): FaultRule => ({
  match: { operation },
  fault: { kind: 'status', status, headers },
});
const WRITES = ['create-note', 'update-note', 'delete-note'];
const writes = (gitlab: ServedGitLab) => gitlab.operations().filter((operation) => WRITES.includes(operation ?? ''));

describe('the note', () => {
  it('is created where there is none, in four requests, with the address of the note', async () => {
    const gitlab = await serveGitLab(aGitLab());
    expect(await publish(gitlab)).toEqual({
      url: expect.stringMatching(/^https:\/\/gitlab\.example\.com\/acme\/shop\/-\/merge_requests\/7#note_\d+$/),
    });
    expect(bodies(gitlab)).toEqual(['fail']);
    expect([...gitlab.operations()].sort()).toEqual(['create-note', 'list-notes', 'read-merge-request', 'read-user']);
  });

  it('is left as it is when it says the same, whatever run wrote it', async () => {
    const gitlab = await serveGitLab(aGitLab());
    own(gitlab.state, { run: '99' });
    expect((await publish(gitlab)).url).toContain('#note_');
    expect(writes(gitlab)).toEqual([]);
  });

  it("is kept up to date behind a stranger's longest ones (N4)", async () => {
    const gitlab = await serveGitLab(aGitLab());
    for (let number = 0; number < 40; number += 1) put(gitlab.state, A_PERSON, '\u0001'.repeat(100_000));
    own(gitlab.state, { run: '99' });
    expect((await publish(gitlab, { run: '100', says: 'pass' })).url).toContain('#note_');
    expect(writes(gitlab)).toEqual(['update-note']);
    expect(bodies(gitlab).at(-1)).toBe('pass');
  });

  it('is left as it is although GitLab trims the end of what it is sent', async () => {
    const gitlab = await serveGitLab(aGitLab());
    await publish(gitlab, { run: '99', says: 'fail\n\n' });
    await publish(gitlab, { says: 'fail\n\n' });
    expect(writes(gitlab)).toEqual(['create-note']);
  });

  it('is written anew when somebody changed its text', async () => {
    const gitlab = await serveGitLab(aGitLab());
    const note = own(gitlab.state, { run: '99' });
    note.body = note.body.replace('fail', 'pass');
    await publish(gitlab);
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['fail'], ['update-note']]);
  });

  it('turns green where it was red, even if none would be created for a pass', async () => {
    const gitlab = await serveGitLab(aGitLab());
    own(gitlab.state, { run: '99', says: 'fail' });
    await publish(gitlab, { says: 'pass', mayCreate: false });
    expect(bodies(gitlab)).toEqual(['pass']);
  });

  it('is not created for a pass', async () => {
    const gitlab = await serveGitLab(aGitLab());
    expect(await publish(gitlab, { says: 'pass', mayCreate: false })).toEqual({});
    expect(writes(gitlab)).toEqual([]);
  });

  it('of another key is another note', async () => {
    const gitlab = await serveGitLab(aGitLab());
    await publish(gitlab, { key: 'app', says: 'app' });
    await publish(gitlab, { key: 'api', says: 'api' });
    await publish(gitlab, { key: 'app', run: '101', says: 'app again' });
    expect(bodies(gitlab)).toEqual(['app again', 'api']);
  });

  it.each([250, 300])('is found behind %d others', async (count) => {
    const gitlab = await serveGitLab(aGitLab());
    for (let index = 0; index < count; index += 1) put(gitlab.state, A_PERSON, 'hello', index % 2 === 0);
    own(gitlab.state, { run: '99', says: 'earlier' });
    await publish(gitlab);
    expect([writes(gitlab), bodies(gitlab).at(-1)]).toEqual([['update-note'], 'fail']);
  });

  it('of somebody else with our marker is never touched', async () => {
    const gitlab = await serveGitLab(aGitLab());
    const forged = draft({ run: '999999', says: 'all is well' }).body;
    put(gitlab.state, A_PERSON, forged);
    await publish(gitlab, { run: '1', says: 'first' });
    put(gitlab.state, A_PERSON, forged);
    await publish(gitlab, { run: '2', says: 'second' });
    expect(bodies(gitlab)).toEqual(['all is well', 'second', 'all is well']);
  });

  it('of another merge request is not ours', async () => {
    const gitlab = await serveGitLab(aGitLab());
    put(gitlab.state, PROJECT_BOT, draft().body.replace('pr=7', 'pr=8'));
    await publish(gitlab);
    expect(writes(gitlab)).toEqual(['create-note']);
  });
});

describe('two notes of ours', () => {
  it('become one: that of the newest run is updated, the other deleted', async () => {
    const gitlab = await serveGitLab(aGitLab());
    own(gitlab.state, { run: '98', says: 'one' });
    const newest = own(gitlab.state, { run: '99', says: 'other' });
    const { url } = await publish(gitlab);
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['fail'], ['update-note', 'delete-note']]);
    expect(url).toContain(`#note_${newest.id}`);
  });

  it('become one also where GitLab answers a deletion with the note, as its OpenAPI description says', async () => {
    const gitlab = await serveGitLab(aGitLab());
    const { id } = own(gitlab.state, { run: '98', says: 'one' });
    own(gitlab.state, { run: '99', says: 'other' });
    gitlab.state.before.set('delete-note', () => {
      mergeRequest(gitlab.state).notes.shift();
      return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id }) };
    });
    expect((await publish(gitlab)).warning).toBeUndefined();
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['fail'], ['update-note', 'delete-note']]);
  });

  it('that a race has left become one in the next run, with what that run says', async () => {
    const gitlab = await serveGitLab(aGitLab());
    raceOnListing(gitlab.state, 2);
    await Promise.all([publish(gitlab, { run: '1', says: 'run 1' }), publish(gitlab, { run: '2', says: 'run 2' })]);
    expect(bodies(gitlab).sort()).toEqual(['run 1', 'run 2']);
    await publish(gitlab, { run: '3', says: 'run 3' });
    expect(bodies(gitlab)).toEqual(['run 3']);
  });
});

describe('an older run', () => {
  it.each([
    ['of an older pipeline', { run: '101' }],
    ['of a job that was started again since', { run: '100', attempt: 7_000_000_002 }],
  ])('%s does not overwrite the newer one', async (_name, newer) => {
    const gitlab = await serveGitLab(aGitLab());
    own(gitlab.state, { ...newer, says: 'newer' });
    expect(await publish(gitlab)).toMatchObject({ notice: 'a newer run has written it' });
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['newer'], []]);
  });
});

describe('another head', () => {
  it('keeps the note from being written', async () => {
    const gitlab = await serveGitLab(aGitLab());
    own(gitlab.state, { run: '99', says: 'earlier' });
    mergeRequest(gitlab.state).headSha = aSha('pushed');
    expect(await publish(gitlab)).toEqual({ notice: 'the merge request has moved on to another commit' });
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['earlier'], []]);
  });

  it('is read from the diff where GitLab does not say it otherwise', async () => {
    const rewrite = (body: object) => ({ ...body, sha: null });
    const gitlab = await serveGitLab(aGitLab(), {
      match: { operation: 'read-merge-request' },
      fault: { kind: 'rewrite-json', rewrite },
    });
    await publish(gitlab);
    expect(bodies(gitlab)).toEqual(['fail']);
  });

  it('that GitLab does not say keeps the note from being written', async () => {
    const rewrite = (body: object) => ({ ...body, sha: null, diff_refs: null });
    const gitlab = await serveGitLab(aGitLab(), {
      match: { operation: 'read-merge-request' },
      fault: { kind: 'rewrite-json', rewrite },
    });
    expect(await publish(gitlab)).toEqual({ warning: expect.stringContaining('does not say what its head is') });
    expect(writes(gitlab)).toEqual([]);
  });
});

describe('a token that may not write', () => {
  it.each([
    ['that is unknown', { value: 'glpat-another0123456789' }, /cannot ask who .*answered 401: .* is not valid/],
    ['of the job', { kind: 'job' as const }, /answered 401/],
    ['that may only read', { scopes: ['read_api' as const] }, /cannot create the note .*403: .*the scope api/],
    ['of a guest', { role: 'guest' as const }, /403: .*at least the role Reporter/],
    ['of another project', { role: 'none' as const }, /404: .*may not see it.*at least the role Reporter/],
  ])('(%s) is a warning that says what is missing', async (_name, parts, message) => {
    const state = aGitLab({ tokens: [aToken(parts)] });
    const gitlab = await serveGitLab(state);
    const api = gitlab.apiWith({ token: aToken().value });
    const { warning } = await gateOf({ ...gitlab, api }).publish(draft());
    expect(warning).toMatch(message);
    expect(warning).not.toContain('glpat-');
    expect(mergeRequest(state).notes).toEqual([]);
  });
});

describe('a list that is not complete', () => {
  it('keeps a note from being created, and does not keep one that was found from being updated', async () => {
    const gitlab = await serveGitLab(
      aGitLab(),
      { ...failing('list-notes', 404), nth: 2 },
      { ...failing('list-notes', 404), nth: 4 },
    );
    for (let index = 0; index < 150; index += 1) put(gitlab.state, A_PERSON, 'hello');
    expect(await publish(gitlab)).toEqual({ warning: expect.stringContaining('cannot list the notes') });
    mergeRequest(gitlab.state).notes.unshift({ ...own(gitlab.state, { run: '99', says: 'earlier' }), id: 1 });
    mergeRequest(gitlab.state).notes.pop();
    await publish(gitlab);
    expect(writes(gitlab)).toEqual(['update-note']);
  });

  it('is read for thirty pages at most', async () => {
    const gitlab = await serveGitLab(aGitLab());
    for (let index = 0; index < 3_001; index += 1) put(gitlab.state, A_PERSON, 'hello');
    expect(await publish(gitlab)).toEqual({ warning: 'there are more than 3000 notes' });
    expect(writes(gitlab)).toEqual([]);
  });

  it.each([['x-next-page'], ['link']])(
    'is read on by %s where a server sends shorter pages than were asked for',
    async (kept) => {
      const state = aGitLab();
      const gitlab = await serveGitLab(state, {
        match: { operation: 'list-notes' },
        fault: { kind: 'headers', headers: kept === 'link' ? { 'x-next-page': '' } : { link: '' } },
      });
      for (let index = 0; index < 150; index += 1) put(state, A_PERSON, 'hello');
      own(state, { run: '99', says: 'earlier' });
      state.before.set('list-notes', (request) => {
        request.query.set('per_page', '40');
        return undefined;
      });
      await publish(gitlab);
      expect(writes(gitlab)).toEqual(['update-note']);
    },
  );

  it('is read on after a full page where a proxy takes away what GitLab says of the next one', async () => {
    const gitlab = await serveGitLab(aGitLab(), {
      match: { operation: 'list-notes' },
      fault: { kind: 'headers', headers: { 'x-next-page': '', link: '' } },
    });
    for (let index = 0; index < 150; index += 1) put(gitlab.state, A_PERSON, 'hello');
    own(gitlab.state, { run: '99', says: 'earlier' });
    await publish(gitlab);
    expect(writes(gitlab)).toEqual(['update-note']);
  });

  it('is never read from the address of a Link header', async () => {
    const elsewhere = await serve(() => ({ status: 200, headers: {}, body: '[]' }));
    onTestFinished(() => elsewhere.close());
    const fault: Fault = { kind: 'headers', headers: { link: `<${elsewhere.origin}/x?page=2>; rel="next"` } };
    const gitlab = await serveGitLab(aGitLab(), { match: { operation: 'list-notes' }, nth: 1, fault });
    await publish(gitlab);
    expect(elsewhere.requests).toEqual([]);
    expect(bodies(gitlab)).toEqual(['fail']);
  });
});

describe('a write that fails', () => {
  it('without an answer although it was stored is not made again', async () => {
    const fault: Fault = { kind: 'reset-mid-body' };
    const gitlab = await serveGitLab(aGitLab(), { match: { operation: 'create-note' }, nth: 1, fault });
    expect((await publish(gitlab)).url).toContain('#note_');
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['fail'], ['create-note']]);
  });

  it('with 502 and was not stored is made again, once', async () => {
    const gitlab = await serveGitLab(aGitLab(), { ...failing('create-note', 502), nth: 1 });
    await publish(gitlab);
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['fail'], ['create-note', 'create-note']]);
  });

  it('with 429 is made again when GitLab asks, if that is soon', async () => {
    const gitlab = await serveGitLab(aGitLab(), { ...failing('create-note', 429, { 'retry-after': '20' }), nth: 1 });
    await publish(gitlab);
    expect([bodies(gitlab), gitlab.clock.sleeps]).toEqual([['fail'], [20_000]]);
  });

  it('because the note was deleted in the meantime becomes one creation', async () => {
    const gitlab = await serveGitLab(aGitLab());
    own(gitlab.state, { run: '99', says: 'earlier' });
    gitlab.state.before.set('update-note', () => {
      mergeRequest(gitlab.state).notes = [];
      return undefined;
    });
    await publish(gitlab);
    expect([bodies(gitlab), writes(gitlab)]).toEqual([['fail'], ['update-note', 'create-note']]);
  });

  it('because the note is too long is made once more with a shorter one', async () => {
    const gitlab = await serveGitLab(aGitLab(), { ...failing('create-note', 400), nth: 1 });
    await publish(gitlab, { says: 'x'.repeat(50_000) });
    expect(mergeRequest(gitlab.state).notes.map(({ body }) => body.length)).toEqual([20_000]);
  });

  it('with a redirect is a warning, and nothing is sent to where it leads', async () => {
    const elsewhere = await serve(() => ({ status: 201, headers: {}, body: '{"id": 1}' }));
    onTestFinished(() => elsewhere.close());
    const gitlab = await serveGitLab(aGitLab(), failing('create-note', 307, { location: elsewhere.origin }));
    expect((await publish(gitlab)).warning).toContain('redirects are not followed');
    expect(elsewhere.requests).toEqual([]);
  });

  it('never has more than 60,000 characters', async () => {
    const gitlab = await serveGitLab(aGitLab());
    await publish(gitlab, { says: 'x'.repeat(70_000) });
    expect(mergeRequest(gitlab.state).notes.map(({ body }) => body.length)).toEqual([60_000]);
  });
});

describe('the requests', () => {
  it('carry the token in its header and nowhere else', async () => {
    const gitlab = await serveGitLab(aGitLab());
    await publish(gitlab);
    for (const { headers, path, body } of gitlab.server.requests) {
      expect(headers['private-token']).toBe(aToken().value);
      expect(headers.authorization).toBeUndefined();
      expect(`${path}${body}`).not.toContain(aToken().value);
    }
  });

  it('of reads are made again where GitLab is failing, those of writes are not', async () => {
    const gitlab = await serveGitLab(aGitLab(), { ...failing('read-user', 503), nth: 1 });
    await publish(gitlab);
    expect(gitlab.operations().filter((operation) => operation === 'read-user')).toHaveLength(2);
    expect(bodies(gitlab)).toEqual(['fail']);
  });

  it('go below the path of a server with a relative address', async () => {
    const gitlab = await serveGitLab(aGitLab({ prefix: '/gitlab/api/v4' }));
    await publish(gitlab);
    expect(bodies(gitlab)).toEqual(['fail']);
  });

  it('that are never answered are cut off', async () => {
    const gitlab = await serveGitLab(aGitLab(), {
      match: { operation: 'create-note' },
      fault: { kind: 'never-answer' },
    });
    const api = gitlab.apiWith({ attemptTimeoutMs: 1_000 });
    expect((await gateOf({ ...gitlab, api }).publish(draft())).warning).toContain('no answer in time');
  });
});
