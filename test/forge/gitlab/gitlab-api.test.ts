import { describe, expect, it } from 'vitest';
import { aGitLab } from '../../../gitlab-double/build.ts';
import { type GitLabApi, gitlabPath } from '../../../src/forge/gitlab/gitlab-api.ts';
import { number, object } from '../../../src/json/schema.ts';
import { serveGitLab } from './served-gitlab.ts';

const FAR = 1e15;
const user = { operation: 'ask', method: 'GET', path: '/user', deadline: FAR, read: object({ id: number }) } as const;
const failureOf = async (sending: Promise<unknown>): Promise<Error> => {
  const thrown: unknown = await sending.then(
    () => new Error('it did not fail'),
    (failure: unknown) => failure,
  );
  return thrown as Error;
};
const ask = (api: GitLabApi) => api.send(user);

describe("the client of GitLab's API", () => {
  it('goes through the proxy of the environment, and around it for NO_PROXY', async () => {
    const { apiWith } = await serveGitLab(aGitLab());
    const direct = apiWith({ env: { HTTP_PROXY: 'http://user:secret@127.0.0.1:1', NO_PROXY: '127.0.0.1' } });
    expect((await ask(direct)).data).toEqual({ id: 501 });
    const proxied = apiWith({ env: { HTTP_PROXY: 'http://user:secret@127.0.0.1:1' } });
    expect((await failureOf(ask(proxied))).message).toBe('cannot ask: the connection failed');
  });

  it('says that a proxy setting is broken without quoting it', async () => {
    const { apiWith } = await serveGitLab(aGitLab());
    const { message } = await failureOf(ask(apiWith({ env: { HTTP_PROXY: '//se:cret@' } })));
    expect(message).toBe('cannot ask: the GitLab client did not start; check the proxy settings of the runner');
  });

  it.each([
    ['is no JSON', 'ok'],
    ['lacks a member', '{"name": "mona"}'],
    ['is a page for people', '<html>sign in</html>'],
  ])('refuses an answer that %s', async (_name, body) => {
    const { api } = await serveGitLab(aGitLab(), {
      match: { operation: 'read-user' },
      fault: { kind: 'replace-body', body },
    });
    expect((await failureOf(ask(api))).message).toContain('not what its documentation says');
  });

  it('keeps each part of a path in its segment', () => {
    expect(gitlabPath`/projects/${'a/../b'}/notes/${7}`).toBe('/projects/a%2F..%2Fb/notes/7');
    expect(() => gitlabPath`/projects/${'..'}/notes`).toThrow('dotted');
  });
});
