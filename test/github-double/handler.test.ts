import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../emulator/wire/http.ts';
import {
  aFile,
  aGitHub,
  anAppToken,
  aPersonalToken,
  aPull,
  aRepository,
  aSha,
  aToken,
} from '../../github-double/build.ts';
import { createGitHubHandler } from '../../github-double/handler.ts';
import type { GitHubState, Token } from '../../github-double/state.ts';

type Ask = { token?: Token | undefined; headers?: Record<string, string>; body?: unknown };

function ask(state: GitHubState, method: string, url: string, { token = state.tokens[0], headers, body }: Ask = {}) {
  const { pathname: path, searchParams: query } = new URL(url, 'http://localhost');
  const request: HttpRequest = {
    method,
    path,
    query,
    headers: { host: 'localhost', authorization: `token ${token?.value}`, ...headers },
    body: body === undefined ? '' : JSON.stringify(body),
  };
  const answer = createGitHubHandler(state)(request);
  const isJson = answer.headers['content-type']?.includes('json') === true;
  return { ...answer, json: isJson ? JSON.parse(answer.body) : undefined };
}

function aState(parts: Partial<GitHubState> = {}): GitHubState {
  const files = new Map([
    ['docs/a.md', aFile('hello\n')],
    ['docs/link', { kind: 'symlink' as const, target: 'a.md' }],
    ['big', aFile('x'.repeat(1024 * 1024 + 1))],
  ]);
  const repository = aRepository({ commits: new Map([[aSha('main'), files]]), pulls: new Map([[7, aPull()]]) });
  return aGitHub({ repositories: [repository], ...parts });
}

const REPO = '/repos/octo-org/shop';

describe('tokens of the double', () => {
  it('must be known', () => {
    expect(ask(aState(), 'GET', REPO, { token: aToken({ value: 'other' }) }).status).toBe(401);
    expect(ask(aState(), 'GET', REPO, { headers: { authorization: '' } }).status).toBe(401);
  });

  it('are taken as token or bearer', () => {
    expect(ask(aState(), 'GET', REPO, { headers: { authorization: `Bearer ${aToken().value}` } }).status).toBe(200);
  });

  it.each([
    ['the default token', aToken(), 403, { login: 'github-actions[bot]', databaseId: 41898282 }],
    ['the token of an app', anAppToken(), 403, { login: 'acme-gate[bot]', databaseId: 9001 }],
    ["a person's token", aPersonalToken(), 200, { login: 'mona', databaseId: 42 }],
  ])('are identified by GraphQL, and only those of a person by /user: %s', (_name, token, status, viewer) => {
    const state = aState({ tokens: [token] });
    const body = { query: '{ viewer { login databaseId } }' };
    expect(ask(state, 'POST', '/graphql', { body }).json).toEqual({ data: { viewer } });
    expect(ask(state, 'GET', '/user').status).toBe(status);
  });

  it.each([
    ['POST', `${REPO}/issues/7/comments`, { pull_requests: 'read' }, 403],
    ['POST', `${REPO}/issues/7/comments`, { pull_requests: 'read', issues: 'write' }, 201],
    ['POST', `${REPO}/statuses/${aSha('main')}`, { statuses: 'none' }, 403],
    ['GET', `${REPO}/contents/docs/a.md`, { contents: 'none' }, 404],
    ['GET', `${REPO}/pulls/7`, { pull_requests: 'none' }, 404],
  ])('need a permission for %s %s', (method, url, permissions, status) => {
    const token = aToken({ permissions: { ...aToken().permissions, ...(permissions as object) } });
    const body = { body: 'x', state: 'success' };
    expect(ask(aState({ tokens: [token] }), method, url, { body }).status).toBe(status);
  });
});

describe('files of the double', () => {
  it('have the hash that git gives them', () => {
    const { json } = ask(aState(), 'GET', `${REPO}/contents/docs/a.md?ref=main`);
    expect(json).toMatchObject({ type: 'file', encoding: 'base64', sha: 'ce013625030ba8dba906f756967f9e9ca394464a' });
    expect(Buffer.from(json.content, 'base64').toString()).toBe('hello\n');
  });

  it('are listed by folder, described as links, and left out when they are large', () => {
    const state = aState();
    expect(ask(state, 'GET', `${REPO}/contents/docs`).json).toHaveLength(2);
    expect(ask(state, 'GET', `${REPO}/contents/docs/link`).json).toMatchObject({ type: 'symlink', target: 'a.md' });
    expect(ask(state, 'GET', `${REPO}/contents/big`).json).toMatchObject({ encoding: 'none', content: '' });
    expect(ask(state, 'GET', `${REPO}/contents/none`).status).toBe(404);
    expect(ask(state, 'GET', `${REPO}/contents/docs/a.md?ref=${aSha('gone')}`).status).toBe(404);
  });

  it('are found at a commit that a branch, a full ref or a hash names', () => {
    const state = aState();
    for (const ref of ['main', 'heads%2Fmain', aSha('main'), 'HEAD']) {
      expect(ask(state, 'GET', `${REPO}/commits/${ref}`).json.sha).toBe(aSha('main'));
    }
    expect(ask(state, 'GET', `${REPO}/git/ref/heads/main`).json.object.sha).toBe(aSha('main'));
    expect(ask(state, 'GET', `${REPO}/commits/gone`).status).toBe(422);
    const headers = { accept: 'application/vnd.github.sha' };
    expect(ask(state, 'GET', `${REPO}/commits/main`, { headers }).body).toBe(aSha('main'));
  });
});

describe('commit statuses of the double', () => {
  it('are listed for their commit, of every name, the newest first, and later ones have a later time', () => {
    const state = aState();
    const set = (context: string, sha: string) =>
      ask(state, 'POST', `${REPO}/statuses/${sha}`, { body: { state: 'success', context } });
    state.repositories[0]!.commits.set(aSha('other'), new Map());
    for (const [context, sha] of [
      ['a', 'main'],
      ['b', 'main'],
      ['c', 'other'],
      ['a', 'main'],
    ] as const) {
      expect(set(context, aSha(sha)).status).toBe(201);
    }
    const { json } = ask(state, 'GET', `${REPO}/commits/${aSha('main')}/statuses?per_page=2`);
    const listed: { context: string; id: number; created_at: string }[] = json;
    expect(listed.map(({ context }) => context)).toEqual(['a', 'b']);
    expect(listed[0]!.id).toBeGreaterThan(listed[1]!.id);
    expect(Date.parse(listed[0]!.created_at)).toBeGreaterThan(Date.parse(listed[1]!.created_at));
    expect(ask(state, 'GET', `${REPO}/commits/${aSha('main')}/statuses?per_page=2&page=2`).json).toHaveLength(1);
  });
});

describe('pull requests of the double', () => {
  const fork = { id: 4711, fullName: 'mallory/shop' };
  const pulls = [
    aPull(),
    aPull({ number: 8, head: { ...aPull().head, repository: fork } }),
    aPull({ number: 9, state: 'closed' }),
    aPull({ number: 10, head: { ...aPull().head, ref: 'other' } }),
    aPull({ number: 11, head: { ...aPull().head, repository: undefined } }),
  ];
  const state = aGitHub({ repositories: [aRepository({ pulls: new Map(pulls.map((pull) => [pull.number, pull])) })] });

  it.each([
    ['', [11, 10, 8, 7]],
    ['?state=open&head=octo-org:feature', [7]],
    ['?state=open&head=Mallory:feature', [8]],
    ['?state=all&head=octo-org:feature', [9, 7]],
    ['?state=closed', [9]],
    ['?head=octo-org:gone', []],
    ['?head=feature', [11, 10, 8, 7]],
    ['?per_page=3&page=2', [7]],
  ])('are listed by state and head: %s', (query, numbers) => {
    const { status, json } = ask(state, 'GET', `${REPO}/pulls${query}`);
    expect([status, json.map(({ number }: { number: number }) => number)]).toEqual([200, numbers]);
  });
});

describe('comments of the double', () => {
  const post = (state: GitHubState, body: string) =>
    ask(state, 'POST', `${REPO}/issues/7/comments`, { body: { body } });

  it('are written, changed and deleted by the user of the token', () => {
    const state = aState();
    const { status, json } = post(state, 'one');
    expect([status, json.user.login, json.performed_via_github_app.slug]).toEqual([
      201,
      'github-actions[bot]',
      'github-actions',
    ]);
    const url = `${REPO}/issues/comments/${json.id}`;
    expect(ask(state, 'PATCH', url, { body: { body: 'two' } }).json.body).toBe('two');
    expect(ask(state, 'GET', url).json.body).toBe('two');
    expect(ask(state, 'DELETE', url).status).toBe(204);
    expect(ask(state, 'GET', url).status).toBe(404);
  });

  it('are paged, with absolute addresses', () => {
    const state = aState();
    for (let index = 0; index < 5; index += 1) post(state, `${index}`);
    const { json, headers } = ask(state, 'GET', `${REPO}/issues/7/comments?per_page=2&page=2`);
    expect(json.map(({ body }: { body: string }) => body)).toEqual(['2', '3']);
    expect(headers.link).toContain(`<http://localhost${REPO}/issues/7/comments?per_page=2&page=3>; rel="next"`);
    expect(ask(state, 'GET', `${REPO}/issues/7/comments?per_page=2&page=3`).headers.link).not.toContain('next');
  });

  it('may have 65,536 characters and no more', () => {
    const state = aState();
    expect(post(state, 'x'.repeat(65_536)).status).toBe(201);
    expect(post(state, 'x'.repeat(65_537)).status).toBe(422);
  });
});

describe('the double', () => {
  it('answers an Enterprise Server under its prefix', () => {
    const state = aState({ prefix: '/api/v3' });
    expect(ask(state, 'GET', `/api/v3${REPO}`).status).toBe(200);
    expect(ask(state, 'GET', REPO).status).toBe(404);
    const body = { query: '{ viewer { login databaseId } }' };
    expect(ask(state, 'POST', '/api/graphql', { body }).status).toBe(200);
    expect(ask(state, 'POST', '/graphql', { body }).status).toBe(404);
  });

  it('returns the viewer even where it cannot return the pull request', () => {
    const query = `query ($owner: String!, $name: String!, $number: Int!) {
      viewer { login databaseId }
      repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
    }`;
    const variables = { owner: 'octo-org', name: 'shop', number: 8 };
    const { json } = ask(aState(), 'POST', '/graphql', { body: { query, variables } });
    expect([json.data.viewer.login, json.data.repository, json.errors]).toEqual([
      'github-actions[bot]',
      { pullRequest: null },
      [expect.objectContaining({ type: 'NOT_FOUND' })],
    ]);
  });

  it('runs a hook before an operation, and the hook may answer instead', () => {
    const state = aState();
    state.before.set('read-pull', () => {
      state.repositories[0]!.pulls.get(7)!.head.sha = aSha('moved');
      return undefined;
    });
    expect(ask(state, 'GET', `${REPO}/pulls/7`).json.head.sha).toBe(aSha('moved'));
    state.before.set('read-pull', () => ({ status: 418, headers: {}, body: '' }));
    expect(ask(state, 'GET', `${REPO}/pulls/7`).status).toBe(418);
  });
});
