import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { selfSigned } from '../build/self-signed.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';
import { at, inTurn } from './harness/in-turn.ts';
import { lists } from './harness/worlds.ts';

const { 'over-limit': overLimit } = SCENARIOS;
/** Time limits that cut a hanging answer soon. */
const IMPATIENT = { 'request-timeout': '500ms' } as const;
/** A large answer takes a busy machine many seconds. */
const PATIENT = { 'wait-timeout': '2m' } as const;
/** Short pauses before a request is sent again. */
const SOON = { RANDOM: '0.02' } as const;
const RAW_JSON = '{"scans":[],"cursor":""}';

describe.concurrent('F. transport: connections and bodies', () => {
  const CONNECTION: readonly (readonly [string, Fault])[] = [
    ['reset before headers', { kind: 'reset-before-headers' }],
    ['reset in the middle of the body', { kind: 'reset-mid-body' }],
    ['closed without an answer', { kind: 'raw', bytes: '' }],
  ];

  test.each(inTurn(CONNECTION))(
    'F11 repeats after a connection that was %s, then ends as network',
    async (_what, fault, operations) => {
      for (const operation of operations) {
        await expectRun(
          { ...pass, outputs: { requests: '9' } },
          { faults: at(operation, fault, { nth: 1 }), trace: SOON },
        );
        const run = await runFault({ faults: at(operation, fault), trace: SOON });
        expect(run.exitCode).toBe(2);
        expect(['network', 'budget']).toContain(run.reason);
      }
    },
  );

  test('F11 passes when kept-alive connections are reset between two requests', async () => {
    await expectRun(pass, { faults: [{ fault: { kind: 'reset-after-answer' } }] });
    await expectRun(
      { exitCode: 1 },
      { platform: overLimit, faults: [{ fault: { kind: 'reset-after-answer', afterMs: 5 } }] },
    );
  });

  test.each([
    // Not a port that was free a moment ago: another run may use it by now.
    ['nothing listens', { 'base-url': 'http://127.0.0.1:9' }],
    ['the name is not known', { 'base-url': 'https://no-such-host.invalid', ...IMPATIENT }],
  ])('F11 ends as network when %s', async (_what, inputs) => {
    await expectRun({ ...unproven('network'), outputs: { requests: '4' } }, { inputs, trace: SOON });
  });

  test.each([
    ['signed by nobody', {}, false],
    ['expired', { notAfterMs: Date.now() - 60_000 }, true],
    ['not valid yet', { notBeforeMs: Date.now() + 3_600_000 }, true],
    ['for another host', { names: ['other.example'] }, true],
  ])('F12 does not trust a certificate that is %s', async (_what, parts, isKnown) => {
    const run = await runOverTls(parts, isKnown);
    expect(run).toMatchObject({ ...unproven('tls'), requests: [], outputs: { requests: '1' } });
  });

  test('F12 trusts a certificate that the runner knows', async () => {
    expect(await runOverTls({}, true)).toMatchObject(pass);
  });

  test.each(['TLSv1', 'TLSv1.1'] as const)('F12 does not use %s', async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const run = await runOverTls({}, true, old);
    expect(run).toMatchObject({ ...unproven('tls'), requests: [], outputs: { requests: '1' } });
  });

  const HANGING: readonly (readonly [string, Fault])[] = [
    ['never comes', { kind: 'never-answer' }],
    ['stops after its headers', { kind: 'stall-after-headers' }],
    ['drips', { kind: 'drip', bytesPerSecond: 10 }],
  ];
  test.each(inTurn(HANGING))('F13 cuts an answer that %s, and asks again', async (_what, fault, operations) => {
    for (const operation of operations) {
      const faults = at(operation, fault, { nth: 1 });
      await expectRun(pass, { faults, inputs: { 'request-timeout': '3s' }, trace: SOON });
    }
    const run = await expectRun(unproven('network'), {
      faults: at('list-scans', fault),
      inputs: IMPATIENT,
      trace: SOON,
    });
    expect(lists(run)).toHaveLength(4);
  });

  const CUT: readonly (readonly [string, Fault])[] = [
    ['cut after an empty page', { kind: 'cut-chunked', prefix: '{"groups":[],"scans":[],"cursor":""}' }],
    ['shorter than its length', { kind: 'short-body' }],
    ['cut after a valid beginning', { kind: 'cut-chunked' }],
  ];
  test.each(inTurn(CUT))('F14 retries a body that is %s, and never reads it', async (_what, fault, operations) => {
    for (const operation of operations) {
      await expectRun(pass, { faults: at(operation, fault, { nth: 1 }), trace: SOON });
    }
    const run = await runFault({ platform: overLimit, faults: at('search-issues', fault), trace: SOON });
    expect(run.exitCode).toBe(2);
    expect(['network', 'budget']).toContain(run.reason);
  });

  const REDIRECTS = [[302], [301], [303], [307], [308]] as const;
  test.each(inTurn(REDIRECTS))('F15 does not follow a %i', async (code, operations) => {
    for (const operation of operations) {
      const redirect = (location: string) => ({ kind: 'redirect', status: code, location }) as const;
      const outcome = { ...unproven('redirect'), trapHits: 0 };
      await expectRun(outcome, { faults: ({ trap }) => at(operation, redirect(`${trap.origin}/api`)) });
    }
    const here = await expectRun(unproven('redirect'), {
      faults: at('list-scans', { kind: 'redirect', status: code, location: '/api/v1/elsewhere' }),
    });
    expect(here.requests).toHaveLength(1);
  });

  const UNREADABLE: readonly (readonly [string, string | Uint8Array])[] = [
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['a byte order mark', `\ufeff${RAW_JSON}`],
    ['UTF-16', Buffer.from(RAW_JSON, 'utf16le')],
    ['invalid UTF-8', Buffer.concat([Buffer.from('{"cursor":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])],
    ['nothing', ''],
    ['a guard before the JSON', `)]}'\n${RAW_JSON}`],
    ['two values', `${RAW_JSON}${RAW_JSON}`],
    ['a comment', `${RAW_JSON}// end`],
    ['a trailing comma', '{"scans":[],}'],
    ['single quotes', "{'scans':[]}"],
    ['a control character', '{"cursor":"\u0001"}'],
  ];
  test.each(inTurn(UNREADABLE))('F16 does not read %s as an answer', async (_what, body, operations) => {
    for (const operation of operations) {
      await expectRun(unproven('contract'), { faults: at(operation, { kind: 'replace-body', body }) });
    }
  });

  test('F16 reads exactly the expected JSON whatever its content type says', async () => {
    const headers = { 'content-type': 'text/plain' };
    await expectRun(pass, { faults: [{ fault: { kind: 'headers', headers } }] });
  });

  test.each([['gzip'], ['br']] as const)('F17 reads %s', async (coding) => {
    await expectRun(pass, { faults: [{ fault: { kind: 'encode', codings: [coding] } }] });
  });

  const CODINGS: readonly (readonly [string, Fault])[] = [
    ['fifty layers', { kind: 'encode', codings: Array.from({ length: 50 }, () => 'gzip' as const) }],
    ['two layers', { kind: 'encode', codings: ['gzip', 'br'] }],
    ['a coding that nobody asked for', { kind: 'encode', codings: ['deflate'] }],
    ['a content coding that was not applied', { kind: 'headers', headers: { 'content-encoding': 'gzip' } }],
    ['an unknown coding', { kind: 'headers', headers: { 'content-encoding': 'zstd' } }],
  ];
  test.each(inTurn(CODINGS))('F17 refuses %s', async (_what, fault, operations) => {
    for (const operation of operations) await expectRun(unproven('contract'), { faults: at(operation, fault) });
  });

  test('F17 refuses a compression bomb, and compressed text that is cut', async () => {
    const bomb = await runBuilt({
      faults: at('list-scans', { kind: 'bomb', coding: 'gzip', decodedBytes: 200_000_000 }),
      inputs: PATIENT,
    });
    expect(bomb).toMatchObject(unproven('too-large'));
    expect(bomb.rssMib).toBeLessThan(256);
    const cut = gzipSync(RAW_JSON).subarray(0, 20);
    const headers = { 'content-encoding': 'gzip', 'content-length': String(cut.length) };
    const run = await runFault({ faults: at('list-scans', { kind: 'replace-body', body: cut, headers }) });
    expect(run.exitCode).toBe(2);
    expect(['contract', 'network']).toContain(run.reason);
  });

  test.each<readonly [string, string, string]>([
    ['17 MB', 'too-large', `{"cursor":"${'x'.repeat(17 * 1024 * 1024)}"}`],
    ['10,000 levels', 'contract', `{"scans":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a million members', 'contract', `{${Array.from({ length: 1_000_000 }, (_, index) => `"${index}":0`).join(',')}}`],
  ])('F18 refuses an answer of %s', async (_what, reason, body) => {
    // A process: it would hold up other runs of this one.
    const run = await runBuilt({ faults: at('list-scans', { kind: 'replace-body', body }), inputs: PATIENT });
    expect(run).toMatchObject(unproven(reason));
    expect(lists(run)).toHaveLength(1);
  });

  const answer = (headers: readonly string[], body: string): Fault => ({
    kind: 'raw',
    bytes: `HTTP/1.1 200 OK\r\n${headers.join('\r\n')}\r\n\r\n${body}`,
  });
  test.each<readonly [string, Fault]>([
    ['endless interim answers', { kind: 'endless-1xx' }],
    ['a header of 64 KiB', answer(['x-a: '.padEnd(65_536, 'a'), 'content-length: 2'], '{}')],
    ['two lengths', answer(['content-length: 2', 'content-length: 24'], RAW_JSON)],
    ['bytes that are not HTTP', { kind: 'raw', bytes: 'SSH-2.0-OpenSSH_9.6\r\n' }],
    ['a length that is not a number', answer(['content-length: x'], RAW_JSON)],
    ['a length and chunks', answer(['content-length: 5', 'transfer-encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n')],
  ])('F19 ends as network after %s', async (_what, fault) => {
    await expectTold(unproven('network'), { faults: at('list-scans', fault), inputs: IMPATIENT, trace: SOON });
  });
});

function runOverTls(parts: Parameters<typeof selfSigned>[0], isTrusted: boolean, server: object = {}) {
  return runBuilt({ tls: { ...selfSigned(parts), ...server }, isTrusted });
}
