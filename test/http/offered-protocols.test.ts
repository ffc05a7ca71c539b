import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { unknown } from 'zod/mini';
import { createGitLabApi, gitlabPath } from '../../src/forge/gitlab/gitlab-api.ts';
import { openConnections } from '../../src/http/connections.ts';
import { selfSigned } from '../build/self-signed.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

/** A server that knows HTTP/2, and writes down which protocols a client offers. Clients do not trust it, but offer first. */
async function serveTls(): Promise<{ readonly base: URL; readonly offered: readonly (readonly string[])[] }> {
  const offered: (readonly string[])[] = [];
  const server = createServer({
    ...selfSigned(),
    ALPNCallback: ({ protocols }) => {
      offered.push(protocols);
      return protocols[0];
    },
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { base: new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`), offered };
}

it('requests to the platform offer HTTP/1.1 alone', async () => {
  const { base, offered } = await serveTls();
  const sent = openConnections(base).request({
    origin: base.origin,
    path: '/',
    method: 'GET',
    signal: new AbortController().signal,
  });
  await expect(sent).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(offered).toEqual([['http/1.1']]);
});

it('requests to a forge offer HTTP/1.1 alone', async () => {
  const { base, offered } = await serveTls();
  const api = createGitLabApi({ root: base, token: 'token', env: {}, clock: new FakeClock(), random: () => 0 });
  // A write: it is sent once.
  const sent = api.send({
    operation: 'ask',
    method: 'POST',
    path: gitlabPath`/user`,
    deadline: 60_000,
    read: unknown(),
  });
  await expect(sent).rejects.toThrow('cannot ask: the connection failed');
  expect(offered).toEqual([['http/1.1']]);
});
