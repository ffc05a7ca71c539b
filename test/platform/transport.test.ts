import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { GateFailure } from '../../src/domain/failure.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';
import { openConnections } from '../../src/http/connections.ts';
import type { Call } from '../../src/platform/attempt.ts';
import { createTransport, platformSlots, type TransportOptions } from '../../src/platform/transport.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { answering, serve, serveRaw } from './local-server.ts';

const TOKEN = 'token-that-nobody-may-see';
const LATE_MS = 3_600_000;

function aTransport(baseUrl: URL, change: Partial<TransportOptions> = {}) {
  const clock = new FakeClock();
  const options = {
    baseUrl,
    token: TOKEN,
    requestTimeoutMs: 5000,
    readBy: LATE_MS,
    clock,
    random: () => 0.5,
    log: { debug: () => {} },
    signal: new AbortController().signal,
    inSlot: platformSlots(),
    connections: openConnections('it', baseUrl, {}),
    ...change,
  };
  return { transport: createTransport(options), slept: clock.sleeps };
}

function aRead(baseUrl: URL): Call {
  return { operation: 'scan detail', method: 'GET', url: new URL('/some/path', baseUrl), isRepeatable: true };
}

async function failedRead(baseUrl: URL, change: Partial<TransportOptions> = {}) {
  const { transport, slept } = aTransport(baseUrl, change);
  const sent = transport.send(aRead(baseUrl)).then(() => 'was answered');
  const { reason, message } = (await sent.catch((failure: unknown) => failure)) as GateFailure;
  return { reason, message, attempts: transport.requestsSent(), slept };
}

async function textRead(baseUrl: URL, change: Partial<TransportOptions> = {}): Promise<string> {
  return (await aTransport(baseUrl, change).transport.send(aRead(baseUrl))).body.toString();
}

describe('a request', () => {
  it('has the token, accepts packed JSON, and has the body unchanged', async () => {
    const seen: { method: string | undefined; url: string | undefined; headers: object; body: string }[] = [];
    const base = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.end('{}');
    });
    const { transport } = aTransport(base);
    await transport.send({
      operation: 'scan list',
      method: 'POST',
      url: new URL('/a/b?c=d', base),
      body: '{"deploymentId":9007199254740993}',
      isRepeatable: true,
    });
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/a/b?c=d',
        body: '{"deploymentId":9007199254740993}',
        headers: expect.objectContaining({
          authorization: `Bearer ${TOKEN}`,
          accept: 'application/json',
          'accept-encoding': 'gzip, br',
          'content-type': 'application/json',
        }),
      },
    ]);
  });

  it('never leaves the origin of the base URL', async () => {
    const base = await serve(answering(200));
    const { transport } = aTransport(base);
    await expect(transport.send(aRead(new URL('http://127.0.0.1:9')))).rejects.toThrow('another origin');
    await expect(transport.send(aRead(new URL('http://localhost:80')))).rejects.toThrow('another origin');
    expect(transport.requestsSent()).toBe(0);
  });

  it("gives the answer with the server's clock", async () => {
    const base = await serve(answering(200, '{"a":1}', { date: 'Wed, 18 Nov 2020 23:30:10 GMT' }));
    const { transport } = aTransport(base);
    expect(await transport.send(aRead(base))).toEqual({
      body: Buffer.from('{"a":1}'),
      serverTimeMs: Date.UTC(2020, 10, 18, 23, 30, 10),
    });
  });
});

it.each([
  ['/elsewhere?code=1', '/elsewhere'],
  // If a long path were cut, a part of a token could be left.
  [`/${'x'.repeat(90)}${TOKEN}`, ''],
])('a redirect to %j is named by its host and %j', async (location, path) => {
  const base = await serve((_, response) => {
    response.writeHead(302, { location }).end();
  });
  expect((await failedRead(base)).message).toBe(`scan detail: answered 302 to ${base.host}${path}`);
});

it('Retry-After that was sent twice is a list, and the usual backoff is used', async () => {
  const base = await serveRaw((socket) =>
    socket.once('data', () =>
      socket.end('HTTP/1.1 429 Slow\r\nRetry-After: 120\r\nRetry-After: 60\r\nContent-Length: 0\r\n\r\n'),
    ),
  );
  const slept = [250, 500, 1000];
  expect(await failedRead(base)).toMatchObject({ reason: 'rate-limited', attempts: 4, slept });
});

describe('the time limit of an attempt', () => {
  it('is named in the failure if it ends a request', async () => {
    const failure = await failedRead(await serveRaw(() => {}), { requestTimeoutMs: 80 });
    expect(failure).toMatchObject({ reason: 'network', attempts: 4 });
    expect(failure.message).toContain('no complete answer within 0.08 s');
  });

  it('includes a handshake without an answer', async () => {
    const { host } = await serveRaw(() => {});
    const startMs = performance.now();
    const failure = await failedRead(new URL(`https://${host}`), { requestTimeoutMs: 80 });
    expect(failure).toMatchObject({ reason: 'network', attempts: 4 });
    // undici itself gives up after 10 s.
    expect(performance.now() - startMs).toBeLessThan(9000);
  });

  it('is at most the rest of the time of the run', async () => {
    const base = await serveRaw(() => {});
    let asked = 0;
    const { sleep, wallNow } = systemClock;
    const clock = { now: () => (asked++ === 0 ? 0 : 60), sleep, wallNow };
    const failure = await failedRead(base, { readBy: 60, clock });
    expect(failure).toMatchObject({ reason: 'network', attempts: 1 });
    expect(failure.message).toContain('no time is left');
  });

  it('is zero once the run is over, and nothing is sent', async () => {
    expect(await failedRead(await serve(answering(200)), { readBy: 0 })).toMatchObject({
      reason: 'network',
      attempts: 0,
    });
  });
});

describe('a stop from outside', () => {
  it('ends the reading of a body', async () => {
    const stop = new AbortController();
    const base = await serve((_request, response) => {
      response.writeHead(200).write('{"groups":');
      setTimeout(() => stop.abort(), 30);
    });
    expect(await failedRead(base, { signal: stop.signal })).toMatchObject({ reason: 'cancelled', attempts: 1 });
  });

  it('ends the wait for the next attempt', async () => {
    const stop = new AbortController();
    const base = await serve(answering(503));
    const clock = new FakeClock();
    const sleep = clock.sleep.bind(clock);
    clock.sleep = (ms, signal) => {
      stop.abort();
      return sleep(ms, signal);
    };
    expect(await failedRead(base, { signal: stop.signal, clock })).toMatchObject({ reason: 'cancelled', attempts: 1 });
  });

  it('that came before a request means that nothing is sent', async () => {
    expect(await failedRead(await serve(answering(200)), { signal: AbortSignal.abort() })).toMatchObject({
      reason: 'cancelled',
      attempts: 0,
    });
  });
});

const json = JSON.stringify({ groups: ['ä', '€', '😀'] });

it.each<[string, string, Buffer]>([
  ['packed with gzip, in upper case', 'GZIP', gzipSync(json)],
  ['called identity', 'identity', Buffer.from(json)],
])('a body is read when it is %s', async (_what, encoding, bytes) => {
  const base = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
  });
  expect(await textRead(base)).toBe(json);
});

describe('a proxy', () => {
  it('for https is not used for http', async () => {
    const base = await serve(answering(200));
    const connections = openConnections('it', base, { HTTPS_PROXY: 'http://127.0.0.1:1' });
    expect(await textRead(base, { connections })).toBe('{}');
  });

  it('setting that is not an address is a problem of the settings, and is not quoted', () => {
    const failure = () =>
      openConnections('it', new URL('https://127.0.0.1'), { HTTPS_PROXY: 'http://user:hunter2@:x' });
    expect(failure).toThrow(expect.objectContaining({ reason: 'config' }));
    expect(failure).toThrow(expect.not.objectContaining({ cause: expect.anything() }));
    expect(failure).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
  });
});

it('every attempt of a request is logged without the token and counted, and the request is planned once', async () => {
  const lines: string[] = [];
  let status = 503;
  const base = await serve((_, response) => {
    response.writeHead(status).end('{}');
    status = 200;
  });
  const { transport } = aTransport(base, { log: { debug: (line) => lines.push(line) } });
  await transport.send({ ...aRead(base), url: new URL('/some/%1B%5B31m?key=secret-of-the-query', base) });
  expect(lines.map((line) => line.replace(/\d+ ms, /, '_ ms, '))).toEqual([
    `GET ${base.origin}/some/%1B%5B31m?…: answered 503, _ ms, attempt 1`,
    'scan detail: attempt 2 in 250 ms',
    `GET ${base.origin}/some/%1B%5B31m?…: answered 200, _ ms, attempt 2`,
  ]);
  expect([transport.requestsPlanned(), transport.requestsSent()]).toEqual([1, 2]);
});

it('an answer that no repetition can fix is logged as an attempt, too', async () => {
  const lines: string[] = [];
  const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'x' }).end('{}'));
  const { message } = await failedRead(base, { log: { debug: (line) => lines.push(line) } });
  expect(lines).toEqual([expect.stringMatching(/^GET \S+: .+, \d+ ms, attempt 1$/)]);
  expect(message).toMatch(/^scan detail: /);
});
