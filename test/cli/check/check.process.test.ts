import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { ReportJson } from '../../../src/report/json/json-schema.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from '../../report/formats/read-formats.ts';
import { type CliOptions, type CliRun, COMMIT, emptyFolder, runCli, startPlatform } from '../../run/run-cli.ts';
import { stoppedBy } from '../../run/stopped-by.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT];
const ON_MAIN = [...SUBJECT, '--ref', 'refs/heads/main'];
/** Polls ten times a second. */
const QUICK = ['--poll-interval', '100ms', '--discovery-timeout', '20s', '--wait-timeout', '20s'];
const SOON_OVER = ['--poll-interval', '100ms', '--discovery-timeout', '300ms', '--wait-timeout', '300ms'];

function check(flags: readonly string[], more: readonly string[], options?: CliOptions): Promise<CliRun> {
  return runCli(['check', ...flags, ...more], options);
}

describe('findings-gate check', () => {
  it.each([
    ['a clean scan', 'clean', [...ON_MAIN, ...QUICK], 0, /^gate: PASS - /],
    ['issues over the limit', 'over-limit', [...ON_MAIN, ...QUICK], 1, /^gate: FAIL - /],
    ['issues at a limit that is given', 'at-limit', [...ON_MAIN, '--max-high', '3'], 0, /^gate: PASS - /],
    ['no scan', 'never-appears', [...ON_MAIN, ...SOON_OVER], 2, /^gate: INCONCLUSIVE no-scan - /],
    [
      'no scan, softened',
      'never-appears',
      [...ON_MAIN, ...SOON_OVER, '--on-inconclusive', 'no-scan: warn'],
      0,
      /^gate: INCONCLUSIVE no-scan - .*\(not enforced\)/,
    ],
    ['issues, only reported', 'over-limit', [...ON_MAIN, '--mode', 'report'], 0, /^gate: FAIL - .*\(not enforced\)/],
    ['a commit without branch', 'clean', SUBJECT, 0, /^gate: PASS - /],
  ] as const)('judges %s', async (_, scenario, flags, exitCode, lastLine) => {
    const { flags: platform } = await startPlatform(SCENARIOS[scenario]);
    const run = await check(platform, flags);
    expect(run.lastLine).toMatch(lastLine);
    expect(run.exitCode).toBe(exitCode);
    expect(run.stderr).toMatch(/^Judging commit c0ffee0/);
    expect(run.stderr).not.toContain('gate: ');
  });

  it('waits for a scan that still runs', async () => {
    const { flags } = await startPlatform(SCENARIOS.moving);
    const run = await check(flags, [...ON_MAIN, ...QUICK]);
    expect(run.lastLine).toMatch(/^gate: PASS - /);
    expect(run.exitCode).toBe(0);
  });

  it('judges a pull request by the scan of its own ref, and counts what is new against its base', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.baseline, { pullRequest: 7, headRef: 'feature/x' });
    const pull = ['--pull-request', '7', '--head-ref', 'feature/x', '--baseline', 'base', '--base-ref', 'main'];
    const run = await check(flags, [...SUBJECT, ...pull, '--max-high', '1']);
    expect(run.stdout).toContain('new 1');
    expect(run.exitCode).toBe(0);
    expect(server.requests.map(({ operation }) => operation)).not.toContain('delete-team');
  });

  it('takes the scan of a branch for a pull request only where the head is said to be in the repository', async () => {
    const pull = [...SUBJECT, '--pull-request', '7', '--head-ref', 'main'];
    const { flags } = await startPlatform(SCENARIOS.clean);
    const asFork = await check(flags, [...pull, ...SOON_OVER]);
    expect([asFork.exitCode, asFork.lastLine]).toEqual([2, expect.stringContaining('INCONCLUSIVE no-scan')]);
    const asOwn = await check(flags, [...pull, ...SOON_OVER, '--head-repository', 'Acme/Shop']);
    expect([asOwn.exitCode, asOwn.lastLine]).toEqual([0, expect.stringContaining('gate: PASS')]);
  });

  it('applies a policy from a local file, and reports the file and its digest', async () => {
    const folder = await emptyFolder();
    await writeFile(
      join(folder, 'gate.yml'),
      'version: 1\nconditions:\n  - { name: Few high, severities: [high], max: 2 }\n',
    );
    const { flags } = await startPlatform(SCENARIOS['at-limit']);
    const files = ['--policy-file', 'gate.yml', '--report-path', 'out/report.json', '--markdown', 'summary.md'];
    const run = await check(flags, [...ON_MAIN, ...files], { cwd: folder });
    expect(run.lastLine).toMatch(/^gate: FAIL - .*Few high/);
    expect(run.exitCode).toBe(1);
    const report = ReportJson.parse(JSON.parse(await readFile(join(folder, 'out/report.json'), 'utf8')));
    expect(report.policy).toEqual({
      kind: 'local-file',
      path: 'gate.yml',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(report.verdict).toBe('fail');
    expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('❌ Findings Gate failed');
  });

  it.each([
    ['is missing', undefined, 'policy-missing'],
    ['is not understood', 'version: 2\n', 'policy-invalid'],
  ])('proves nothing where the policy file %s, and sends nothing to the platform', async (_, policy, reason) => {
    const folder = await emptyFolder();
    if (policy !== undefined) await writeFile(join(folder, 'gate.yml'), policy);
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const files = ['--policy-file', 'gate.yml', '--on-inconclusive', 'warn'];
    const run = await check(flags, [...ON_MAIN, ...files], { cwd: folder });
    expect([run.exitCode, run.lastLine]).toEqual([2, expect.stringContaining(`gate: INCONCLUSIVE ${reason} - `)]);
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['a misspelled flag', ['--max-hihg', '3'], /unknown flag "--max-hihg": did you mean --max-high\?/],
    ['a flag that only GitHub has', ['--comment', 'always'], /--comment: only the GitHub Action has it/],
    ['a ref together with a pull request', ['--pull-request', '7', '--head-ref', 'x'], /--ref and --pull-request/],
  ])('refuses %s before anything is sent', async (_, more, message) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, [...ON_MAIN, ...more]);
    expect(run.exitCode).toBe(3);
    expect(run.lastLine).toMatch(/^gate: INCONCLUSIVE config - /);
    expect(run.lastLine).toMatch(message);
    expect(run.stderr).toMatch(/^\S.*\nNext: Correct what is named and run the command again/);
    expect(server.requests).toEqual([]);
  });

  it('ends a misspelled variable with the line of every run, before anything is sent', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, ON_MAIN, { env: { FINDINGS_GATE_MAX_HIHG: '3' } });
    expect([run.exitCode, run.lastLine]).toEqual([
      3,
      expect.stringMatching(/^gate: INCONCLUSIVE config - unknown variable "FINDINGS_GATE_MAX_HIHG": did you mean/),
    ]);
    expect(server.requests).toEqual([]);
  });

  it('takes all settings from variables, and says which', async () => {
    const { server } = await startPlatform(SCENARIOS['at-limit']);
    const env = {
      FINDINGS_GATE_BASE_URL: server.origin,
      FINDINGS_GATE_DEPLOYMENT_ID: '42',
      FINDINGS_GATE_REPOSITORY: 'acme/shop',
      FINDINGS_GATE_COMMIT: COMMIT,
      FINDINGS_GATE_REF: 'main',
      FINDINGS_GATE_MAX_HIGH: '3',
    };
    const run = await check([], [], { env });
    expect([run.exitCode, run.lastLine]).toEqual([0, expect.stringMatching(/^gate: PASS - .*acme\/shop@/)]);
    expect(run.stderr).toContain('From variables: FINDINGS_GATE_BASE_URL, FINDINGS_GATE_DEPLOYMENT_ID');
    const stricter = await check([], ['--max-high', '2'], { env });
    expect([stricter.exitCode, stricter.lastLine]).toEqual([1, expect.stringContaining('gate: FAIL')]);
  });

  it('judges what is checked out in the working folder where nothing says otherwise', async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git', 'HEAD'), `${COMMIT}\n`);
    await writeFile(join(folder, '.git', 'config'), '[remote "origin"]\n\turl = git@github.com:acme/shop.git\n');
    const { flags } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, QUICK, { cwd: folder });
    expect([run.exitCode, run.lastLine]).toEqual([0, expect.stringMatching(/^gate: PASS - /)]);
    expect(run.stderr).toContain('From git in this folder: commit c0ffee000000, repository acme/shop.');
  });

  it('takes the ref of a pull request for that pull request', async () => {
    const { flags } = await startPlatform(SCENARIOS.clean, { pullRequest: 7, headRef: 'topic' });
    const run = await check(flags, [...SUBJECT, '--ref', 'refs/pull/7/merge', ...QUICK]);
    expect([run.exitCode, run.stderr]).toEqual([0, expect.stringContaining('pull request 7, event command-line')]);
    const other = await check(flags, [...SUBJECT, '--ref', 'refs/pull/9/merge', ...SOON_OVER]);
    expect([other.exitCode, other.lastLine]).toEqual([2, expect.stringContaining('INCONCLUSIVE no-scan')]);
  });

  it('says that the scan is of another ref than the one that it was asked for', async () => {
    const { flags } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, [...SUBJECT, '--ref', 'release', ...SOON_OVER]);
    expect(run.stdout).toMatch(/Scan \d+ is of main, not of refs\/heads\/release \(/);
  });

  it('also writes the report of wrong settings', async () => {
    const folder = await emptyFolder();
    const run = await check([], ['--report-path', 'report.json'], { cwd: folder });
    expect(run.exitCode).toBe(3);
    const report = ReportJson.parse(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')));
    expect([report.verdict, report.reason]).toEqual(['inconclusive', 'config']);
    expect(report.message).toContain('--base-url, --deployment-id, --repository, --commit missing');
  });

  it('says where to put the token when there is none, and sends nothing', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, ON_MAIN, { env: { FINDINGS_GATE_TOKEN: '' } });
    expect([run.exitCode, run.lastLine]).toEqual([2, expect.stringContaining('gate: INCONCLUSIVE no-token - ')]);
    expect(run.stdout).toContain('Next: Put a platform token into FINDINGS_GATE_TOKEN');
    expect(server.requests).toEqual([]);
  });

  it('writes the report in every form that is asked for', async () => {
    const folder = await emptyFolder();
    const { flags } = await startPlatform(SCENARIOS['over-limit']);
    const forms = [
      '--junit',
      'out/j.xml',
      '--sarif',
      's.sarif',
      '--gitlab-code-quality',
      'q.json',
      '--markdown',
      'm.md',
    ];
    const run = await check(flags, [...ON_MAIN, ...QUICK, ...forms], { cwd: folder });
    expect(run.exitCode).toBe(1);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    const junit = await read('out/j.xml');
    expect(await junitProblems([junit])).toEqual([]);
    expect(readJUnit(junit).cases[0]).toMatchObject({ name: 'verdict', outcome: 'failure' });
    const sarif = readSarif(await read('s.sarif')).runs[0];
    expect([sarif.properties.verdict, sarif.invocations[0].exitCode]).toEqual(['fail', 1]);
    expect(readCodeQuality(await read('q.json'))[0]).toMatchObject({ check_name: 'findings-gate/fail' });
    expect(await read('m.md')).toContain('❌ Findings Gate failed');
  });

  it('says in every form what is not proven, a wrong setting too (A13)', async () => {
    const folder = await emptyFolder();
    const forms = ['--junit', 'j.xml', '--sarif', 's.sarif', '--gitlab-code-quality', 'q.json'];
    const run = await check([], forms, { cwd: folder });
    expect(run.exitCode).toBe(3);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(readJUnit(await read('j.xml')).cases).toMatchObject([{ name: 'verdict', outcome: 'error', type: 'config' }]);
    const [{ executionSuccessful, exitCode }] = readSarif(await read('s.sarif')).runs[0].invocations;
    expect([executionSuccessful, exitCode]).toEqual([false, 3]);
    expect(readCodeQuality(await read('q.json'))).toMatchObject([{ check_name: 'findings-gate/config' }]);
  });

  it('keeps the verdict when files cannot be written, warns of each, and leaves nothing half there', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'taken'), '');
    const { flags } = await startPlatform(SCENARIOS.clean);
    const names = ['report-path', 'markdown', 'junit', 'sarif', 'gitlab-code-quality'];
    const forms = names.flatMap((name) => [`--${name}`, `taken/${name}`]);
    const run = await check(flags, [...ON_MAIN, ...forms], { cwd: folder });
    expect(run.exitCode).toBe(0);
    for (const name of names) expect(run.stderr).toContain(`warning: The file of --${name} was not written`);
    expect(await readdir(folder)).toEqual(['taken']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends as cancelled on %s', async (signal) => {
    const { flags } = await startPlatform(SCENARIOS['never-appears']);
    const run = await check(flags, [...ON_MAIN, ...QUICK], stoppedBy(signal, 'Judging commit'));
    expect([run.exitCode, run.lastLine]).toEqual([2, expect.stringContaining('gate: INCONCLUSIVE cancelled - ')]);
  });

  it('hides a token that the platform sends back, and prints no command for a CI system', async () => {
    const { flags } = await startPlatform(SCENARIOS.clean, {
      faults: [
        {
          match: { operation: 'list-scans' },
          fault: {
            kind: 'rewrite-json',
            rewrite: (answer: { scans: object[] }) => ({
              ...answer,
              scans: answer.scans.map((scan) => ({
                ...scan,
                status: '##vso[task.setvariable variable=x]\n::error::y emulator-token-0123456789abcdef',
              })),
            }),
          },
        },
      ],
    });
    // That it waits is a line of its own, with what is waited for.
    const run = await check(flags, [...ON_MAIN, '--poll-interval', '100ms', '--wait-timeout', '6s']);
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain('***');
    expect(run.stderr).toContain('***');
    expect(run.stdout + run.stderr).not.toMatch(/^\s*::|##\w*\[/m);
  });
});
