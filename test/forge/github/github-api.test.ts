import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { unknown } from 'zod/mini';
import type { Fault } from '../../../emulator/faults/faults.ts';
import { serve } from '../../../emulator/serve.ts';
import { aGitHub, aToken } from '../../../github-double/build.ts';
import { GateFailure } from '../../../src/domain/failure.ts';
import { apiPath, createGitHubApi, type GitHubRequest } from '../../../src/forge/github/github-api.ts';
import { object, text } from '../../../src/json/schema.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { serveGitHub } from './served-github.ts';

const TOKEN = aToken().value;
const readRepository = object({ default_branch: text });

function reading(changes: Partial<GitHubRequest<unknown>> = {}): GitHubRequest<unknown> {
  return {
    operation: 'read the repository',
    permission: 'metadata: read',
    method: 'GET',
    path: apiPath`/repos/${'octo-org'}/${'shop'}`,
    deadline: 60_000,
    read: readRepository,
    ...changes,
  };
}

async function failureOf(promise: Promise<unknown>): Promise<GateFailure> {
  return promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (failure: GateFailure) => failure,
  );
}

describe('the client of GitHub', () => {
  it('is loaded ahead without a request', async () => {
    const { api, server } = await serveGitHub(aGitHub());
    api.loadAhead();
    expect((await api.send(reading())).data).toEqual({ default_branch: 'main' });
    expect(server.requests).toHaveLength(1);
  });

  it('reads with the token in one header only', async () => {
    const { api, server } = await serveGitHub(aGitHub());
    expect((await api.send(reading())).data).toEqual({ default_branch: 'main' });
    expect(server.requests[0]?.headers.authorization).toBe(`token ${TOKEN}`);
    expect(JSON.stringify(server.requests).split(TOKEN)).toHaveLength(2);
  });

  it('keeps the path of an Enterprise Server and finds GraphQL next to it', async () => {
    const { api, server } = await serveGitHub(aGitHub({ prefix: '/api/v3' }));
    await api.send(reading());
    const body = { query: '{ viewer { login databaseId } }' };
    await api.send(reading({ method: 'POST', path: 'graphql', body, read: unknown() }));
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/v3/repos/octo-org/shop', '/api/graphql']);
  });

  it.each<[string, Fault]>([
    ['a failing server', { kind: 'status', status: 502 }],
    ['a reset', { kind: 'reset-before-headers' }],
    ['a reset in the middle of a body', { kind: 'reset-mid-body' }],
    ['no answer in time', { kind: 'never-answer' }],
    ['a body that stalls', { kind: 'stall-after-headers' }],
    ['a limit that is soon over', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }],
  ])('reads a second time after %s', async (_name, fault) => {
    const { apiWith, operations } = await serveGitHub(aGitHub(), { nth: 1, fault });
    const { data } = await apiWith({ attemptTimeoutMs: 1_000 }).send(reading());
    expect(data).toEqual({ default_branch: 'main' });
    expect(operations()).toHaveLength(2);
  });

  it('does not try again when the pause would outlast its time', async () => {
    const { api, clock, operations } = await serveGitHub(aGitHub(), { fault: { kind: 'status', status: 503 } });
    const { message } = await failureOf(api.send(reading({ deadline: clock.now() + 400 })));
    expect([message, operations().length]).toEqual([expect.stringContaining('answered 503'), 1]);
  });

  it('waits for the end of a limit where that leaves time, and not for a later one', async () => {
    const headers = { 'retry-after': '20' };
    const { api, clock, operations } = await serveGitHub(aGitHub(), {
      fault: { kind: 'status', status: 429, headers },
    });
    await failureOf(api.send(reading({ deadline: clock.now() + 19_000 })));
    expect([clock.sleeps, operations().length]).toEqual([[], 1]);
    await failureOf(api.send(reading({ deadline: clock.now() + 21_000 })));
    expect([clock.sleeps, operations().length]).toEqual([[20_000], 3]);
  });

  it.each([429, 502])('sends a write again after %d only where it may take effect twice', async (status) => {
    const fault = { kind: 'status', status, headers: { 'retry-after': '1' } } as const;
    const { api, operations } = await serveGitHub(aGitHub(), { fault });
    await failureOf(api.send(reading({ method: 'POST', body: {} })));
    expect(operations()).toHaveLength(1);
    await failureOf(api.send(reading({ method: 'POST', body: {}, mayRepeat: true })));
    expect(operations()).toHaveLength(3);
  });

  it('tells a conversation that is locked from a permission that is missing', async () => {
    const body = JSON.stringify({ message: 'Unable to create comment because issue is locked.' });
    const { api } = await serveGitHub(aGitHub(), { fault: { kind: 'status', status: 403, body } });
    expect((await failureOf(api.send(reading()))).message).toMatch(/answered 403: it is locked$/);
  });

  it('refuses an address of another origin before anything is sent', async () => {
    const elsewhere = await serve(() => ({ status: 200, headers: {}, body: '{}' }));
    onTestFinished(() => elsewhere.close());
    const { api } = await serveGitHub(aGitHub());
    const { message } = await failureOf(api.send(reading({ path: `${elsewhere.origin}/repos/a/b` })));
    expect(message).toContain('outside of');
    expect(elsewhere.requests).toEqual([]);
  });

  it.each(['gzip', 'br'] as const)('reads an answer that is packed with %s', async (coding) => {
    const { api } = await serveGitHub(aGitHub(), { fault: { kind: 'encode', codings: [coding] } });
    expect((await api.send(reading())).data).toEqual({ default_branch: 'main' });
  });

  it('refuses an answer that unpacks to more than it may be', async () => {
    const fault = { kind: 'bomb', coding: 'gzip', decodedBytes: 40 * 1024 * 1024 } as const;
    const { api } = await serveGitHub(aGitHub(), { fault });
    expect((await failureOf(api.send(reading()))).message).toContain('too large');
  });

  it('refuses an answer that never ends', async () => {
    const { api } = await serveGitHub(aGitHub(), { fault: { kind: 'huge-body', bytes: 40 * 1024 * 1024 } });
    expect((await failureOf(api.send(reading()))).message).toContain('too large');
  });

  it('repeats nothing of what GitHub says in an error: it may echo the token', async () => {
    const body = JSON.stringify({ message: `Bad credentials: ${TOKEN}` });
    const headers = { 'content-type': 'application/json', 'x-echo': TOKEN };
    const fault = { kind: 'status', status: 403, reason: TOKEN, headers, body } as const;
    const { api } = await serveGitHub(aGitHub(), { fault });
    const failure = await failureOf(api.send(reading()));
    expect(failure.cause).toBeUndefined();
    expect(`${failure.message}${failure.stack}${JSON.stringify(failure)}`).not.toContain(TOKEN);
  });

  it('prints nothing that GitHub says, a deprecation neither', async () => {
    const headers = { deprecation: 'true', sunset: '##[error]gone', 'content-type': 'application/json' };
    const fault = { kind: 'replace-body', body: '{"default_branch":"main"}', headers } as const;
    const { api } = await serveGitHub(aGitHub(), { fault });
    const printed = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await api.send(reading())).data).toEqual({ default_branch: 'main' });
    expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('sends nothing once its time is over', async () => {
    const { api, clock, operations } = await serveGitHub(aGitHub());
    const { message } = await failureOf(api.send(reading({ deadline: clock.now() })));
    expect([message, operations()]).toEqual(['cannot read the repository: no time is left', []]);
  });

  it('ends at once when the run is cancelled', async () => {
    const { apiWith, server } = await serveGitHub(aGitHub(), { fault: { kind: 'never-answer' } });
    const stop = new AbortController();
    const sending = failureOf(apiWith({ signal: stop.signal }).send(reading({ method: 'POST' })));
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
    expect(await sending).toMatchObject({ reason: 'cancelled', message: 'the run was stopped from outside' });
  });

  it('goes around the proxy of the environment for NO_PROXY, and shows no token to it (N12)', async () => {
    const { env, apiWith } = await serveGitHub(aGitHub());
    const direct = apiWith({ env: { ...env, HTTP_PROXY: 'http://user:secret@127.0.0.1:1', NO_PROXY: '127.0.0.1' } });
    expect((await direct.send(reading())).data).toEqual({ default_branch: 'main' });
    const message = expect.stringContaining('would read the token');
    const refusal = expect.objectContaining({ reason: 'config', message });
    expect(() => apiWith({ env: { ...env, HTTP_PROXY: 'http://user:secret@127.0.0.1:1' } })).toThrow(refusal);
  });

  it('says that a proxy setting is broken without quoting it', async () => {
    const { env, apiWith } = await serveGitHub(aGitHub());
    const { reason, message } = await failureOf(
      apiWith({ env: { ...env, GITHUB_API_URL: 'https://127.0.0.1:1', HTTPS_PROXY: '//se:cret@' } }).send(reading()),
    );
    expect([reason, message]).toEqual(['github', expect.stringContaining('check the proxy settings')]);
    expect(message).not.toContain('cret');
  });

  it.each(['http://github.example', 'http://127.0.0.1.evil.example/api/v3', 'HTTP://10.0.0.1'])(
    'sends no token in the clear to %s (N12)',
    (address) => {
      const options = { token: TOKEN, clock: new FakeClock(), random: () => 0, env: { GITHUB_API_URL: address } };
      expect(() => createGitHubApi(options)).toThrow(expect.objectContaining({ reason: 'config' }));
    },
  );

  it.each(['nonsense', 'ftp://host', 'http://user:word@host'])('refuses the API address %s', (address) => {
    const options = { token: TOKEN, clock: new FakeClock(), random: () => 0 };
    expect(() => createGitHubApi({ ...options, env: { GITHUB_API_URL: address } })).toThrow('GITHUB_API_URL');
  });
});

describe('a path of the API', () => {
  it('keeps each filled-in part inside its segment', () => {
    expect(apiPath`/repos/${'a/b'}/x?${'{y}#?'}`).toBe('/repos/a%2Fb/x?%7By%7D%23%3F');
  });

  it.each(['', '.', '..'])('refuses the segment %j', (segment) => {
    expect(() => apiPath`/repos/${segment}`).toThrow('dotted');
  });
});
