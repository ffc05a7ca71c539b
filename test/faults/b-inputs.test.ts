import { describe, expect, test } from 'vitest';
import { pullRequestEvent } from '../../demo/events.ts';
import { selfSigned } from '../build/self-signed.ts';
import { type BuiltOptions, runBuilt } from '../run/built-gate.ts';
import { type GateRun, operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { startProxy } from '../run/proxy.ts';
import { expectRun } from './harness/expect-run.ts';

const OVER_TLS = { tls: selfSigned(), isTrusted: true } as const;

async function refused(inputs: Readonly<Record<string, string>>, options: BuiltOptions = {}): Promise<GateRun> {
  const outcome = { exitCode: 3, verdict: 'inconclusive', reason: 'config', requests: [], githubRequests: [] };
  const run = await expectRun(outcome, { ...options, inputs });
  for (const name of Object.keys(inputs)) expect(run.stdout).toContain(name);
  return run;
}

describe.concurrent('B. inputs', () => {
  test.each(['here', 'fork'] as const)('B1 sends nothing without an API token, and says why: %s', async (from) => {
    const outcome = { ...unproven('no-token'), requests: [], githubRequests: [] };
    const run = await expectRun(outcome, { event: pullRequestEvent(from), inputs: { 'api-token': '' } });
    expect(run.stdout).toMatch(/fork or Dependabot/);
  });

  test.each([
    ...['abcdefgh\nijkl-0123', 'abcdefgh\r\nx-other: 1', 'has spaces inside of it', 'tökén-0123456789', 'x'],
    ...['k'.repeat(10_240), ' leading-blank-0123456789', 'control-\u0007-character'],
  ])('B2 refuses an impossible token, and does not print it (%#)', async (token) => {
    const run = await refused({ 'api-token': token });
    expect(run.stdout).toContain('input api-token: ');
    const shown = run.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    if (token.length > 1) expect(shown.join('\n')).not.toContain(token.slice(0, 12));
  });

  test('B2 accepts a token of 8,000 characters, and masks it', async () => {
    const token = 'eyJ0'.repeat(2_000);
    await expectRun(pass, {
      inputs: { 'api-token': token },
      prepare: ({ platformState }) => {
        platformState.tokens = [{ token, webApi: true, scheme: 'api-token' }];
      },
    });
  });

  test('B3 refuses an unknown input, and names the most similar one', async () => {
    expect((await refused({ 'max-critcal': '0' })).stdout).toContain('did you mean max-critical?');
  });

  const NUMBERS = 'max-critical max-high max-medium max-low max-unrated deployment-id repository-id page-size';
  test.each([
    ...['abc', '-1', '1e3', '0x10', '1.5', '５', '9223372036854775808', 'NaN', 'null', '01', '+1', '1_000', '1 2'],
  ])('B4 refuses %j as a number', async (text) => {
    await refused(inAll(NUMBERS, text), { tolerates: text === 'NaN' ? ['plain words'] : [] });
  });

  test.each(['yes', '1', 'on', 'TRUE', 'truthy', '0'])('B5 refuses %j as a boolean', async (text) => {
    await refused({ summary: text });
  });

  const BLANK =
    'repository discovery-timeout wait-timeout poll-interval request-timeout page-size states baseline mode comment summary merge-queue';
  test('B5 reads a blank boolean as its default, and every other setting that has one', async () => {
    const inputs = inAll(BLANK, ' ');
    const run = await expectRun({ ...fail, outputs: { high: '8' } }, { platform: 'over-limit', inputs });
    expect(run.summary).toContain('❌ Findings Gate: ');
  });

  test.each([
    ...['-5s', '5', '1e9s', '7h', '21601s', '1.5h', '5 m', '5M', 'm', '１s', '01s', '1h30m', '99999999999s', '1d'],
  ])('B6 refuses %j as a duration', async (text) => {
    await refused(inAll('wait-timeout discovery-timeout poll-interval request-timeout', text));
  });

  test.each([
    ['a finished scan', 'clean', pass, { 'list-scans': 1, 'read-scan': 1, 'search-issues': 6 }],
    ['a running scan', 'still-running', unproven('scan-running'), { 'list-scans': 1 }],
    ['no scan, in the last day and in 30 days', 'never-appears', unproven('no-scan'), { 'list-scans': 2 }],
    ['a failed scan', 'scan-failed', unproven('scan-failed'), { 'list-scans': 1 }],
  ] as const)('B6 requests once when the time to wait is zero: %s', async (_what, platform, outcome, asked) => {
    const run = await expectRun(outcome, { platform, inputs: { 'wait-timeout': '0s' } });
    expect(operationsOf(run.requests)).toEqual(asked);
  });

  test.each(['code, sast', 'code, code', 'CODE', 'code; secrets', 'code, secret', '*'])(
    'B7 refuses the required products %j',
    async (products) => {
      await refused({ 'required-products': products });
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
    await refused({ 'base-url': url }, { secrets: ['secret-password'] });
  });

  test.each(['/', '/some/prefix', '/some/prefix/'])(
    'B18 accepts a base-url that ends in %s, and keeps its path in requests and links',
    async (path) => {
      const basePath = path.replace(/\/$/, '');
      const run = await expectRun(fail, {
        platform: 'over-limit',
        ...OVER_TLS,
        basePath,
        prepare: ({ platform, step }) => void Object.assign(step.inputs, { 'base-url': platform.origin + path }),
      });
      expect(run.requests).toHaveLength(9);
      expect(run.requests.filter((request) => !request.path.startsWith(`${basePath}/api/`))).toEqual([]);
      expect(run.report.scans[0]!.url).toBe(`${run.platformOrigin}${basePath}/orgs/-/projects/101/scans/184467501`);
    },
  );

  test('B17 sends nothing while certificate checks are switched off', async () => {
    const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const run = await runBuilt({ env, ...OVER_TLS });
    expect(run).toMatchObject({ ...unproven('tls'), requests: [], outputs: { requests: '0' } });
  });

  test.each(['https_proxy', 'HTTPS_PROXY'])(
    'B20 uses the proxy of %s with its own credential, and never shows its password',
    async (name) => {
      const { run, asked } = await runBehindProxy((address) => ({ [name]: address }));
      expect(run).toMatchObject(pass);
      expect(run.requests).toHaveLength(8);
      const credential = `Basic ${Buffer.from(`gate:${PASSWORD}`).toString('base64')}`;
      expect([...new Set(asked.map((each) => each.credential))]).toEqual([credential]);
      expect(run.comments).toHaveLength(1);
    },
  );

  test.each([407, 502])('B20 reports a proxy that answers %i, without its password', async (refusal) => {
    const { run } = await runBehindProxy((address) => ({ https_proxy: address, RUNNER_DEBUG: '1' }), refusal);
    expect(run).toMatchObject({ ...unproven('network'), requests: [] });
    expect(run.stdout).toContain(`(${refusal})`);
  });

  test.each([{ no_proxy: '127.0.0.1' }, { NO_PROXY: 'findings.example,127.0.0.1' }, { NO_PROXY: '*' }])(
    'B20 does not use the proxy for hosts of %j',
    async (none) => {
      const { run, asked } = await runBehindProxy((address) => ({ https_proxy: address, ...none }));
      expect(run).toMatchObject(pass);
      expect(asked).toEqual([]);
    },
  );

  test.each(['http://', 'pass word', 'http://user:pass@:0x'])('B20 refuses the proxy address %j', async (address) => {
    for (const env of [{ http_proxy: address }, { HTTPS_PROXY: address }]) {
      const outcome = { exitCode: 3, reason: 'config', requests: [] };
      await expectRun(outcome, { env, ...OVER_TLS, tolerates: ['own origins'] });
    }
  });
});

const PASSWORD = 'pr0xy pass/w=rd+1';

/** Sets each of these inputs to the same text: a refusal names all wrong inputs. */
function inAll(names: string, text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, text]));
}

async function runBehindProxy(env: (address: string) => Record<string, string>, refusal?: number) {
  const proxy = await startProxy(refusal);
  const login = { username: 'gate', password: encodeURIComponent(PASSWORD) };
  const { href } = Object.assign(new URL(`http://${proxy.host}`), login);
  try {
    // The gate sends a refused request again, and must give up soon.
    const inputs = { comment: 'always', ...(refusal === undefined ? {} : { 'request-timeout': '800ms' }) };
    const secrets = [PASSWORD, login.password, `gate:${PASSWORD}`];
    const run = await runBuilt({ env: env(href), inputs, ...OVER_TLS, secrets });
    return { run, asked: proxy.asked };
  } finally {
    await proxy.close();
  }
}
