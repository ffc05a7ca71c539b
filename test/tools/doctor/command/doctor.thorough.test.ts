import { describe, expect, it } from 'vitest';
import { aPlatformState, aRepository, aScan, endsAs } from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import { selfSigned } from '../../../build/self-signed.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { startProxy } from '../../../run/proxy.ts';
import { clockOfToday, doctorOn, runDoctor } from './run-doctor.ts';

const SHOP = ['--repository', 'acme/shop'];
const clean = () => scenarioState('clean');

function results(connection: readonly { readonly part: string; readonly result: string }[]): Record<string, string> {
  return Object.fromEntries(connection.map(({ part, result }) => [part, result]));
}

it('doctor without trouble is ok in each part with only an address, a token and a name', async () => {
  const run = await doctorOn(clean());
  expect(run.json().connection.filter(({ result }) => result !== 'holds')).toEqual([]);
  expect(run.exitCode).toBe(0);
  expect(run.part('deployment').seen).toBe("the token's own is 42; --deployment-id was not given");
});

const status = (code: number, operation?: string): FaultRule => ({
  ...(operation === undefined ? {} : { match: { operation } }),
  fault: { kind: 'status', status: code },
});
const redirect = (location: string): FaultRule => ({ fault: { kind: 'redirect', status: 302, location } });

type Trouble = NonNullable<Parameters<typeof doctorOn>[1]> & { readonly scans?: PlatformState['scans'] };
const tokenAnd = (variables: Readonly<Record<string, string>>) => ({
  env: { FINDINGS_GATE_TOKEN: 'a-token-0123456', ...variables },
});

/** Problems and the report of each: the first part that fails, the exit code, what was seen and the next step. */
const TROUBLES: Readonly<Record<string, readonly [given: Trouble, told: RegExp]>> = {
  'a token that is not accepted': [
    { faults: [status(401)] },
    /^token, exit 2: the platform does not accept it \(401\) Next: .*Web API permission/,
  ],
  'a token that may not search issues': [
    { faults: [status(403, 'search-issues')] },
    /^token, exit 1: accepted for deployment list, scan list, scan detail; not answered: issue search \(403\) Next: .*Web API permission/,
  ],
  'an issue search that is retired': [
    { faults: [status(410, 'search-issues')] },
    /^token, exit 1: .*not answered: issue search \(410\) Next: .*retired/,
  ],
  'a token that may not list scans': [
    { faults: [status(403, 'list-scans')] },
    /^token, exit 2: accepted for deployment list; not answered: scan list \(403\) Next: .*Web API permission/,
  ],
  'a redirect to another host': [
    { faults: [redirect('https://other.example/scan/api/v1/deployments')] },
    /^address, exit 2: .*redirects \(302\), and no redirect is followed with a token Next: Set --base-url to https:\/\/other\.example\/scan\.$/,
  ],
  'a redirect to a login page': [
    { faults: [redirect('https://login.example/sso?next=/api/v1/deployments')] },
    /^address, exit 2: .*redirects \(302\).* Next: .*this one leads to login\.example\/sso, as a login page does/,
  ],
  'an HTML page instead of an API': [
    {
      faults: [
        { fault: { kind: 'replace-body', body: '<html>', headers: { 'content-type': 'text/html; charset=x' } } },
      ],
    },
    /^address, exit 2: .*answers 200, but not as the platform does \(text\/html\) Next: .*root of the platform's API/,
  ],
  'another API': [
    { faults: [{ fault: { kind: 'replace-body', body: '{"ok":true}' } }] },
    /^address, exit 2: .*answers 200, but not as the platform does.* Next: .*root of the platform's API/,
  ],
  'a failure that comes with status 200': [
    { faults: [{ match: { operation: 'list-scans' }, fault: { kind: 'replace-body', body: '{"error":"no"}' } }] },
    /^token, exit 2: accepted for deployment list; not answered: scan list.* Next: .*breaks its documentation/,
  ],
  'an issue search that the gate cannot read': [
    { faults: [{ match: { operation: 'search-issues' }, fault: { kind: 'replace-body', body: '{"groups":7}' } }] },
    /^address, exit 1: the gate cannot read what .* answers: issue search Next: .*reason contract/,
  ],
  'another path': [
    { faults: [status(404)], args: [...SHOP, '--deployment-id', '42'] },
    /^address, exit 2: .*answers 404 alone Next: .*Check host and path of --base-url/,
  ],
  'a platform that does not name the deployment': [
    { faults: [status(404)] },
    /^deployment, exit 2: --deployment-id was not given, and the platform does not name it \(it answers 404\) Next: Check host and path of --base-url.* Else give --deployment-id/,
  ],
  'a token that may not list deployments, if none is given': [
    { faults: [status(403)] },
    /^deployment, exit 2: .*the platform does not name it \(it answers 403\) Next: Give --deployment-id.* no Web API permission\.$/,
  ],
  'a platform in trouble': [{ faults: [status(503)] }, /^address, exit 2: .*answers 503 alone Next: Try again/],
  'connections that break': [
    { faults: [{ fault: { kind: 'reset-before-headers' } }] },
    /^address, exit 2: .*: the connection failed.* Next: .*firewall/,
  ],
  'another deployment than the one that is given': [
    { args: [...SHOP, '--deployment-id', '43'] },
    /^deployment, exit 1: the token's own is 42, not 43; 42 was checked Next: Set --deployment-id to 42/,
  ],
  'a name that is mistyped': [
    { args: ['--repository', 'acme/shpo'] },
    /^project, exit 2: no project is called acme\/shpo Next: Did you mean 101 \(acme\/shop, at github\.com\/acme\/shop\)\?/,
  ],
  'an id that is mistyped': [
    { args: ['--repository-id', '102'] },
    /^project, exit 2: no project has the id 102 Next: .*There are 101 \(acme\/shop/,
  ],
  'an id of another project': [
    { args: [...SHOP, '--repository-id', '7700'] },
    /^project, exit 1: project 7700 \(acme\/warehouse.*\) is not acme\/shop Next: Correct --repository-id/,
  ],
  'a commit that was not scanned': [
    { args: [...SHOP, '--commit', '1'.repeat(40)] },
    /^project, exit 2: project 101 .* none is a finished scan of 111111111111 Next: Run a scan/,
  ],
  'two projects that fit alike': [
    { scans: [aScan({ id: '1' }), aScan({ id: '2', repositoryId: '102' })] },
    /^project, exit 1: 2 projects fit acme\/shop Next: Give --repository-id: 10[12] \(acme\/shop.*, 10[12] \(acme\/shop/,
  ],
  'nothing that is scanned': [{ scans: [] }, /^project, exit 2: this token sees no scan of the past 30 days Next/],
  'no scan that has ended': [
    { scans: [aScan({ timeline: endsAs('SCAN_STATUS_RUNNING') })] },
    /^project, exit 2: .*of 1 listed scan none is a finished scan of all rules Next/,
  ],
  'a scan of a part of the rules alone': [
    { scans: [aScan({ isPartial: true })] },
    /^project, exit 2: .*of 1 listed scan none is a finished scan/,
  ],
  'no listed scan that can be read': [
    { scans: [aScan({ listMembers: { exit_code: 'x' } })] },
    /^project, exit 2: this token sees no scan .*; 1 listed scan could not be read Next/,
  ],
  'a certificate that is not trusted': [
    { tls: selfSigned() },
    /^tls, exit 2: .*authority that this machine does not trust \(DEPTH_ZERO_SELF_SIGNED_CERT\) Next: .*NODE_EXTRA_CA_CERTS/,
  ],
  'certificates that are not checked': [
    tokenAnd({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    /^tls, exit 2: NODE_TLS_REJECT_UNAUTHORIZED=0 is set/,
  ],
  'a proxy of plain http': [tokenAnd({ HTTP_PROXY: 'http://p' }), /^proxy, exit 3: .*would read the token/],
  // The emulator gives whole seconds, and a busy machine answers late. Half a minute leaves room on both sides.
  'a clock that is ahead': [
    { clock: clockOfToday(10.5 * 60_000) },
    /^clock, exit 1: this machine's clock is 10m \d+s ahead of the platform's/,
  ],
  'a clock that is behind': [
    { clock: clockOfToday(-7.5 * 60_000) },
    /^clock, exit 1: this machine's clock is 7m \d+s behind the platform's/,
  ],
};

describe('doctor, if something is wrong', () => {
  it.each(Object.entries(TROUBLES))('names %s first, with its next step', async (what, [{ scans, ...given }, told]) => {
    const repositories = [aRepository(), aRepository({ id: '102' })];
    const state = scans === undefined ? clean() : aPlatformState({ repositories, scans });
    const run = await doctorOn(state, given);
    const { part, seen, next } = run.json().connection.find(({ result }) => result === 'does-not-hold')!;
    expect(`${part}, exit ${run.exitCode}: ${seen} Next: ${next}`).toMatch(told);
    expect(Object.keys(results(run.json().connection))).toHaveLength(8);
    // The command sends no request that would show the token.
    if (/certificate|plain http/.test(what)) expect(run.server.requests).toEqual([]);
  });

  it('accepts a clock that is off by less than five minutes', async () => {
    const run = await doctorOn(clean(), { clock: clockOfToday(4.5 * 60_000) });
    expect([run.exitCode, run.part('clock').seen]).toEqual([
      0,
      expect.stringMatching(/^within 4m \d+s of the platform/),
    ]);
  });

  // ../platform/assumptions.thorough.test.ts tests each assumption. With the second one, no scan can be read.
  it.each([
    ['failure-statuses', 1],
    ['title-shape', 2],
  ] as const)('names the assumption %s, and ends with %i', async (quirk, exitCode) => {
    const run = await doctorOn(scenarioState('much-used'), { quirks: [quirk] });
    const broken = run.json().assumptions.filter(({ result }) => result === 'does-not-hold');
    expect([run.exitCode, broken.map(({ id }) => id)]).toEqual([exitCode, [quirk]]);
    expect(run.json().requests).toBe(run.server.requests.length);
  });

  it('does not fail for the list of single issues alone', async () => {
    const run = await doctorOn(clean(), { faults: [status(404, 'list-issues')] });
    expect(run.part('issue-list')).toMatchObject({ result: 'does-not-hold', seen: expect.stringMatching(/404$/) });
    expect(run.exitCode).toBe(0);
  });

  it('does not need the list of deployments for a verdict', async () => {
    const faults = [status(403, 'list-deployments')];
    const run = await doctorOn(clean(), { faults, args: [...SHOP, '--deployment-id', '42'] });
    expect([run.exitCode, run.part('token').result]).toEqual([0, 'holds']);
    expect(run.part('deployment').seen).toBe("42 answers; the platform does not say whether it is the token's own");
  });

  it('checks the project that was scanned last if none is named, which is ok only if there is no other', async () => {
    const run = await doctorOn(clean(), { args: [] });
    expect(run.part('project')).toEqual({
      part: 'project',
      result: 'not-seen',
      seen: expect.stringMatching(
        /^no project was named; 101 \(acme\/shop.*\) was checked, because it was scanned last$/,
      ),
      next: expect.stringMatching(/^Name yours with --repository or --repository-id: 101 \(acme\/shop.*\), 7700 /),
    });
    const alone = await doctorOn(aPlatformState({ scans: [aScan()] }), { args: [] });
    expect(alone.part('project')).toMatchObject({ result: 'holds', seen: expect.stringMatching(/^project 101 /) });
  });

  it('prefers a project of that name to one at that address, even if it was scanned much earlier', async () => {
    const named = (id: string) => `acme/p${id}`;
    const ids = Array.from({ length: 9 }, (_, index) => String(200 + index));
    const scans = ids.map((repositoryId, index) =>
      aScan({ id: String(50 - index), repositoryId, createdAtMs: Date.now() - 60_000 * (index + 1) }),
    );
    // The mirror's address is that of acme/shop, as may be the case.
    const mirror = { id: '300', repositoryId: '300', meta: { repo_url: 'https://github.com/acme/shop' } };
    const all = [aScan(mirror), ...scans, aScan({ id: '1', createdAtMs: Date.now() - 86_000_000 })];
    const repositories = [...ids, '300'].map((id) => aRepository({ id, name: named(id) }));
    const run = await doctorOn(aPlatformState({ repositories: [...repositories, aRepository()], scans: all }));
    expect(run.part('project').seen).toMatch(/^project 101 \(acme\/shop/);
    const alone = await doctorOn(aPlatformState({ repositories, scans: all.slice(0, -1) }));
    expect(alone.part('project')).toMatchObject({
      result: 'holds',
      seen: expect.stringMatching(/^project 300 .* fits acme\/shop only by its address/),
      next: expect.stringMatching(/^Set --repository-id to 300/),
    });
  });
});

describe('doctor without a connection to the platform', () => {
  it('reports that no server listens', async () => {
    const run = await runDoctor(['--json', '--base-url', 'http://127.0.0.1:1', ...SHOP]);
    expect(run.exitCode).toBe(2);
    expect(run.part('address').seen).toBe('http://127.0.0.1:1: nothing listens there (ECONNREFUSED)');
    expect(run.json().requests).toBe(2);
    expect(results(run.json().connection)).toMatchObject({ clock: 'not-seen', token: 'not-seen' });
  });

  it('ends after two attempts if the platform never answers', async () => {
    const faults = [{ fault: { kind: 'never-answer' } }] as const;
    const args = [...SHOP, '--deployment-id', '42', '--request-timeout', '50ms'];
    const run = await doctorOn(clean(), { faults, args });
    expect([run.exitCode, run.server.requests.length]).toEqual([2, 2]);
    expect(run.part('address')).toMatchObject({
      seen: expect.stringMatching(/^no answer from http.* in time$/),
      next: expect.stringMatching(/--request-timeout/),
    });
  });

  it.each([
    ['a 407', 407, undefined, 2, /the proxy asks for another user or password \(407\)$/],
    ['a 403', 403, undefined, 2, /the proxy does not allow this host \(403\)$/],
    ['nothing', 0, { HTTPS_PROXY: 'http://127.0.0.1:1' }, 2, /nothing listens there \(ECONNREFUSED\)$/],
    ['no URL', 0, { https_proxy: 'no address' }, 3, /proxy address in the environment \(HTTPS_PROXY\) is not a URL$/],
  ])('names a proxy that answers with %s', async (_, code, variables, exitCode, seen) => {
    const proxy = await startProxy(code);
    const given = tokenAnd(variables ?? { HTTPS_PROXY: `http://me:hunter2@${proxy.host}` });
    const run = await runDoctor(['--json', '--base-url', 'https://platform.example', ...SHOP], given);
    await proxy.close();
    expect([run.exitCode, run.part('proxy').result]).toEqual([exitCode, 'does-not-hold']);
    expect(run.part('proxy').seen).toMatch(seen);
    if (exitCode === 2)
      expect(run.part('proxy').seen).toMatch(/^HTTPS_PROXY sets one, but no answer came through it: /);
    expect(run.part('address').result).toBe('not-seen');
    expect(run.stdout).not.toContain('hunter2');
  });
});

it.each([
  ['', 2, /is empty$/],
  ['$' + '{{ secrets.TOKEN }}', 2, /placeholder that was not replaced/],
  ['two words-of-a-token', 3, /contains a space or a line break/],
])('doctor with the unusable token %j checks the parts that need none', async (token, exitCode, seen) => {
  const run = await doctorOn(clean(), { env: { FINDINGS_GATE_TOKEN: token } });
  expect(run.exitCode).toBe(exitCode);
  expect(run.part('token').seen).toMatch(seen);
  expect(results(run.json().connection)).toMatchObject({ address: 'holds', clock: 'holds', deployment: 'not-seen' });
  expect(run.server.requests.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});

describe('doctor with wrong settings', () => {
  it.each([
    [[], /^--base-url missing/],
    [['--base-url', 'platform.example'], /^--base-url: this is not an address/],
    [['--base-url', 'http://platform.example'], /plain http is only for loopback/],
  ])('prints the whole report for %j', async (args, seen) => {
    const run = await runDoctor(['--json', ...SHOP, ...args]);
    expect([run.exitCode, run.part('address').result]).toEqual([3, 'does-not-hold']);
    expect(run.part('address').seen).toMatch(seen);
    expect(results(run.json().connection)).toMatchObject({ tls: 'not-seen', project: 'not-seen' });
  });

  it.each([
    [['--deployment-id', 'x'], /^--deployment-id: "x" is not a whole number/],
    [['--repository-id', 'x'], /^--repository-id: "x" is not a whole number/],
    [['--commit', 'abc'], /^--commit: "abc" is not a full commit hash/],
    [['--timeout', '1'], /^--timeout: "1" is not a duration/],
    [['x'], /^doctor takes only flags/],
    [['--github-token-file', '/nowhere/at/all'], /^--github-token-file: the file cannot be read \(ENOENT\)$/],
  ])('refuses %j with a sentence, before any request', async (args, message) => {
    const failing = doctorOn(clean(), { args: [...SHOP, ...args] });
    await expect(failing).rejects.toMatchObject({ reason: 'config', message: expect.stringMatching(message) });
  });
});

describe('the output of doctor', () => {
  const linesOf = async (args: readonly string[], faults: readonly FaultRule[] = []) => {
    const { server } = await doctorOn(clean(), { faults });
    return runDoctor(['--base-url', server.origin, ...args]);
  };

  it('begins with what is wrong and what to do, in at most 100 columns', async () => {
    const run = await linesOf(SHOP, [status(403, 'search-issues')]);
    const lines = run.stdout.split('\n');
    expect(lines[0]).toBe(
      'doctor: FAILED token - accepted for deployment list, scan list, scan detail; not answered: issue',
    );
    expect(lines.slice(1, 3)).toEqual(['  search (403).', expect.stringMatching(/^Next: Give FINDINGS_GATE_TOKEN/)]);
    const short = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('WORKFLOW')),
    );
    expect(Math.max(...short.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(run.stderr).toMatch(/^\d+ requests in [0-9.]+ s; nothing was changed\.$/m);
  });

  it('begins with what is left to do if nothing is wrong, and only there', async () => {
    const run = await linesOf(['--repository', '']);
    expect(run.stdout).toMatch(
      /^doctor: OK - all checks that could run passed\.\nNext: Name yours with --repository or /,
    );
    expect(run.stdout.match(/Name yours/g)).toHaveLength(1);
  });

  it('explains for a failed assumption how to send its answers', async () => {
    const { server } = await doctorOn(clean(), { quirks: ['failure-statuses'] });
    const { stdout } = await runDoctor(['--base-url', server.origin, ...SHOP]);
    expect(stdout).toMatch(
      /^doctor: FAILED failure-statuses - .*\nThe gate then: .*\nNext: Run it again with --record /,
    );
  });

  it('leaves out parts without any answer', async () => {
    const run = await runDoctor(['--base-url', 'http://127.0.0.1:1', ...SHOP]);
    expect(run.stdout).toMatch(/^doctor: COULD NOT CHECK address - /);
    expect(run.stdout).not.toMatch(/ASSUMPTIONS|GITHUB/);
  });

  it('is harmless with any name of a project', async () => {
    const name = `acme/\u001b[2J\u202e::error::x\r\n##[x]${'long'.repeat(300)}`;
    const server = await doctorOn(aPlatformState({ repositories: [aRepository({ name })], scans: [aScan()] }));
    const run = await runDoctor(['--base-url', server.server.origin, ...SHOP]);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).not.toMatch(/[^\n\P{Cc}]|\p{Cf}|^::|^##\[/mu);
    // A word stays whole on its line, but is cut at 600 characters.
    expect(Math.max(...run.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(700);
  });
});
