import { describe, expect, it } from 'vitest';
import type { Fault } from '../../emulator/faults/faults.ts';
import type { Operation } from '../../emulator/platform.ts';
import { operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { failing } from '../run/platforms.ts';

const PASS = [0, 'pass', ''];
const OPERATIONS: readonly Operation[] = ['list-scans', 'read-scan', 'search-issues'];
const inconclusive = (reason: string) => [2, 'inconclusive', reason];
const status = (code: number, headers: Record<string, string> = {}): Fault => ({
  kind: 'status',
  status: code,
  headers,
});

describe('a request that goes wrong once', { concurrent: true }, () => {
  const faults: readonly [string, Fault][] = [
    ...[500, 502, 503, 504, 408, 425, 429].map((code): [string, Fault] => [`is answered ${code}`, status(code)]),
    ['is reset before the answer', { kind: 'reset-before-headers' }],
    ['is reset in the middle of the answer', { kind: 'reset-mid-body' }],
    ['gets fewer bytes than promised', { kind: 'short-body' }],
    ['is cut after what looks like a whole answer', { kind: 'cut-chunked', prefix: '{"groups":[],"scans":[]}' }],
  ];
  it.each(faults.flatMap(([what, fault], index) => [[what, OPERATIONS[index % 3]!, fault] as const]))(
    'does not change a pass when it %s (%s)',
    async (_what, operation, fault) => {
      const run = await runGate({ prepare: failing(operation, fault, { nth: 1 }) });
      expect([...outcomeOf(run), run.requests.length]).toEqual([...PASS, 9]);
    },
  );

  it.each(OPERATIONS)('does not change a pass when no answer comes in time (%s)', async (operation) => {
    const run = await runGate({
      inputs: { 'request-timeout': '2s' },
      prepare: failing(operation, { kind: 'never-answer' }, { nth: 1 }),
    });
    expect([...outcomeOf(run), run.requests.length]).toEqual([...PASS, 9]);
  });

  it('does not change a pass when the kept-alive connection is reset in between', async () => {
    const run = await runGate({
      platform: 'at-limit',
      inputs: { 'max-high': '3' },
      prepare: failing('list-scans', { kind: 'reset-after-answer' }),
    });
    expect(outcomeOf(run)).toEqual(PASS);
  });
});

describe('a request that always goes wrong', { concurrent: true }, () => {
  it.each<[string, Operation, Fault, string, number]>([
    ['500', 'read-scan', status(500), 'server', 4],
    ['408', 'list-scans', status(408), 'server', 4],
    ['429 without a time', 'list-scans', status(429), 'rate-limited', 4],
    ['a reset', 'read-scan', { kind: 'reset-mid-body' }, 'network', 4],
    ['a short body', 'read-scan', { kind: 'short-body' }, 'network', 4],
    ['400', 'read-scan', status(400), 'api-changed', 1],
    ['405', 'list-scans', status(405), 'api-changed', 1],
    ['409', 'list-scans', status(409), 'api-changed', 1],
    ['422', 'list-scans', status(422), 'api-changed', 1],
    ['501', 'list-scans', status(501), 'api-changed', 1],
    ['201', 'list-scans', { kind: 'status', status: 201, body: '{"scans":[]}' }, 'api-changed', 1],
    ['401', 'read-scan', status(401), 'auth', 2],
    ['403', 'list-scans', status(403), 'auth', 2],
    ['404', 'list-scans', status(404), 'not-found', 1],
    ['410', 'read-scan', status(410), 'gone', 1],
    ['a bomb', 'list-scans', { kind: 'bomb', coding: 'gzip', decodedBytes: 40 * 1024 * 1024 }, 'too-large', 1],
    ['layers of compression', 'read-scan', { kind: 'encode', codings: ['gzip', 'gzip'] }, 'contract', 1],
    [
      'bytes that are not text',
      'read-scan',
      { kind: 'replace-body', body: new Uint8Array([0xff, 0xfe, 0x7b]) },
      'contract',
      1,
    ],
    ['a header of 64 KiB', 'list-scans', { kind: 'headers', headers: { 'x-long': 'x'.repeat(65_536) } }, 'network', 4],
  ])(
    'ends with the expected reason and number of attempts: %s (%s)',
    async (_what, operation, fault, reason, times) => {
      const run = await runGate({ prepare: failing(operation, fault) });
      expect(outcomeOf(run)).toEqual(inconclusive(reason));
      expect(operationsOf(run.requests)[operation]).toBe(times);
    },
  );

  it('is not read as "no issues" when the search answers 404', async () => {
    const run = await runGate({ prepare: failing('search-issues', status(404)) });
    expect([...outcomeOf(run), run.outputs.total]).toEqual([...inconclusive('not-found'), '']);
  });

  it('ends after four attempts, each cut at its time limit, when no answer comes', async () => {
    const run = await runGate({
      inputs: { 'request-timeout': '900ms' },
      prepare: failing('list-scans', { kind: 'never-answer' }),
    });
    expect([...outcomeOf(run), run.outputs.requests]).toEqual([...inconclusive('network'), '4']);
  });

  it.each<[string, Fault]>([
    ['that stops after its headers', { kind: 'stall-after-headers' }],
    ['that drips', { kind: 'drip', bytesPerSecond: 1 }],
    ['that only sends interim answers', { kind: 'endless-1xx' }],
  ])('is cut at its time limit with an answer %s', async (_what, fault) => {
    const run = await runGate({ inputs: { 'request-timeout': '900ms' }, prepare: failing('list-scans', fault) });
    expect(outcomeOf(run)).toEqual(inconclusive('network'));
  });

  it('ends as network when nothing listens at the address', async () => {
    const run = await runGate({ inputs: { 'base-url': 'http://127.0.0.1:9' } });
    expect([...outcomeOf(run), run.requests.length]).toEqual([...inconclusive('network'), 0]);
  });
});

describe('Retry-After', { concurrent: true }, () => {
  it('in seconds is waited for', async () => {
    const run = await runGate({ prepare: failing('list-scans', status(429, { 'retry-after': '2' }), { nth: 1 }) });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.requests[1]!.atMs - run.requests[0]!.atMs).toBeGreaterThanOrEqual(2_000);
  });

  it("as a date is read by the server's own clock, even when that is an hour wrong", async () => {
    const serverTime = Date.now() - 3_600_000;
    const text = (ms: number) => new Date(ms).toUTCString();
    const headers = { date: text(serverTime), 'retry-after': text(serverTime + 2_000) };
    const run = await runGate({ prepare: failing('list-scans', status(503, headers), { nth: 1 }) });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.requests[1]!.atMs - run.requests[0]!.atMs).toBeGreaterThanOrEqual(2_000);
  });

  it.each(['-1', '0', 'soon', '120, 60', '', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'of %j is not a time: the gate uses its own pauses',
    async (value) => {
      const run = await runGate({ prepare: failing('list-scans', status(503, { 'retry-after': value }), { nth: 1 }) });
      expect([...outcomeOf(run), run.requests.length]).toEqual([...PASS, 9]);
    },
  );

  it.each(['1000000000', '7200'])(
    'of %s s is beyond the deadline: the gate says so, and does not retry early',
    async (value) => {
      const run = await runGate({ prepare: failing('list-scans', status(429, { 'retry-after': value })) });
      expect([...outcomeOf(run), run.requests.length]).toEqual([...inconclusive('rate-limited'), 1]);
      expect(run.finalLine).toMatch(/until \d{4}-\d\d-\d\dT/);
    },
  );
});

describe('a redirect', { concurrent: true }, () => {
  it.each([
    [301, 'list-scans', 'another origin'],
    [302, 'read-scan', 'the same origin'],
    [303, 'list-scans', 'the same origin'],
    [307, 'read-scan', 'another origin'],
    [308, 'search-issues', 'another origin'],
  ] as const)('(%i) of %s to %s is not followed', async (code, operation, where) => {
    const run = await runGate({
      prepare: (stage) => {
        const { origin } = where === 'another origin' ? stage.github : stage.platform;
        failing(operation, { kind: 'redirect', status: code, location: `${origin}/elsewhere` })(stage);
      },
    });
    expect(outcomeOf(run)).toEqual(inconclusive('redirect'));
    expect([...run.requests, ...run.githubRequests].filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });
});
