import { describe, expect, it } from 'vitest';
import { aGitLab, aToken } from '../../../gitlab-double/build.ts';
import { createMergeRequestNotes } from '../../../src/forge/gitlab/gitlab-api.ts';
import { writeOneComment } from '../../../src/forge/one-comment.ts';
import { draft, onGitLab } from '../a-scene.ts';
import { type ServedGitLab, serveGitLab } from './served-gitlab.ts';

/* ../one-comment.thorough.test.ts tests the rules that GitHub shares. */

function publish({ api, clock }: Pick<ServedGitLab, 'api' | 'clock'>) {
  const place = createMergeRequestNotes({ api, project: '21', mergeRequest: 7, key: '' });
  return writeOneComment({ place, clock, signal: undefined }, draft());
}

describe('the note', () => {
  it('is created if there is none, in four requests, with the address of the note', async () => {
    const scene = await onGitLab();
    expect(await scene.publish()).toEqual({
      url: expect.stringMatching(/^https:\/\/gitlab\.example\.com\/acme\/shop\/-\/merge_requests\/7#note_\d+$/),
    });
    expect(scene.texts()).toEqual(['fail']);
    expect(scene.operations().toSorted()).toEqual(['create-note', 'list-notes', 'read-merge-request', 'read-user']);
  });

  it('is left as it is although GitLab trims the end of its text', async () => {
    const scene = await onGitLab();
    await scene.publish({ run: 99, says: 'fail\n\n' });
    await scene.publish({ says: 'fail\n\n' });
    expect(scene.writes()).toEqual(['create']);
  });

  it('is one also if GitLab answers a deletion with the note, as its OpenAPI description says', async () => {
    const { gitlab, mergeRequest, ...scene } = await onGitLab();
    const { id } = scene.own({ run: 98, says: 'one' });
    scene.own({ run: 99, says: 'other' });
    gitlab.state.before.set('delete-note', () => {
      mergeRequest.notes.shift();
      return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id }) };
    });
    expect((await scene.publish()).warning).toBeUndefined();
    expect([scene.texts(), scene.writes()]).toEqual([['fail'], ['update', 'delete']]);
  });
});

describe('another head', () => {
  it('is read from the diff if GitLab does not have it otherwise', async () => {
    const rewrite = (body: object) => ({ ...body, sha: null });
    const scene = await onGitLab([{ at: 'read-merge-request', fault: { kind: 'rewrite-json', rewrite } }]);
    await scene.publish();
    expect(scene.texts()).toEqual(['fail']);
  });

  it('that GitLab does not name prevents a write of the note', async () => {
    const rewrite = (body: object) => ({ ...body, sha: null, diff_refs: null });
    const scene = await onGitLab([{ at: 'read-merge-request', fault: { kind: 'rewrite-json', rewrite } }]);
    expect(await scene.publish()).toEqual({ warning: expect.stringContaining('does not say what its head is') });
    expect(scene.writes()).toEqual([]);
  });
});

it.each([
  ['that is unknown', { value: 'glpat-another0123456789' }, /cannot ask who .*answered 401: .* is not valid/],
  ['of the job', { kind: 'job' as const }, /answered 401/],
  ['that may only read', { scopes: ['read_api' as const] }, /cannot create the note .*403: .*the scope api/],
  ['of a guest', { role: 'guest' as const }, /403: .*at least the role Reporter/],
  ['of another project', { role: 'none' as const }, /404: .*may not see it.*at least the role Reporter/],
])('a token that may not write (%s) is a warning that names the missing right', async (_name, parts, message) => {
  const gitlab = await serveGitLab(aGitLab({ tokens: [aToken(parts)] }));
  const api = gitlab.apiWith({ token: aToken().value });
  const { warning } = await publish({ ...gitlab, api });
  expect(warning).toMatch(message);
  expect(warning).not.toContain('glpat-');
  expect(gitlab.state.projects[0]!.mergeRequests.get(7)!.notes).toEqual([]);
});

it.each([
  ['by link if a server sends shorter pages than requested', {}, '40'],
  ['after a full page if a proxy removes the link to the next one', { link: '' }, '100'],
])('a list of more than one page is read on %s', async (_how, headers, perPage) => {
  const scene = await onGitLab([{ at: 'list', fault: { kind: 'headers', headers } }]);
  for (let index = 0; index < 150; index += 1) scene.put('a person', 'hello');
  scene.own({ run: 99, says: 'earlier' });
  scene.before('list', ({ query }) => query.set('per_page', perPage));
  await scene.publish();
  expect(scene.writes()).toEqual(['update']);
});

describe('the requests', () => {
  it('carry the token in its header and nowhere else', async () => {
    const { gitlab, publish } = await onGitLab();
    await publish();
    for (const { headers, path, body } of gitlab.server.requests) {
      expect([headers['private-token'], headers.authorization]).toEqual([aToken().value, undefined]);
      expect(`${path}${body}`).not.toContain(aToken().value);
    }
  });

  it('go below the path of a server with a relative address', async () => {
    const gitlab = await serveGitLab(aGitLab({ prefix: '/gitlab/api/v4' }));
    expect((await publish(gitlab)).url).toContain('#note_');
  });
});
