import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createForgeFetch } from '../../src/forge/forge-fetch.ts';
import { GITHUB } from '../../src/forge/github/github-failure.ts';
import { createDispatcher } from '../../src/platform/dispatcher.ts';
import { selfSigned } from '../build/self-signed.ts';

const load = createRequire(import.meta.url);

/** A server that knows HTTP/2, and writes down which protocols a client offers. Clients do not trust it, but offer first. */
async function serveTls(): Promise<{ readonly base: URL; readonly offered: readonly (readonly string[])[] }> {
  const offered: (readonly string[])[] = [];
  const server = createServer({
    ...selfSigned(),
    ALPNCallback: ({ protocols }) => {
      offered.push(protocols);
      return protocols.includes('h2') ? 'h2' : protocols[0];
    },
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { base: new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`), offered };
}

describe('the stand-in for HTTP/2', () => {
  it('is not reached by requests to the platform: HTTP/1.1 is all that they offer', async () => {
    const { base, offered } = await serveTls();
    const sent = createDispatcher(base).request({ origin: base.origin, path: '/', method: 'GET' });
    await expect(sent).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(offered).toEqual([['http/1.1']]);
  });

  it('is not reached by requests to a forge: HTTP/1.1 is all that they offer', async () => {
    const { base, offered } = await serveTls();
    const asked = { operation: 'ask', permission: 'contents: read' };
    const { signal } = new AbortController();
    const sent = createForgeFetch(GITHUB, {})(base.href, { method: 'GET', headers: {} }, asked, signal);
    await expect(sent).rejects.toThrow('cannot ask: the connection failed');
    expect(offered).toEqual([['http/1.1']]);
  });
});

describe('the stand-in for a check of undici', () => {
  const assert = load('../../stand-ins/undici/assert.cjs');

  it('passes what holds', () => {
    for (const holds of [true, 1, {}]) expect(() => assert(holds)).not.toThrow();
  });

  it('throws for what does not hold, with what it was told about it', () => {
    for (const holds of [false, 0, '', null, undefined]) expect(() => assert(holds)).toThrow('An assertion of undici');
    expect(() => assert(false, 'too late')).toThrow(new Error('too late'));
    const own = new TypeError('of its own');
    expect(() => assert(false, own)).toThrow(own);
  });

  it('has all that undici calls of it', () => {
    const folder = dirname(load.resolve('undici/package.json'));
    const calls = readdirSync(join(folder, 'lib/dispatcher'))
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [...readFileSync(join(folder, 'lib/dispatcher', name), 'utf8').matchAll(/\bassert\.\w+/g)]);
    expect(calls.map(([call]) => call)).toEqual([]);
  });
});

describe('the stand-in for the parser with SIMD', () => {
  it('cannot be loaded, as on a processor without it', () => {
    expect(() => load('../../stand-ins/undici/llhttp-simd.cjs')).toThrow('The gate has one parser of answers.');
  });
});

describe('a stand-in', () => {
  it('says what the gate does not do, should it ever be called', () => {
    expect(load('../../stand-ins/undici/client-h2.cjs')).toThrow('The gate speaks HTTP/1.1 only.');
    expect(load('../../stand-ins/undici/fetch-body.cjs').extractBody).toThrow('The gate sends no forms.');
    expect(load('../../stand-ins/github/undici.js').fetch).toThrow('The gate sends requests to GitHub in its own way.');
  });
});
