import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { selfSigned } from '../build/self-signed.ts';
import { type BuiltOptions, runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { startProxy } from '../run/proxy.ts';
import { once } from './harness/once.ts';

const { 'still-running': stillRunning } = SCENARIOS;

async function refused(options: BuiltOptions): Promise<GateRun> {
  const run = await runFault(options);
  expect(run).toMatchObject({ exitCode: 3, verdict: 'inconclusive', reason: 'config' });
  expect([run.requests, run.githubRequests]).toEqual([[], []]);
  return run;
}

describe.concurrent('B. inputs', () => {
  test('B1 sends nothing without an API token, and says which workflows get no secrets', async () => {
    const run = await runFault({ inputs: { 'api-token': '' } });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'no-token' });
    expect([run.requests, run.githubRequests]).toEqual([[], []]);
    expect(run.stdout).toMatch(/fork or Dependabot/);
  });

  test.each([
    'abcdefgh\nijkl-0123',
    'abcdefgh\r\nx-other: 1',
    'has spaces inside of it',
    'tökén-0123456789',
    'x',
    'k'.repeat(10_240),
    ' leading-blank-0123456789',
  ])('B2 refuses an impossible token, and does not print it (%#)', async (token) => {
    const run = await refused({ inputs: { 'api-token': token } });
    const shown = run.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    if (token.length > 1) expect(shown.join('\n')).not.toContain(token.slice(0, 12));
    expect(shown.join('\n')).toContain('api-token');
  });

  test('B2 accepts a token of 8,000 characters, and masks it', async () => {
    const token = 'eyJ0'.repeat(2_000);
    const run = await runFault({
      inputs: { 'api-token': token },
      prepare: ({ platformState }) => {
        platformState.tokens = [{ token, webApi: true, scheme: 'api-token' }];
      },
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test.each([
    ['max-critcal', 'max-critical'],
    ['wait-time-out', 'wait-timeout'],
    ['apitoken', 'api-token'],
  ])('B3 refuses the unknown input %s and names %s', async (name, meant) => {
    const run = await refused({ inputs: { [name]: '0' } });
    expect(run.stdout).toContain(`did you mean ${meant}?`);
  });

  const NO_NUMBERS = [
    'abc',
    '-1',
    '1e3',
    '0x10',
    '1.5',
    '５',
    '99999999999999999999',
    'NaN',
    'null',
    '01',
    '+1',
    '1_000',
    'Infinity',
    '1 2',
  ];
  const NUMBERS = ['max-critical', 'max-high', 'max-unrated', 'deployment-id', 'repository-id', 'page-size'];
  const noNumbers = NO_NUMBERS.map((text) =>
    once(() => refused({ inputs: inAll(NUMBERS, text), tolerates: text === 'NaN' ? ['plain words'] : [] })),
  );
  test.each(NUMBERS)('B4 refuses everything that is not a plain number: %s', async (input) => {
    for (const [index, run] of noNumbers.entries())
      expect((await run()).stdout, NO_NUMBERS[index]).toContain(`input ${input}: `);
  });

  test.each(['yes', '1', 'on', 'TRUE', 'truthy', '0'])('B5 refuses %j as a boolean', async (text) => {
    await refused({ inputs: { summary: text } });
  });

  test('B5 reads a blank boolean as its default', async () => {
    expect((await runFault({ inputs: { summary: ' ' } })).summary).toContain('✅ Findings Gate: ');
  });

  const DURATIONS = ['wait-timeout', 'discovery-timeout', 'poll-interval', 'request-timeout'];
  const NO_DURATIONS = ['-5s', '5', '1e9s', '7h', '361m', '1.5h', '5 m', '5M', '１s', '99999999999s'];
  const noDurations = NO_DURATIONS.map((text) => once(() => refused({ inputs: inAll(DURATIONS, text) })));
  test.each(DURATIONS)('B6 refuses what is not a duration: %s', async (input) => {
    for (const [index, run] of noDurations.entries())
      expect((await run()).stdout, NO_DURATIONS[index]).toContain(`input ${input}: `);
  });

  test('B6 asks once when the time to wait is zero', async () => {
    const run = await runFault({ platform: stillRunning, inputs: { 'wait-timeout': '0s' } });
    expect(run).toMatchObject({ exitCode: 2, reason: 'scan-running' });
    expect(run.requests.map(({ operation }) => operation)).toEqual(['list-scans']);
  });

  test.each(['code, sast', 'code, code', 'CODE', 'code; secrets', '*'])(
    'B7 refuses the required products %j',
    async (products) => {
      await refused({ inputs: { 'required-products': products } });
    },
  );

  test.each([
    ['the platform is plain http', 'http://findings.example.com'],
    ['link-local metadata', 'http://169.254.169.254'],
    ['a name and a password', 'https://user:secret-password@findings.example.com'],
    ['a query', 'https://findings.example.com/?a=b'],
    ['a fragment', 'https://findings.example.com/#a'],
    ['dots after the path', 'https://findings.example.com/api/..'],
    ['no scheme', 'findings.example.com'],
    ['another scheme', 'ftp://findings.example.com'],
    ['a host that only begins like loopback', 'http://127.0.0.1.evil.example'],
    ['a backslash', 'https:\\\\findings.example.com'],
    ['nothing but a scheme', 'https://'],
  ])('B18 refuses a base-url with %s', async (_what, url) => {
    const run = await refused({ inputs: { 'base-url': url } });
    expect(run.stdout).not.toContain('secret-password');
  });

  test.each(['/', '/some/prefix', '/some/prefix/'])('B18 accepts a base-url that ends in %s', async (path) => {
    const run = await runFault({
      prepare: (stage) => {
        Object.assign(stage.step.inputs, { 'base-url': stage.platform.origin + path });
      },
      through: (handler) => (request) => handler({ ...request, path: request.path.replace('/some/prefix', '') }),
      tolerates: path === '/' ? [] : ['own origins'],
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(run.requests.every((request) => request.path.startsWith(`${path.replace(/\/$/, '')}/api/`))).toBe(true);
  });

  test('B17 sends nothing while certificate checks are switched off', async () => {
    const run = await runBuilt({ env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } });
    expect(run).toMatchObject({ exitCode: 2, reason: 'tls', requests: [] });
  });

  test.each(['https_proxy', 'HTTPS_PROXY'])(
    'B20 goes through the proxy of %s, and never shows its password',
    async (name) => {
      const { run, hits } = await runBehindProxy(undefined, (address) => ({ [name]: address }));
      expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
      expect(hits).toBeGreaterThan(0);
      expect(run.comments).toHaveLength(1);
    },
  );

  test('B20 reports a proxy that fails, without its password', async () => {
    const { run } = await runBehindProxy(502, (address) => ({ https_proxy: address }));
    expect(run).toMatchObject({ exitCode: 2, reason: 'network' });
  });

  test('B20 does not use the proxy for hosts of NO_PROXY', async () => {
    const { run, hits } = await runBehindProxy(undefined, (address) => ({
      https_proxy: address,
      no_proxy: '127.0.0.1',
    }));
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(hits).toBe(0);
  });

  test.each(['http://', 'pass word', 'http://user:pass@:0x'])('B20 refuses the proxy address %j', async (address) => {
    const run = await runFault({ env: { http_proxy: address }, tolerates: ['own origins'] });
    expect(run.exitCode).toBeGreaterThan(1);
    expect(run.requests).toEqual([]);
  });
});

/** The same text in each of these inputs: a refusal names all that are wrong. */
function inAll(names: readonly string[], text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, text]));
}

async function runBehindProxy(refusal: number | undefined, env: (address: string) => Record<string, string>) {
  const proxy = await startProxy(refusal);
  const login = { username: 'gate', password: 'pr0xy%20pass/w=rd+1' };
  const { href } = Object.assign(new URL(`http://${proxy.host}`), login);
  try {
    const inputs = { comment: 'always', 'request-timeout': '800ms' };
    const run = await runBuilt({ env: env(href), inputs, tls: selfSigned(), isTrusted: true });
    return { run, hits: proxy.asked.length };
  } finally {
    await proxy.close();
  }
}
