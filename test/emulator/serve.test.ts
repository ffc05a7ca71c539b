import { describe, expect, it, onTestFinished } from 'vitest';
import { aPlatformState, DEFAULT_TOKEN } from '../../emulator/build.ts';
import { serve } from '../../emulator/serve.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runPlatform } from './running-platform.ts';
import { LAST_REQUEST, readWire } from './wire.ts';

const ECHO: Handler = ({ method, path, query, headers, body }) => {
  const arrived = { method, path, query: [...query], type: headers['content-type'], body };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(arrived) };
};

describe('the server', () => {
  it('gives the handler the whole request', async () => {
    const server = await serve(ECHO);
    onTestFinished(() => server.close());
    const body = 'né — ☃'.repeat(50_000);
    const answer = await fetch(`${server.origin}/a%2Fb/c?x=1&x=2?`, { method: 'POST', body });
    expect(await answer.json()).toEqual({
      method: 'POST',
      path: '/a%2Fb/c',
      query: [
        ['x', '1'],
        ['x', '2?'],
      ],
      type: 'text/plain;charset=UTF-8',
      body,
    });
  });

  it('compresses only for clients that ask for gzip', async () => {
    const server = await serve(ECHO);
    onTestFinished(() => server.close());
    expect((await fetch(server.origin)).headers.get('content-encoding')).toBe('gzip');
    expect((await readWire(server.origin, LAST_REQUEST)).text).not.toContain('content-encoding');
  });
});

describe('the control interface', () => {
  const RULE = { match: { operation: 'list-scans' }, nth: 1, fault: { kind: 'status', status: 503 } };

  it('adds and removes faults', async () => {
    const platform = await runPlatform(aPlatformState(), undefined, { hasControl: true });
    const list = async () => (await platform.send('POST', '/api/v1/deployments/42/scans/search', {})).status;
    expect((await platform.send('POST', '/__emulator__/faults', RULE)).status).toBe(200);
    expect([await list(), await list()]).toEqual([503, 200]);
    await platform.send('POST', '/__emulator__/faults', { fault: RULE.fault });
    expect(await list()).toBe(503);
    await platform.send('DELETE', '/__emulator__/faults');
    expect(await list()).toBe(200);
  });

  it.each([
    ['{', /JSON/],
    ['[]', /member "fault"/],
    ['{"fault":{"kind":"explode"}}', /unknown kind/],
    ['{"fault":{"kind":"delay","ms":1,"next":{"kind":"explode"}}}', /unknown kind/],
    ['{"matches":{},"fault":{"kind":"status"}}', /no member "matches"/],
  ])('refuses an invalid rule: %s', async (rule, message) => {
    const platform = await runPlatform(aPlatformState(), undefined, { hasControl: true });
    const answer = await platform.send('POST', '/__emulator__/faults', rule);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(message);
  });

  it('shows the requests without their credentials, and leaves out those to itself', async () => {
    const platform = await runPlatform(aPlatformState(), undefined, { hasControl: true });
    await platform.send('POST', '/api/v1/deployments/42/scans/search', { limit: 1 });
    const text = await (await platform.send('GET', '/__emulator__/requests')).text();
    expect(JSON.parse(text)).toMatchObject([{ operation: 'list-scans', json: { limit: 1 }, hasCredential: true }]);
    expect(JSON.parse(text)).toHaveLength(1);
    expect(text).not.toContain(DEFAULT_TOKEN);
    expect((await platform.send('GET', '/__emulator__/state')).status).toBe(404);
  });
});
