import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { openConnections } from '../../src/http/connections.ts';
import { selfSigned } from '../build/self-signed.ts';

it('a connection to the platform or to a forge offers only HTTP/1.1', async () => {
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
  const base = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { signal } = new AbortController();
  const sent = openConnections('it', base, {}).request({ origin: base.origin, path: '/', method: 'GET', signal });
  // The client does not trust the certificate, but it offers its protocols before that.
  await expect(sent).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(offered).toEqual([['http/1.1']]);
});
