import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../emulator/wire/http.ts';
import { A_PERSON, aGitLab, aMergeRequest, aToken, PROJECT_BOT } from '../../gitlab-double/build.ts';
import { createGitLabHandler } from '../../gitlab-double/handler.ts';
import { addNote } from '../../gitlab-double/notes.ts';
import { operationOf } from '../../gitlab-double/operation.ts';
import { raceOnListing } from '../../gitlab-double/race.ts';
import type { GitLabState } from '../../gitlab-double/state.ts';

const NOTES = '/api/v4/projects/21/merge_requests/7/notes';

function send(
  state: GitLabState,
  method: string,
  path: string,
  body: object | undefined = undefined,
  token = aToken().value,
) {
  const [pathname = '', query = ''] = path.split('?');
  const request: HttpRequest = {
    method,
    path: pathname,
    query: new URLSearchParams(query),
    headers: { 'private-token': token, host: 'gitlab.example' },
    body: body === undefined ? '' : JSON.stringify(body),
  };
  const answer = createGitLabHandler(state)(request);
  const text = String(answer.body);
  return { ...answer, json: text === '' ? undefined : JSON.parse(text) };
}

const notesOf = (state: GitLabState) => state.projects[0]!.mergeRequests.get(7)!.notes;

describe("the double of GitLab's API", () => {
  it('lists notes a page at a time, newest first unless asked, and says which page is next', () => {
    const state = aGitLab();
    for (let index = 0; index < 45; index += 1) {
      addNote({ state, mergeRequest: state.projects[0]!.mergeRequests.get(7)! }, A_PERSON, `${index}`);
    }
    const first = send(state, 'GET', NOTES);
    expect(first.json.map(({ body }: { body: string }) => body)[0]).toBe('44');
    expect([first.json.length, first.headers['x-next-page']]).toEqual([20, '2']);
    expect(first.headers.link).toContain('rel="next"');
    const last = send(state, 'GET', `${NOTES}?sort=asc&per_page=40&page=2`);
    expect(last.json.map(({ body }: { body: string }) => body)).toEqual(['40', '41', '42', '43', '44']);
    expect([last.headers['x-next-page'], last.headers.link]).toEqual(['', undefined]);
  });

  it('writes as the user of the token, and lets nobody change the note of another', () => {
    const state = aGitLab({ tokens: [aToken(), aToken({ value: 'glpat-mona0123456789', user: A_PERSON })] });
    const created = send(state, 'POST', NOTES, { body: 'hello' });
    expect([created.status, created.json.author.id]).toEqual([201, PROJECT_BOT.id]);
    const path = `${NOTES}/${created.json.id}`;
    expect(send(state, 'PUT', path, { body: 'bye' }, 'glpat-mona0123456789').status).toBe(403);
    expect(send(state, 'DELETE', path, undefined, 'glpat-mona0123456789').status).toBe(403);
    expect(send(state, 'PUT', path, { body: 'bye' }).json.body).toBe('bye');
    expect(send(state, 'DELETE', path).status).toBe(204);
    expect([notesOf(state), send(state, 'PUT', path, { body: 'again' }).status]).toEqual([[], 404]);
  });

  it.each([
    ['an unknown token', {}, 'glpat-unknown0123456789', 401],
    ['the token of a job', { kind: 'job' as const }, aToken().value, 401],
    ['a token that only reads', { scopes: ['read_api' as const] }, aToken().value, 403],
    ['a guest', { role: 'guest' as const }, aToken().value, 403],
    ['a token of elsewhere', { role: 'none' as const }, aToken().value, 404],
  ])('refuses a note by %s', (_name, parts, token, status) => {
    const state = aGitLab({ tokens: [aToken(parts)] });
    expect(send(state, 'POST', NOTES, { body: 'hello' }, token).status).toBe(status);
    expect(notesOf(state)).toEqual([]);
  });

  it('carries out lines that begin with a command, and takes them out of the text', () => {
    const state = aGitLab();
    const { json } = send(state, 'POST', NOTES, { body: 'hello\n/merge\nx /close\n/label ~a\n\r/approve\n' });
    expect([json.body, state.actions]).toEqual(['hello\n\nx /close', ['merge', 'label', 'approve']]);
    expect(send(state, 'POST', NOTES, { body: '/close' })).toMatchObject({ status: 202, json: { summary: ['close'] } });
    expect(notesOf(state)).toHaveLength(1);
  });

  it('refuses a note of more than a million characters', () => {
    const state = aGitLab();
    expect(send(state, 'POST', NOTES, { body: 'x'.repeat(1_000_001) }).status).toBe(400);
    expect(send(state, 'POST', NOTES, { body: 'x'.repeat(1_000_000) }).status).toBe(201);
  });

  it('says who the token acts as, and what the head of a merge request is', () => {
    const state = aGitLab();
    expect(send(state, 'GET', '/api/v4/user').json.id).toBe(PROJECT_BOT.id);
    const { json } = send(state, 'GET', '/api/v4/projects/acme%2Fshop/merge_requests/7');
    expect([json.sha, json.diff_refs.head_sha]).toEqual([aMergeRequest().headSha, aMergeRequest().headSha]);
    expect(send(state, 'GET', '/api/v4/projects/21/merge_requests/8').status).toBe(404);
    expect(send(state, 'GET', '/api/v4/projects/21/pipelines').status).toBe(404);
  });

  it('shows several gates the same list in a race, and the true one afterwards', () => {
    const state = aGitLab();
    raceOnListing(state, 2);
    send(state, 'POST', NOTES, { body: 'first' });
    expect([send(state, 'GET', NOTES), send(state, 'GET', NOTES)].map(({ json }) => json)).toEqual([[], []]);
    expect(send(state, 'GET', NOTES).json).toHaveLength(1);
  });

  it('knows its operations below a relative address, too', () => {
    expect(operationOf('POST', `/gitlab${NOTES}`)).toBe('create-note');
    expect(operationOf('POST', '/api/v4/projects/21/issues/7/notes')).toBeUndefined();
  });
});
