import { describe, expect, it } from 'vitest';
import { aGitLab } from '../../../gitlab-double/build.ts';
import type { GitLabApi } from '../../../src/forge/gitlab/gitlab-api.ts';
import { number, object } from '../../../src/json/schema.ts';
import { serveGitLab } from './served-gitlab.ts';

const FAR = 1e15;
const user = { operation: 'ask', method: 'GET', path: '/user', deadline: FAR, read: object({ id: number }) } as const;
const ask = (api: GitLabApi) => api.send(user);

describe("the client of GitLab's API", () => {
  it('goes around the proxy of the environment for NO_PROXY, and does not send it the token', async () => {
    const { apiWith } = await serveGitLab(aGitLab());
    const direct = apiWith({ env: { HTTP_PROXY: 'http://user:secret@127.0.0.1:1', NO_PROXY: '127.0.0.1' } });
    expect((await ask(direct)).data).toEqual({ id: 501 });
    const proxied = () => apiWith({ env: { HTTP_PROXY: 'http://user:secret@127.0.0.1:1' } });
    expect(proxied).toThrow('CI_API_V4_URL is plain http, and HTTP_PROXY names a proxy');
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
    await expect(ask(api)).rejects.toThrow('not what its documentation says');
  });
});
