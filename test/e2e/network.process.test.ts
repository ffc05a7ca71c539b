import { describe, expect, it } from 'vitest';
import { selfSigned } from '../build/self-signed.ts';
import { type BuiltOptions, runBuilt } from '../run/built-gate.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { startProxy } from '../run/proxy.ts';

const PASS = [0, 'pass', ''];
const PASSWORD = 'proxy-p@ss/word-1234';
const TLS_FAILED = [2, 'inconclusive', 'tls'];
const DAY_MS = 86_400_000;

/** Runs with the platform behind TLS, with a certificate that Node is set to trust. */
function runTrusting(tls: ReturnType<typeof selfSigned>, options: BuiltOptions = {}): Promise<GateRun> {
  return runBuilt({ ...options, tls, isTrusted: true });
}

describe('TLS', { concurrent: true }, () => {
  it('is trusted with a certificate of NODE_EXTRA_CA_CERTS', async () => {
    expect(outcomeOf(await runTrusting(selfSigned()))).toEqual(PASS);
  });

  it.each<[string, Parameters<typeof selfSigned>[0]]>([
    ['that is for another host', { names: ['findings.example'] }],
    ['that has expired', { notBeforeMs: Date.now() - 9 * DAY_MS, notAfterMs: Date.now() - DAY_MS }],
  ])('is refused at once with a certificate %s', async (_which, parts) => {
    const run = await runTrusting(selfSigned(parts));
    expect([...outcomeOf(run), run.outputs.requests, run.requests]).toEqual([...TLS_FAILED, '1', []]);
  });

  it('is not used at all when certificate checks are switched off', async () => {
    const run = await runTrusting(selfSigned(), { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } });
    expect([...outcomeOf(run), run.outputs.requests]).toEqual([...TLS_FAILED, '0']);
  });
});

describe('a proxy', { concurrent: true }, () => {
  const secrets = [PASSWORD, encodeURIComponent(PASSWORD), `me:${PASSWORD}`];
  const address = (host: string) => `http://me:${encodeURIComponent(PASSWORD)}@${host}`;

  it.each(['HTTPS_PROXY', 'https_proxy'])(
    'from %s gets the requests to the platform, and its own credential',
    async (variable) => {
      const proxy = await startProxy();
      const run = await runTrusting(selfSigned(), { env: { [variable]: address(proxy.host) }, secrets });
      await proxy.close();
      expect([...outcomeOf(run), run.requests.length]).toEqual([...PASS, 8]);
      const credential = `Basic ${Buffer.from(`me:${PASSWORD}`).toString('base64')}`;
      expect(proxy.asked.length).toBeGreaterThan(0);
      expect(proxy.asked.filter((each) => each.credential !== credential)).toEqual([]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['is not used for the hosts of NO_PROXY', { NO_PROXY: 'findings.example,127.0.0.1' }],
    ['is not used where NO_PROXY names all hosts', { NO_PROXY: '*' }],
    ['is not used for the hosts of no_proxy', { no_proxy: '127.0.0.1' }],
  ])('%s', async (_what, env) => {
    const proxy = await startProxy();
    const run = await runTrusting(selfSigned(), { env: { HTTPS_PROXY: address(proxy.host), ...env }, secrets });
    await proxy.close();
    expect([...outcomeOf(run), proxy.asked]).toEqual([...PASS, []]);
  });

  it.each([407, 502])('that answers %i ends as network, and its password is not shown anywhere', async (status) => {
    const proxy = await startProxy(status);
    const run = await runTrusting(selfSigned(), {
      env: { HTTPS_PROXY: address(proxy.host), RUNNER_DEBUG: '1' },
      secrets,
    });
    await proxy.close();
    expect([...outcomeOf(run), run.requests]).toEqual([2, 'inconclusive', 'network', []]);
  });

  it('with an address that cannot be read is a wrong setting', async () => {
    const run = await runTrusting(selfSigned(), { env: { HTTPS_PROXY: 'not an address' } });
    expect(outcomeOf(run)).toEqual([3, 'inconclusive', 'config']);
  });
});

describe('a base address', { concurrent: true }, () => {
  it('may have a path, which is kept in requests and links', async () => {
    const run = await runTrusting(selfSigned(), { platform: 'over-limit', basePath: '/security/findings' });
    expect([...outcomeOf(run), run.requests.length]).toEqual([1, 'fail', '', 9]);
    expect(run.requests.filter(({ path }) => !path.startsWith('/security/findings/api/'))).toEqual([]);
    expect(run.report.scans[0]!.url).toMatch(
      /^https:\/\/127\.0\.0\.1:\d+\/security\/findings\/orgs\/-\/projects\/101\/scans\/184467501$/,
    );
  });

  it.each(['', '/security/findings'])('may end in a slash (%s/)', async (basePath) => {
    const run = await runGate({
      basePath,
      prepare: ({ platform, step }) => {
        Object.assign(step.inputs, { 'base-url': `${platform.origin}${basePath}/` });
      },
    });
    expect(outcomeOf(run)).toEqual(PASS);
  });
});
