import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GateFailure } from '../../src/domain/failure.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';
import type { Call } from '../../src/platform/attempt.ts';
import { createTransport, type TransportOptions } from '../../src/platform/transport.ts';
import { selfSigned } from '../build/self-signed.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { answering, inTurn, serve, serveRaw } from './local-server.ts';

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
    ...change,
  };
  return { transport: createTransport(options), slept: clock.sleeps };
}

function aRead(baseUrl: URL): Call {
  return { operation: 'scan detail', method: 'GET', url: new URL('/some/path', baseUrl), isRepeatable: true };
}

async function failureOf(sent: Promise<unknown>): Promise<Error & { reason?: string }> {
  try {
    await sent;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('was answered');
}

/** Sends one read and gives the failure with the number of attempts that it took, and how long it slept between them. */
async function failedRead(baseUrl: URL, change: Partial<TransportOptions> = {}) {
  const { transport, slept } = aTransport(baseUrl, change);
  const failure = await failureOf(transport.send(aRead(baseUrl)));
  return { reason: failure.reason, message: failure.message, attempts: transport.requestsSent(), slept };
}

async function textRead(baseUrl: URL, change: Partial<TransportOptions> = {}): Promise<string> {
  return (await aTransport(baseUrl, change).transport.send(aRead(baseUrl))).body.toString();
}

describe('a request', () => {
  it('carries the token, asks for packed JSON, and sends the body as it is', async () => {
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

describe('the status of an answer', () => {
  it.each([
    [202, 'api-changed', 1],
    [204, 'api-changed', 1],
    [400, 'api-changed', 1],
    [401, 'auth', 2],
    [403, 'auth', 2],
    [404, 'not-found', 1],
    [410, 'gone', 1],
    [429, 'rate-limited', 4],
    [500, 'server', 4],
    [501, 'api-changed', 1],
    [503, 'server', 4],
  ])('%i ends as %s after %i attempts, and is named with the operation', async (status, reason, attempts) => {
    const base = await serve(answering(status, status === 204 ? '' : `{"error":"${TOKEN}"}`));
    const failure = await failedRead(base);
    expect(failure).toMatchObject({ reason, attempts });
    expect(failure.message).toContain('scan detail: answered ');
    expect(failure.message).toContain(String(status));
    expect(failure.message).not.toContain(TOKEN);
  });

  it.each([301, 302, 303, 307, 308])('%i is not followed, to the same or another origin', async (status) => {
    const hits: string[] = [];
    const target = await serve((request, response) => {
      hits.push(`other ${request.url}`);
      response.end('{}');
    });
    for (const location of [new URL('/elsewhere?code=1', target).href, '/elsewhere']) {
      const base = await serve((request, response) => {
        if (request.url !== '/some/path') hits.push(`same ${request.url}`);
        response.writeHead(status, { location }).end();
      });
      const failure = await failedRead(base);
      expect(failure).toMatchObject({ reason: 'redirect', attempts: 1 });
      const { host } = new URL(location, base);
      expect(failure.message).toContain(`answered ${status} to ${host}/elsewhere (`);
    }
    expect(hits).toEqual([]);
  });

  it('names of a redirect with a long path the host alone: where it is cut, a part of a token could be left', async () => {
    const base = await serve((_, response) => {
      response.writeHead(302, { location: `/${'x'.repeat(90)}${TOKEN}` }).end();
    });
    const { message } = await failedRead(base);
    expect(message).toContain(`answered 302 to ${new URL(base).host} (`);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('%i once costs one more request', async (status) => {
    const { counter, listener } = inTurn(answering(status), answering(200, '{"a":1}'));
    const base = await serve(listener);
    const { transport, slept } = aTransport(base);
    expect((await transport.send(aRead(base))).body.toString()).toBe('{"a":1}');
    expect(counter.requests).toBe(2);
    expect(slept).toEqual([250]);
  });

  it('401 once is not believed: the second answer counts', async () => {
    expect(await textRead(await serve(inTurn(answering(401), answering(200)).listener))).toBe('{}');
  });
});

describe('Retry-After', () => {
  it('is followed, and measured by the clock of the server when it is a date', async () => {
    const date = 'Wed, 18 Nov 2020 23:30:10 GMT';
    const { listener } = inTurn(
      answering(429, '', { 'retry-after': '3' }),
      answering(503, '', { 'retry-after': 'Wed, 18 Nov 2020 23:30:40 GMT', date }),
      answering(200),
    );
    const base = await serve(listener);
    const { transport, slept } = aTransport(base, { random: () => 0 });
    await transport.send(aRead(base));
    expect(slept).toEqual([3000, 30_000]);
  });

  it.each([429, 503])('after the deadline ends %i as rate-limited, and the message says when it is', async (status) => {
    const date = 'Wed, 18 Nov 2020 23:30:10 GMT';
    const base = await serve(answering(status, '', { 'retry-after': '3600', date }));
    const failure = await failedRead(base, { readBy: 60_000 });
    expect(failure).toMatchObject({ reason: 'rate-limited', attempts: 1 });
    expect(failure.message).toContain('2020-11-19T00:30:10.000Z');
  });

  it.each([
    ['polling', 1],
    ['reading', 2],
    [undefined, 2],
  ] as const)('is measured by the end of its phase: %s', async (phase, attempts) => {
    const { listener } = inTurn(answering(429, '', { 'retry-after': '30' }), answering(200));
    const base = await serve(listener);
    const { transport } = aTransport(base, { finishBy: 10_000, readBy: 70_000 });
    const sent = await transport.send({ ...aRead(base), phase }).catch((failure: GateFailure) => failure.reason);
    expect([transport.requestsSent(), sent]).toMatchObject([
      attempts,
      attempts === 2 ? { body: Buffer.from('{}') } : 'rate-limited',
    ]);
  });

  it('that was sent twice is a list, and the usual backoff is used', async () => {
    const base = await serveRaw((socket) =>
      socket.once('data', () =>
        socket.end('HTTP/1.1 429 Slow\r\nRetry-After: 120\r\nRetry-After: 60\r\nContent-Length: 0\r\n\r\n'),
      ),
    );
    const slept = [250, 500, 1000];
    expect(await failedRead(base)).toMatchObject({ reason: 'rate-limited', attempts: 4, slept });
  });
});

describe('the quota of retries', () => {
  it('is shared by all requests of a run, and ends it as budget', async () => {
    let requests = 0;
    const base = await serve((_request, response) => {
      requests += 1;
      response.writeHead(requests % 2 === 1 ? 503 : 200).end('{}');
    });
    const { transport } = aTransport(base);
    for (let sent = 0; sent < 20; sent += 1) await transport.send(aRead(base));
    const failure = await failureOf(transport.send(aRead(base)));
    expect(failure).toMatchObject({ reason: 'budget' });
    expect(failure.message).toContain('answered 503');
    expect(transport.requestsSent()).toBe(41);
  });
});

describe('a request that changes something', () => {
  it.each([
    ['answered 503', answering(503), 'server'],
    ['answered 401', answering(401), 'auth'],
  ])('is sent once when it is %s', async (_what, listener, reason) => {
    const base = await serve(listener);
    const { transport, slept } = aTransport(base);
    const failure = await failureOf(transport.send({ ...aRead(base), method: 'DELETE', isRepeatable: false }));
    expect(failure).toMatchObject({ reason });
    expect(transport.requestsSent()).toBe(1);
    expect(slept).toEqual([]);
  });

  it('is sent once when the connection breaks, and the message says that it may have been done', async () => {
    const base = await serve((request) => request.socket.destroy());
    const { transport } = aTransport(base);
    const failure = await failureOf(transport.send({ ...aRead(base), method: 'DELETE', isRepeatable: false }));
    expect(failure).toMatchObject({ reason: 'network' });
    expect(failure.message).toContain('may have been carried out');
    expect(transport.requestsSent()).toBe(1);
  });
});

describe('a connection that fails', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\n';
  const packed = gzipSync('{"groups":[]}');

  it.each<[string, (string | Buffer)[]]>([
    ['is closed before the headers', []],
    ['is closed within the headers', [`${HEAD}Content-`]],
    ['sends less than its length, even a whole JSON value', [`${HEAD}Content-Length: 100\r\n\r\n{"groups":[]}`]],
    ['is cut between chunks, after a JSON value', [`${HEAD}Transfer-Encoding: chunked\r\n\r\nd\r\n{"groups":[]}\r\n`]],
    [
      'is cut within a gzip body',
      [`${HEAD}Content-Encoding: gzip\r\nConnection: close\r\n\r\n`, packed.subarray(0, packed.length - 4)],
    ],
    ['gives two lengths', [`${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `]],
    ['sends a header of 64 KiB', [`${HEAD}X-Large: ${'x'.repeat(65_536)}\r\nContent-Length: 2\r\n\r\n{}`]],
    ['speaks another protocol', ['SSH-2.0-OpenSSH_9.2\r\n']],
  ])('because it %s is tried again, and never parsed', async (_what, bytes) => {
    let connections = 0;
    const base = await serveRaw((socket) => {
      connections += 1;
      socket.once('data', () => {
        for (const part of bytes) socket.write(part);
        socket.end();
      });
    });
    expect(await failedRead(base)).toMatchObject({ reason: 'network', attempts: 4 });
    expect(connections).toBe(4);
  });

  it('does no harm when the next attempt succeeds', async () => {
    const { listener } = inTurn(
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, { 'content-length': '50' }).write('{"groups":[]}');
        setImmediate(() => response.destroy());
      },
      answering(200, '{"whole":true}'),
    );
    const base = await serve(listener);
    expect(await textRead(base)).toBe('{"whole":true}');
  });

  it('because no server listens is reported with the code', async () => {
    const base = await serveRaw(() => {});
    const closed = new URL(base);
    closed.port = '1';
    const failure = await failedRead(closed);
    expect(failure).toMatchObject({ reason: 'network', attempts: 4 });
    expect(failure.message).toContain('ECONNREFUSED');
  });

  it('because the host has no address is a problem of the network', async () => {
    const base = new URL('http://platform.invalid');
    expect(await failedRead(base)).toMatchObject({ reason: 'network' });
  });
});

describe('the time limit of an attempt', () => {
  it.each<[string, (write: (text: string) => void) => void]>([
    ['never answers', () => {}],
    ['stalls after the headers', (write) => write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n')],
    [
      'drips its body',
      (write) => {
        write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n');
        const drip = setInterval(() => write(' '), 10);
        onTestFinished(() => clearInterval(drip));
      },
    ],
    [
      'never stops sending early hints',
      (write) => {
        const hints = setInterval(() => write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
        onTestFinished(() => clearInterval(hints));
      },
    ],
  ])('cuts a server that %s', async (_what, behave) => {
    const base = await serveRaw((socket) => {
      socket.once('data', () =>
        behave((text) => {
          if (socket.writable) socket.write(text);
        }),
      );
    });
    const failure = await failedRead(base, { requestTimeoutMs: 80 });
    expect(failure).toMatchObject({ reason: 'network', attempts: 4 });
    expect(failure.message).toContain('no complete answer within 0.08 s');
  });

  it('is no longer than what is left of the run', async () => {
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
  it('ends a request that waits for its answer', async () => {
    const stop = new AbortController();
    const base = await serve(() => stop.abort());
    expect(await failedRead(base, { signal: stop.signal })).toMatchObject({ reason: 'cancelled', attempts: 1 });
  });

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

describe('a body', () => {
  const json = JSON.stringify({ groups: ['ä', '€', '😀'] });

  it.each<[string, string | undefined, Buffer]>([
    ['plain', undefined, Buffer.from(json)],
    ['packed with gzip', 'gzip', gzipSync(json)],
    ['packed with gzip, in upper case', 'GZIP', gzipSync(json)],
    ['packed with brotli', 'br', brotliCompressSync(json)],
    ['called identity', 'identity', Buffer.from(json)],
  ])('is read when it is %s', async (_what, encoding, bytes) => {
    const base = await serve((_request, response) => {
      response.writeHead(200, encoding === undefined ? {} : { 'content-encoding': encoding }).end(bytes);
    });
    expect(await textRead(base)).toBe(json);
  });

  it.each<[string, string, Buffer]>([
    ['packed twice', 'gzip, gzip', gzipSync(gzipSync(json))],
    ['packed fifty times', Array.from({ length: 50 }, () => 'gzip').join(', '), gzipSync(json)],
    ['packed in an unknown way', 'zstd', Buffer.from(json)],
    ['called gzip and is not', 'gzip', Buffer.from(json)],
    ['called brotli and is not', 'br', Buffer.from(json)],
    ['not UTF-8', 'identity', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['UTF-16', 'identity', Buffer.from(`\uFEFF${json}`, 'utf16le')],
  ])('is a broken contract when it is %s', async (_what, encoding, bytes) => {
    const base = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
    });
    const failure = await failedRead(base);
    expect(failure).toMatchObject({ reason: 'contract', attempts: 1 });
    expect(failure.message).toMatch(/^scan detail: /);
  });

  it('keeps its byte order mark, so that the JSON reader can refuse it', async () => {
    expect(await textRead(await serve(answering(200, '\uFEFF{}')))).toBe('\uFEFF{}');
  });

  it('of 16 MiB is read', async () => {
    const size = 16 * 1024 * 1024;
    expect(await textRead(await serve(answering(200, ' '.repeat(size))))).toHaveLength(size);
  });

  it('of one byte more is too large', async () => {
    expect(await failedRead(await serve(answering(200, ' '.repeat(16 * 1024 * 1024 + 1))))).toMatchObject({
      reason: 'too-large',
      attempts: 1,
    });
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(100 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(100 * 1024 * 1024), { params: { 1: 1 } })],
  ])('that unpacks from %s to 100 MiB is not read to its end', async (encoding, bytes) => {
    const base = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
    });
    expect(await failedRead(base)).toMatchObject({ reason: 'too-large', attempts: 1 });
  });

  it('that never ends is not read on, and its connection is closed', async () => {
    let closed: Promise<unknown> | undefined;
    const base = await serve((_request, response) => {
      closed = once(response, 'close');
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', pour);
      };
      pour();
    });
    expect(await failedRead(base)).toMatchObject({ reason: 'too-large', attempts: 1 });
    await closed;
  });
});

describe('TLS', () => {
  async function serveTls(options: Parameters<typeof createTlsServer>[0]): Promise<URL> {
    const server = createTlsServer({ ...options, ...selfSigned() }, answering(200));
    server.on('tlsClientError', () => {});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    return new URL(`https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  }

  it('with an untrusted certificate is refused at once', async () => {
    const base = await serveTls({});
    const failure = await failedRead(base);
    expect(failure).toMatchObject({ reason: 'tls', attempts: 1 });
    expect(failure.message).toContain('SELF_SIGNED_CERT');
  });

  it('of an outdated version is refused at once', async () => {
    const base = await serveTls({ minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
    expect(await failedRead(base)).toMatchObject({ reason: 'tls', attempts: 1 });
  });

  it('spoken to a server that speaks plain HTTP is refused at once', async () => {
    const plain = await serve(answering(200));
    const base = new URL(`https://127.0.0.1:${plain.port}`);
    expect(await failedRead(base)).toMatchObject({ reason: 'tls', attempts: 1 });
  });
});

describe('a proxy', () => {
  /** A proxy that opens tunnels; it writes down who asked for what. */
  async function serveProxy() {
    const seen: { target: string; authorization: string | undefined }[] = [];
    const base = await serveRaw((socket) => {
      socket.once('data', (head) => {
        const [, target = ''] = /^CONNECT (\S+)/.exec(head.toString()) ?? [];
        seen.push({ target, authorization: /^proxy-authorization: (.*)\r$/im.exec(head.toString())?.[1] });
        const [host = '', port] = target.split(':');
        const tunnel = connect(Number(port), host, () => {
          socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
          tunnel.pipe(socket).pipe(tunnel);
        });
        tunnel.on('error', () => socket.destroy());
        socket.on('close', () => tunnel.destroy());
      });
    });
    return { base, seen };
  }

  it('is used, with its password', async () => {
    const proxy = await serveProxy();
    const base = await serve(answering(200, '{"a":1}'));
    const httpProxy = `http://user:pass%20word@${proxy.base.host}`;
    expect(await textRead(base, { proxy: { httpProxy } })).toBe('{"a":1}');
    const authorization = `Basic ${Buffer.from('user:pass word').toString('base64')}`;
    expect(proxy.seen).toEqual([{ target: base.host, authorization }]);
  });

  it.each([
    ['the host is named in NO_PROXY', { noProxy: 'other.example,127.0.0.1' }],
    ['NO_PROXY is a star', { noProxy: '*' }],
  ])('is not used when %s', async (_what, settings) => {
    const proxy = await serveProxy();
    const base = await serve(answering(200));
    const { transport } = aTransport(base, { proxy: { httpProxy: proxy.base.href, ...settings } });
    await transport.send(aRead(base));
    expect(proxy.seen).toEqual([]);
  });

  it('for https is not used for http', async () => {
    const proxy = await serveProxy();
    const base = await serve(answering(200));
    const { transport } = aTransport(base, { proxy: { httpsProxy: proxy.base.href, httpProxy: '' } });
    await transport.send(aRead(base));
    expect(proxy.seen).toEqual([]);
  });

  it('that refuses the tunnel is a problem of the network, and its password is not shown', async () => {
    const proxy = await serveRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n'));
    });
    const base = await serve(answering(200));
    const failure = await failedRead(base, { proxy: { httpProxy: `http://user:hunter2@${proxy.host}` } });
    expect(failure).toMatchObject({ reason: 'network', attempts: 4 });
    expect(failure.message).not.toContain('hunter2');
  });

  it('setting that is not an address is a problem of the settings, and is not quoted', () => {
    const failure = () => aTransport(new URL('http://127.0.0.1'), { proxy: { httpProxy: 'http://user:hunter2@:x' } });
    expect(failure).toThrow(expect.objectContaining({ reason: 'config' }));
    expect(failure).toThrow(expect.not.objectContaining({ cause: expect.anything() }));
    expect(failure).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
  });
});

it('every attempt and every repetition of a request is logged, without the token', async () => {
  const lines: string[] = [];
  const base = await serve(inTurn(answering(503), answering(200)).listener);
  const { transport } = aTransport(base, { log: { debug: (line) => lines.push(line) } });
  await transport.send({ ...aRead(base), url: new URL('/some/%1B%5B31m?key=secret-of-the-query', base) });
  expect(lines.map((line) => line.replace(/\d+ ms, /, '_ ms, '))).toEqual([
    `GET ${base.origin}/some/%1B%5B31m?…: answered 503, _ ms, attempt 1`,
    'scan detail: answered 503; attempt 2 in 250 ms',
    `GET ${base.origin}/some/%1B%5B31m?…: answered 200, _ ms, attempt 2`,
  ]);
});

it('an attempt that fails without a status is logged with what went wrong', async () => {
  const lines: string[] = [];
  const base = await serveRaw((socket) => void socket.once('data', () => socket.destroy()));
  await failedRead(base, { log: { debug: (line) => lines.push(line) } });
  expect(
    lines.filter((line) => /^GET \S+: the connection failed \(\S+\), \d+ ms, attempt [1-4]$/.test(line)),
  ).toHaveLength(4);
});

it('an answer that no repetition can fix is logged as an attempt, too', async () => {
  const lines: string[] = [];
  const base = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'x' }).end('{}'));
  const { message } = await failedRead(base, { log: { debug: (line) => lines.push(line) } });
  expect(lines).toEqual([expect.stringMatching(/^GET \S+: .+, \d+ ms, attempt 1$/)]);
  expect(message).toMatch(/^scan detail: /);
});

it('a request succeeds when the server has closed the connections that it kept open', async () => {
  const base = await serveRaw((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
      socket.once('data', () => socket.destroy());
    });
  });
  const { transport } = aTransport(base);
  for (let sent = 0; sent < 4; sent += 1) expect((await transport.send(aRead(base))).body.toString()).toBe('{}');
  expect(transport.requestsSent()).toBeGreaterThan(4);
});
