import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import type { Fault } from '../../../emulator/faults/faults.ts';
import { aGitHub, aToken } from '../../../github-double/build.ts';
import { GateFailure } from '../../../src/domain/failure.ts';
import { retryAfterMsOf } from '../../../src/forge/forge-failure.ts';
import type { GitHubRequest } from '../../../src/forge/github/github-api.ts';
import { apiPath } from '../../../src/http/path-part.ts';
import { object, text } from '../../../src/json/schema.ts';
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
  it('reads with the token in one header only', async () => {
    const { api, server } = await serveGitHub(aGitHub());
    expect((await api.send(reading())).data).toEqual({ default_branch: 'main' });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`token ${TOKEN}`]);
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
    ['a rate limit of 1 s', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }],
  ])('reads a second time after %s', async (_name, fault) => {
    const { apiWith, operations } = await serveGitHub(aGitHub(), { nth: 1, fault });
    const { data } = await apiWith({ attemptTimeoutMs: 400 }).send(reading());
    expect(data).toEqual({ default_branch: 'main' });
    expect(operations()).toHaveLength(2);
  });

  it('does not try again when the pause would outlast its time', async () => {
    const { api, clock, operations } = await serveGitHub(aGitHub(), { fault: { kind: 'status', status: 503 } });
    const { message } = await failureOf(api.send(reading({ deadline: clock.now() + 400 })));
    expect([message, operations().length]).toEqual([expect.stringContaining('answered 503'), 1]);
  });

  it('waits for the end of a rate limit within its time, and not for a later one', async () => {
    const headers = { 'retry-after': '20' };
    const { api, clock, operations } = await serveGitHub(aGitHub(), {
      fault: { kind: 'status', status: 429, headers },
    });
    await failureOf(api.send(reading({ deadline: clock.now() + 19_000 })));
    expect([clock.sleeps, operations().length]).toEqual([[], 1]);
    await failureOf(api.send(reading({ deadline: clock.now() + 21_000 })));
    expect([clock.sleeps, operations().length]).toEqual([[20_000], 3]);
  });

  it.each([429, 502])('repeats a write after %d only if a second one does no harm', async (status) => {
    const fault = { kind: 'status', status, headers: { 'retry-after': '1' } } as const;
    const { api, operations } = await serveGitHub(aGitHub(), { fault });
    await failureOf(api.send(reading({ method: 'POST', body: {} })));
    expect(operations()).toHaveLength(1);
    await failureOf(api.send(reading({ method: 'POST', body: {}, mayRepeat: true })));
    expect(operations()).toHaveLength(3);
  });

  it('distinguishes a locked conversation from a missing permission', async () => {
    const body = JSON.stringify({ message: 'Unable to create comment because issue is locked.' });
    const { api } = await serveGitHub(aGitHub(), { fault: { kind: 'status', status: 403, body } });
    expect((await failureOf(api.send(reading()))).message).toMatch(/answered 403: it is locked$/);
  });

  it.each(['gzip', 'br'] as const)('reads an answer in %s encoding', async (coding) => {
    const { api } = await serveGitHub(aGitHub(), { fault: { kind: 'encode', codings: [coding] } });
    expect((await api.send(reading())).data).toEqual({ default_branch: 'main' });
  });

  it.each<Fault>([
    { kind: 'bomb', coding: 'gzip', decodedBytes: 40 * 1024 * 1024 },
    { kind: 'huge-body', bytes: 40 * 1024 * 1024 },
  ])('refuses an answer that is too large: %j', async (fault) => {
    const { api } = await serveGitHub(aGitHub(), { fault });
    expect((await failureOf(api.send(reading()))).message).toContain('too large');
  });

  it('repeats no message of GitHub in an error, because it may contain the token', async () => {
    const body = JSON.stringify({ message: `Bad credentials: ${TOKEN}` });
    const headers = { 'content-type': 'application/json', 'x-echo': TOKEN };
    const fault = { kind: 'status', status: 403, reason: TOKEN, headers, body } as const;
    const { api } = await serveGitHub(aGitHub(), { fault });
    const failure = await failureOf(api.send(reading()));
    expect(failure.cause).toBeUndefined();
    expect(`${failure.message}${failure.stack}${JSON.stringify(failure)}`).not.toContain(TOKEN);
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

  it('goes around the proxy of the environment for NO_PROXY, and does not send it the token (N12)', async () => {
    const { env, apiWith } = await serveGitHub(aGitHub());
    const direct = apiWith({ env: { ...env, HTTP_PROXY: 'http://user:secret@127.0.0.1:1', NO_PROXY: '127.0.0.1' } });
    expect((await direct.send(reading())).data).toEqual({ default_branch: 'main' });
    const message = expect.stringContaining('would read the token');
    const refusal = expect.objectContaining({ reason: 'config', message });
    expect(() => apiWith({ env: { ...env, HTTP_PROXY: 'http://user:secret@127.0.0.1:1' } })).toThrow(refusal);
  });

  it('reports a broken proxy setting without quoting it', async () => {
    const { env, apiWith } = await serveGitHub(aGitHub());
    const broken = { ...env, GITHUB_API_URL: 'https://127.0.0.1:1', HTTPS_PROXY: '//se:cret@' };
    const refusal = { reason: 'config', message: expect.stringMatching(/^the proxy address (?!.*cret)/) };
    expect(() => apiWith({ env: broken })).toThrow(expect.objectContaining(refusal));
  });

  it.each(['ftp://host', 'https://user:word@host'])('refuses the API address %s', async (address) => {
    const { apiWith } = await serveGitHub(aGitHub());
    expect(() => apiWith({ env: { GITHUB_API_URL: address } })).toThrow('GITHUB_API_URL');
  });
});

const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT';
const RESET = String(Date.UTC(2026, 0, 1, 0, 0, 25) / 1000);

function refusal(status: number, body: string, headers: Record<string, string> = {}) {
  return { status, headers: new Map(Object.entries(headers)), text: body };
}

describe('the time that GitHub asks to wait', () => {
  it.each([
    [{ 'retry-after': '60' }, 60_000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-1' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '1e9' }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET, date: DATE }, 25_000],
    [{ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': RESET, date: DATE }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon', date: DATE }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1', date: DATE }, 0],
    [{}, undefined],
  ])('is read from %j', (headers, expected) => {
    expect(retryAfterMsOf(refusal(403, '{"message":"Must have admin rights to Repository."}', headers))).toBe(expected);
  });

  // Messages that other clients have received: https://github.com/hub4j/github-api/issues/2009, https://github.com/octokit/octokit.rb/pull/1382
  it.each([
    ['You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'],
    ['You have exceeded a secondary rate limit and have been temporarily blocked from content creation.'],
    ['API rate limit exceeded for installation ID 1.'],
    ['You have triggered an abuse detection mechanism and have been temporarily blocked from content creation.'],
  ])('is a minute if only the text of a 403 names a limit: %s', (message) => {
    const body = JSON.stringify({ message });
    expect(retryAfterMsOf(refusal(403, body))).toBe(60_000);
    expect(retryAfterMsOf(refusal(403, body, { 'retry-after': '7' }))).toBe(7_000);
    expect(retryAfterMsOf(refusal(404, body))).toBe(undefined);
  });

  it('is a minute for a 429 without more information', () => {
    expect(retryAfterMsOf(refusal(429, ''))).toBe(60_000);
  });
});
