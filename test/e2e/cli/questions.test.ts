import { describe, expect, it } from 'vitest';
import { aPlatformState, aScan } from '../../../emulator/build.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { COMMIT, startPlatform } from '../../run/run-cli.ts';
import { runCliSources } from '../../run/run-cli-sources.ts';

/** The issues of the commit that the scenarios are made for, and no others. */
const ON_PULL = ['--refs', 'refs/pull/7/merge', '--repository-ids', '101'];
const PULL = { pullRequest: 7 };
const CRITICAL = ['--type', 'sast, sca, secrets', '--severities', 'critical'];

type Json = Readonly<Record<string, unknown>>;

function jsonLines(stdout: string): readonly Json[] {
  return stdout.split('\n').map((line) => JSON.parse(line) as Json);
}

describe('findings-gate issues', () => {
  it('prints the groups of all pages as a table', async () => {
    const { flags, server } = await startPlatform(SCENARIOS['over-limit'], PULL);
    const run = await runCliSources(['issues', ...flags, ...ON_PULL, ...CRITICAL, '--page-size', '1']);
    expect(run.exitCode).toBe(0);
    expect(run.stdout.split('\n')).toHaveLength(4);
    expect(run.stdout).toMatch(/^ISSUES +TYPE +EPSS +RULE\n/);
    expect(run.stdout).toMatch(/ 1 +supply-chain +94\.3% +ssc-9c1a2f7e-log4j-core-deserialization$/m);
    expect(run.stderr).toBe("3 groups, 3 issues; the platform's own figures: total 3, fetched 3.");
    expect(server.requests.map(({ operation }) => operation)).toEqual(Array(3).fill('search-issues'));
  });

  it('shows a thousand groups at most, and says how many more there are', async () => {
    const { flags } = await startPlatform(SCENARIOS['thousands-of-groups'], PULL);
    const run = await runCliSources(['issues', ...flags, ...ON_PULL, '--type', 'sast', '--page-size', '1000']);
    expect(run.stdout.split('\n')).toHaveLength(1001);
    expect(run.stderr).toContain('and 3000 more; --json shows all');
  });

  it('combines --where with single flags', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const where = '{"cves":["CVE-2021-44228"],"includeTicketed":false}';
    await runCliSources(['issues', ...flags, '--where', where, '--refs', 'main, refs/heads/main', '--type', 'sca']);
    expect(server.requests[0]!.json).toEqual({
      deploymentId: '42',
      groupBy: 'GROUP_BY_RULE',
      issueTypes: ['ISSUE_TYPE_SCA'],
      limit: 100,
      filter: { cves: ['CVE-2021-44228'], includeTicketed: false, refs: ['refs/heads/main', 'main'] },
    });
  });

  it('prints what it read before a failure, and says that it is incomplete', async () => {
    const faults = [{ match: { operation: 'search-issues' }, nth: 3, fault: { kind: 'status', status: 400 } }] as const;
    const { flags } = await startPlatform(SCENARIOS['over-limit'], { ...PULL, faults });
    const run = await runCliSources(['issues', ...flags, ...ON_PULL, '--json', '--page-size', '1']);
    expect(run.exitCode).toBe(2);
    expect(jsonLines(run.stdout)).toHaveLength(2);
    expect(run.stderr).toMatch(/^Incomplete: 2 groups read/);
    expect(run.stderr).toContain('findings-gate: api-changed - issue search: answered 400');
    expect(run.stderr).toMatch(/^Next: /m);
  });
});

describe('findings-gate scans', () => {
  it('lists the scans of all pages', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['scans', ...flags, '--repository-id', '101', '--page-size', '2', '--json']);
    const scans = jsonLines(run.stdout);
    expect(new Set(scans.map(({ id }) => id)).size).toBe(scans.length);
    expect(scans.every((scan) => scan.repository_id === '101')).toBe(true);
    expect(server.requests).toHaveLength(Math.ceil(scans.length / 2));
    expect(run.stderr).toBe(`${scans.length} scans.`);
  });

  it('sends every filter of the list', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const filters = {
      '--repository-id': '101',
      '--branch': 'main',
      '--since': since,
      '--is-full-scan': 'true',
      '--is-partial-scan': 'false',
      '--min-time': '1.5',
      '--max-time': '600',
      '--products': 'sast, PRODUCT_SECRETS',
      '--statuses': 'completed',
      '--page-size': '500',
    };
    const run = await runCliSources(['scans', ...flags, ...Object.entries(filters).flat()]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/^184467501 +completed /m);
    expect(server.requests[0]!.json).toEqual({
      deploymentId: 42,
      repository_id: 101,
      branch: 'refs/heads/main',
      since,
      is_full_scan: true,
      is_partial_scan: false,
      total_time: { min: 1.5, max: 600 },
      products: ['PRODUCT_SAST', 'PRODUCT_SECRETS'],
      statuses: ['SCAN_STATUS_COMPLETED'],
      limit: 500,
    });
  });

  it('prints ids beyond 2^53 with all digits, and every documented member', async () => {
    const scans = [aScan({ id: '9007199254740993' })];
    const { flags } = await startPlatform(() => aPlatformState({ scans }));
    const run = await runCliSources(['scans', ...flags, '--json']);
    const [scan] = jsonLines(run.stdout);
    expect(scan).toMatchObject({ id: '9007199254740993', status: 'SCAN_STATUS_COMPLETED', exit_code: 0 });
    expect(Object.keys(scan!).sort()).toEqual([
      ...'branch commit completed_at deployment_id enabled_products exit_code findings_counts id'.split(' '),
      ...'is_full_scan is_partial_scan repository_id started_at status total_time'.split(' '),
    ]);
  });

  it('ends with 2 if an entry cannot be read', async () => {
    const scans = [aScan({ id: '1' }), aScan({ id: '2', listMembers: { exit_code: 'x' } })];
    const { flags } = await startPlatform(() => aPlatformState({ scans }));
    const run = await runCliSources(['scans', ...flags]);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toMatch(/^1 +completed/m);
    expect(run.stderr).toMatch(
      /contract - scan list: 1 scan could not be read; the first: exit_code is not an integer/,
    );
  });
});

describe('findings-gate scan', () => {
  it('shows one scan as text, without addresses and pictures of its authors', async () => {
    const { flags } = await startPlatform(SCENARIOS.clean, PULL);
    const run = await runCliSources(['scan', '184467501', ...flags]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/^pull request +7$/m);
    expect(run.stdout).toMatch(/^repository +acme\/shop, 101$/m);
    expect(run.stdout).not.toMatch(/@example|avatars/);
  });

  it('prints every documented member as JSON, its ids as integers of any size', async () => {
    const scans = [aScan({ id: '9007199254740993', pullRequestId: '9007199254740995' })];
    const { flags } = await startPlatform(() => aPlatformState({ scans }));
    const run = await runCliSources(['scan', '9007199254740993', ...flags, '--json']);
    expect(run.stdout).toContain('"id":9007199254740993,');
    expect(run.stdout).toContain('"pull_request_id":9007199254740995,');
    const [scan] = jsonLines(run.stdout) as readonly [Json & { meta: Json }];
    expect(Object.keys(scan).sort()).toEqual([
      ...'completed_at deployment_id enabled_products exit_code has_logs id meta repository_id'.split(' '),
      ...'started_at stats'.split(' '),
    ]);
    expect(Object.keys(scan.meta).sort()).toEqual([
      ...'branch ci_job_url commit commit_author_email commit_author_image_url commit_author_name'.split(' '),
      ...'commit_author_username commit_title config on pull_request_author_image_url'.split(' '),
      ...'pull_request_author_username pull_request_id pull_request_title repo_display_name repo_url'.split(' '),
      ...'repository true'.split(' '),
    ]);
    expect(scan.meta.commit_author_email).toBe('ada@example.com');
  });

  it.each([
    ['no id', ['scan'], 3, /scan takes the id of one scan/],
    ['an id that leads to another path', ['scan', '../../permissions'], 3, /is not a whole number/],
    ['an id that no scan has', ['scan', '1'], 2, /not-found - scan detail: answered 404/],
  ])('refuses %s', async (_, words, exitCode, message) => {
    const { flags } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources([...words, ...flags]);
    expect([run.exitCode, run.stdout]).toEqual([exitCode, '']);
    expect(run.stderr).toMatch(message);
  });
});

describe('the branch of a scan list', () => {
  const branches = (server: { readonly requests: readonly { readonly json?: unknown }[] }) =>
    server.requests.map(({ json }) => (json as { branch?: string }).branch);

  it('is requested in both spellings of the ref, and gives each scan once', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['scans', ...flags, '--repository-id', '101', '--branch', 'main', '--json']);
    const ids = jsonLines(run.stdout).map(({ id }) => id);
    expect(branches(server)).toEqual(['refs/heads/main', 'main']);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(jsonLines(run.stdout).map((scan) => scan.branch))).toEqual(new Set(['main']));
  });

  it.each<[string, readonly string[], readonly (string | undefined)[], Record<string, string>?]>([
    ['a pull request', ['--branch', 'refs/pull/7/merge'], ['refs/pull/7/merge']],
    ['a page of one list', ['--branch', 'main', '--cursor', 'x'], ['main']],
    ['a variable', [], ['refs/heads/topic', 'topic'], { FINDINGS_GATE_BRANCH: 'topic' }],
    ['no branch', [], [undefined]],
  ])('is requested as the platform spells it, for %s', async (_, words, asked, env = {}) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    await runCliSources(['scans', ...flags, ...words], { env });
    expect(branches(server)).toEqual(asked);
  });
});

describe('the token', () => {
  it.each([
    ['given twice', ['--api-token-file', '/nowhere/token'], {}, 3, /both given/],
    ['unreadable', ['--api-token-file', '/nowhere/token'], { FINDINGS_GATE_TOKEN: '' }, 3, /cannot be read \(ENOENT\)/],
    ['on the command line', ['--api-token', 'token-0123456789'], {}, 3, /everybody on the machine can see/],
    ['split over lines', [], { FINDINGS_GATE_TOKEN: 'token-0123\n456789' }, 3, /contains a space or a line break/],
    ['missing', [], { FINDINGS_GATE_TOKEN: ' ' }, 2, /no-token - /],
    ['sent without TLS checks', [], { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 2, /tls - .*nothing is sent/],
  ])('is not used when it is %s', async (_, more, env, exitCode, message) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources(['scans', ...flags, ...more], { env });
    expect(run.exitCode).toBe(exitCode);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toContain('token-0123');
    expect(server.requests).toEqual([]);
  });
});

describe('--verbose', () => {
  it.each([
    [['scans'], 'POST /api/v1/deployments/42/scans/search'],
    [['issues'], 'POST /api/agent/'],
  ])('shows each request of %j on standard error, and no token', async (words, start) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCliSources([...words, ...flags, '--verbose', '--json']);
    expect(run.exitCode).toBe(0);
    const lines = run.stderr.replaceAll(server.origin, '').split('\n');
    const requests = lines.filter((line) => /: answered 200, \d+ ms, attempt 1$/.test(line));
    expect(requests).toHaveLength(server.requests.length);
    expect(requests[0]!).toContain(start);
    expect(run.stdout).not.toContain('attempt 1');
  });

  it('shows each attempt of check, and keeps standard output for the report', async () => {
    const faults = [{ match: { operation: 'list-scans' }, nth: 1, fault: { kind: 'status', status: 503 } }] as const;
    const { flags, server } = await startPlatform(SCENARIOS.clean, { faults });
    const subject = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'refs/heads/main'];
    const run = await runCliSources(['check', ...flags, ...subject, '--verbose', '--json']);
    expect([run.exitCode, JSON.parse(run.stdout).verdict]).toEqual([0, 'pass']);
    expect(run.stderr).toMatch(/: answered 503, \d+ ms, attempt 1$/m);
    expect(run.stderr.match(/, attempt \d$/gm)).toHaveLength(server.requests.length);
  });
});
