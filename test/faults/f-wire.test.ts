import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { selfSigned } from '../build/self-signed.ts';
import { type BuiltOptions, runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { at, expectRun } from './harness/expect-run.ts';

/** A large answer takes a busy machine many seconds. */
const PATIENT = { 'wait-timeout': '2m' } as const;
const SOON = { RANDOM: '0.02' } as const;
const RAW_JSON = '{"scans":[],"cursor":""}';

describe.concurrent('F. transport: connections and bodies', () => {
  test.each([
    // A fixed port, because another run may use a port that was just free.
    ['nothing listens', { 'base-url': 'http://127.0.0.1:9' }],
    ['the name is unknown', { 'base-url': 'https://no-such-host.invalid', 'request-timeout': '500ms' }],
  ])('F11 ends as network when %s', async (_what, inputs) => {
    await expectRun({ ...unproven('network'), outputs: { requests: '4' } }, { inputs, trace: SOON });
  });

  test.each([
    ['self-signed', {}, false],
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

  test.each([301, 302, 303, 307, 308] as const)('F15 does not follow a %i to another origin', async (code) => {
    const faults: BuiltOptions['faults'] = ({ trap }) =>
      at('search-issues', { kind: 'redirect', status: code, location: `${trap.origin}/api` });
    await expectRun({ ...unproven('redirect'), trapHits: 0 }, { faults });
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

  test('F18 refuses an answer of a million members', async () => {
    const body = `{${Array.from({ length: 1_000_000 }, (_, index) => `"${index}":0`).join(',')}}`;
    // The run is a process of its own: in this process it would hold up other runs.
    const run = await runBuilt({ faults: at('list-scans', { kind: 'replace-body', body }), inputs: PATIENT });
    expect(run).toMatchObject(unproven('contract'));
    expect(run.requests).toHaveLength(1);
  });
});

function runOverTls(parts: Parameters<typeof selfSigned>[0], isTrusted: boolean, server: object = {}) {
  return runBuilt({ tls: { ...selfSigned(parts), ...server }, isTrusted });
}
