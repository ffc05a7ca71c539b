import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anIssue, aPlatformState, aRule, aScan } from '../../emulator/build.ts';
import { createFaultPlan, type Fault, type FaultRule } from '../../emulator/faults/faults.ts';
import { serve } from '../../emulator/serve.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runPlatform } from './running-platform.ts';
import { LAST_REQUEST, readWire } from './wire.ts';

const BODY = JSON.stringify({ groups: [], cursor: '', padding: 'x'.repeat(40) });
const OK: Handler = () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: BODY });

async function runWith(fault: Fault, handler: Handler = OK): Promise<string> {
  const server = await serve(handler, { faults: [{ fault }] });
  onTestFinished(() => server.close());
  return server.origin;
}

function bodyOf(text: string): string {
  return text.slice(text.indexOf('\r\n\r\n') + 4);
}

describe('a fault that replaces the handler', () => {
  it('resets the connection before any header', async () => {
    expect(await readWire(await runWith({ kind: 'reset-before-headers' }))).toEqual({ text: '', end: 'reset' });
  });

  it('never answers', async () => {
    expect(await readWire(await runWith({ kind: 'never-answer' }))).toEqual({ text: '', end: 'open' });
  });

  it.each([
    [false, 'end'],
    [true, 'open'],
  ] as const)('sends raw bytes, and leaves the connection open only when asked to (%s)', async (staysOpen, end) => {
    const bytes = 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n\xff';
    expect(await readWire(await runWith({ kind: 'raw', bytes, staysOpen }))).toEqual({ text: bytes, end });
  });

  it('sends 102 again and again', async () => {
    const { text, end } = await readWire(await runWith({ kind: 'endless-1xx', everyMs: 10 }));
    expect(text.split('HTTP/1.1 102 Processing\r\n\r\n').length).toBeGreaterThan(3);
    expect([text.replaceAll('HTTP/1.1 102 Processing\r\n\r\n', ''), end]).toEqual(['', 'open']);
  });

  it('streams a huge body that is valid JSON of exactly that size', async () => {
    const answer = await fetch(await runWith({ kind: 'huge-body', bytes: 1_000_003 }));
    const text = await answer.text();
    expect([text.length, JSON.parse(text), answer.headers.has('content-length')]).toEqual([1_000_003, [], false]);
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['deflate', inflateSync],
  ] as const)('sends a small %s body that decodes to a large one', async (coding, decode) => {
    const { text } = await readWire(await runWith({ kind: 'bomb', coding, decodedBytes: 5_000_000 }), LAST_REQUEST);
    const bytes = Buffer.from(bodyOf(text), 'latin1');
    expect(text).toContain(`content-encoding: ${coding}\r\n`);
    expect(bytes.length).toBeLessThan(50_000);
    expect(decode(bytes)).toHaveLength(5_000_000);
  });

  it('does not run the handler', async () => {
    let runs = 0;
    const counting: Handler = (request) => {
      runs += 1;
      return OK(request);
    };
    await fetch(await runWith({ kind: 'status', status: 502 }, counting));
    await readWire(await runWith({ kind: 'reset-before-headers' }, counting));
    expect(runs).toBe(0);
  });
});

describe('a fault that breaks the answer on its way', () => {
  it('resets the connection in the middle of the body', async () => {
    const origin = await runWith({ kind: 'reset-mid-body' });
    const answer = await fetch(origin);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('stalls after the headers', async () => {
    const { text, end } = await readWire(await runWith({ kind: 'stall-after-headers' }));
    expect(text).toContain(`content-length: ${BODY.length}\r\n`);
    expect([bodyOf(text), end]).toEqual(['', 'open']);
  });

  it('drips, and still comes to an end', async () => {
    const slow = await readWire(await runWith({ kind: 'drip', bytesPerSecond: 20 }));
    expect(slow.end).toBe('open');
    expect(bodyOf(slow.text).length).toBeGreaterThan(0);
    expect(bodyOf(slow.text).length).toBeLessThan(BODY.length);
    expect(await (await fetch(await runWith({ kind: 'drip', bytesPerSecond: 5000 }))).text()).toBe(BODY);
  });

  it('promises more than it sends', async () => {
    const origin = await runWith({ kind: 'short-body', missingBytes: 7 });
    const { text, end } = await readWire(origin);
    expect(text).toContain(`content-length: ${BODY.length + 7}\r\n`);
    expect([bodyOf(text), end]).toEqual([BODY, 'end']);
    await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow('terminated');
  });

  it.each([
    [undefined, BODY],
    ['{"groups":[]}', '{"groups":[]}'],
  ])('cuts a chunked body before its last chunk, after valid JSON (%s)', async (prefix, sent) => {
    const origin = await runWith(prefix === undefined ? { kind: 'cut-chunked' } : { kind: 'cut-chunked', prefix });
    const { text, end } = await readWire(origin);
    expect([bodyOf(text), end]).toEqual([`${sent.length.toString(16)}\r\n${sent}\r\n`, 'end']);
    await expect(fetch(origin).then((answer) => answer.text())).rejects.toThrow('terminated');
  });

  it('resets the kept-alive connection after a good answer', async () => {
    const { text, end } = await readWire(await runWith({ kind: 'reset-after-answer', afterMs: 50 }));
    expect([bodyOf(text), end]).toEqual([BODY, 'reset']);
  });

  it('encodes the body in layers', async () => {
    const codings = ['gzip', 'br', 'deflate'] as const;
    const { text } = await readWire(await runWith({ kind: 'encode', codings }), LAST_REQUEST);
    expect(text).toContain('content-encoding: gzip, br, deflate\r\n');
    const bytes = Buffer.from(bodyOf(text), 'latin1');
    expect(gunzipSync(brotliDecompressSync(inflateSync(bytes))).toString()).toBe(BODY);
  });

  it('answers 500 for its own defect', async () => {
    const rewrite = () => {
      throw new Error('a bug in the test');
    };
    const answer = await fetch(await runWith({ kind: 'rewrite-text', rewrite }));
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('a bug in the test')]);
  });
});

describe('a fault that leads to another', () => {
  it('delays the answer', async () => {
    const origin = await runWith({ kind: 'delay', ms: 400 });
    expect(await readWire(origin, { forMs: 100 })).toEqual({ text: '', end: 'open' });
    expect(await (await fetch(origin)).text()).toBe(BODY);
  });

  it('holds the answer until something else has happened', async () => {
    const happened = Promise.withResolvers<void>();
    const origin = await runWith({ kind: 'hold', until: () => happened.promise });
    expect(await readWire(origin, { forMs: 100 })).toEqual({ text: '', end: 'open' });
    happened.resolve();
    expect(await (await fetch(origin)).text()).toBe(BODY);
  });

  it('stores what was asked for, and reports it as failed', async () => {
    const state = aPlatformState({ teams: [{ id: '31', name: 'payments', repositoryIds: [] }] });
    const faults: FaultRule[] = [{ fault: { kind: 'stored-then', next: { kind: 'status', status: 502 } } }];
    const platform = await runPlatform(state, undefined, { faults });
    expect((await platform.send('DELETE', '/api/permissions/v2/deployments/42/teams/31')).status).toBe(502);
    expect(state.teams).toEqual([]);
  });
});

describe('the plan of faults', () => {
  const fault: Fault = { kind: 'never-answer' };
  const request = { method: 'GET', path: '/a/b' };
  const met = (rule: Omit<FaultRule, 'fault'>) => {
    const plan = createFaultPlan([{ ...rule, fault }]);
    return [1, 2, 3, 4, 5].filter(() => plan.take(request, 'read') !== undefined);
  };

  it.each<[Omit<FaultRule, 'fault'>, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ nth: 2 }, [2]],
    [{ times: 2 }, [1, 2]],
    [{ nth: 2, times: 3 }, [2, 3, 4]],
    [{ match: { method: 'GET', path: '/a', operation: 'read' }, nth: 1 }, [1]],
    [{ match: { path: /b$/ }, nth: 5 }, [5]],
    [{ match: { method: 'POST' } }, []],
    [{ match: { path: '/c' } }, []],
    [{ match: { path: /^b/ } }, []],
    [{ match: { operation: 'list' } }, []],
  ])('with %j applies to the requests %j', (rule, expected) => {
    expect(met(rule)).toEqual(expected);
  });

  it('lets the earliest rule win, while the others continue to count', () => {
    const plan = createFaultPlan([
      { times: 1, fault: { kind: 'status', status: 500 } },
      { nth: 2, fault: { kind: 'status', status: 502 } },
    ]);
    const taken = [1, 2, 3].map(() => plan.take(request, undefined));
    expect(taken).toEqual([{ kind: 'status', status: 500 }, { kind: 'status', status: 502 }, undefined]);
  });

  it('can be changed while the server runs, and limited to an operation', async () => {
    const state = aPlatformState({ scans: [aScan()], issues: [anIssue({ rule: aRule({ id: 'found' }) })] });
    const platform = await runPlatform(state);
    const statuses = async () => {
      const search = await platform.send('POST', '/api/agent/deployments/42/issues/search', {});
      const scan = await platform.send('GET', '/api/v1/deployments/42/scan/9001');
      return [search.status, scan.status];
    };
    platform.faults.add({ match: { operation: 'read-scan' }, fault: { kind: 'status', status: 503 } });
    expect(await statuses()).toEqual([200, 503]);
    platform.faults.clear();
    expect(await statuses()).toEqual([200, 200]);
  });
});
