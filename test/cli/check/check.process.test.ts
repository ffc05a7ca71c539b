import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRule, aScan } from '../../../emulator/build.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import { readCodeQuality, readJUnit, readSarif } from '../../report/formats/read-formats.ts';
import { type CliOptions, type CliRun, COMMIT, emptyFolder, runCli, startPlatform } from '../../run/run-cli.ts';
import { stoppedBy } from '../../run/stopped-by.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT];
const ON_MAIN = [...SUBJECT, '--ref', 'refs/heads/main'];
const QUICK = ['--poll-interval', '100ms', '--discovery-timeout', '20s', '--wait-timeout', '20s'];

function check(flags: readonly string[], more: readonly string[], options?: CliOptions): Promise<CliRun> {
  return runCli(['check', ...flags, ...more], options);
}

/* test/e2e/cli tests the verdicts, and the output of --json for each, on the sources. */

describe('the built findings-gate check', () => {
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
    expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('❌ Findings Gate: ');
  });

  it('reads all settings from variables, and names them', async () => {
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
    const named = /^From variables: (.+)\.$/m.exec(run.stderr)?.[1]?.split(', ');
    expect(named).toEqual(expect.arrayContaining(Object.keys(env)));
    const stricter = await check([], ['--max-high', '2'], { env });
    expect([stricter.exitCode, stricter.lastLine]).toEqual([1, expect.stringContaining('gate: FAIL')]);
  });

  it('judges the commit that is checked out in the working folder by default', async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git', 'HEAD'), `${COMMIT}\n`);
    await writeFile(join(folder, '.git', 'config'), '[remote "origin"]\n\turl = git@github.com:acme/shop.git\n');
    const { flags } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, QUICK, { cwd: folder });
    expect([run.exitCode, run.lastLine]).toEqual([0, expect.stringMatching(/^gate: PASS - /)]);
    expect(run.stderr).toContain('From git in this folder: commit c0ffee000000, repository acme/shop.');
  });

  it('reports in every form that the result is not verified, with a wrong setting too (A13)', async () => {
    const folder = await emptyFolder();
    const forms = '--report-path r.json --junit j.xml --sarif s.sarif --gitlab-code-quality q.json'.split(' ');
    const run = await check([], forms, { cwd: folder });
    expect(run.exitCode).toBe(3);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(readJUnit(await read('j.xml')).cases).toMatchObject([{ name: 'verdict', outcome: 'error', type: 'config' }]);
    const [{ executionSuccessful, exitCode }] = readSarif(await read('s.sarif')).runs[0].invocations;
    expect([executionSuccessful, exitCode]).toEqual([false, 3]);
    expect(readCodeQuality(await read('q.json'))).toMatchObject([{ check_name: 'findings-gate/config' }]);
    const report = ReportJson.parse(JSON.parse(await read('r.json')));
    expect([report.verdict, report.reason]).toEqual(['inconclusive', 'config']);
    expect(report.message).toContain('--base-url, --deployment-id, --repository, --commit missing');
  });

  it('prints the result, and the progress on standard error', async () => {
    const { flags } = await startPlatform(SCENARIOS['over-limit']);
    const run = await check(flags, ON_MAIN);
    expect(run.exitCode).toBe(1);
    expect(run.lastLine).toMatch(/^gate: FAIL - /);
    expect(run.stdout).toMatch(/^Next: .*First revoke each secret that works\. Then fix the rest and push/m);
    expect(run.stdout).not.toContain('Judging commit');
    expect(run.stderr).toContain('Judging commit');
    expect(run.stderr).not.toContain('Next: ');
  });

  it('prints as JSON the bytes of the file of --report-path, with every digit', async () => {
    const folder = await emptyFolder();
    const scans = [aScan({ id: '9001', commit: COMMIT })];
    const issues = [anIssue({ standsFor: '9007199254740993', rule: aRule({ path: 'a.\u001b[31m.\u202e.rule' }) })];
    const { flags } = await startPlatform(() => aPlatformState({ scans, issues }));
    const run = await check(flags, [...ON_MAIN, '--json', '--report-path', 'report.json'], { cwd: folder });
    expect(run.exitCode).toBe(1);
    expect(`${run.stdout}\n`).toBe(await readFile(join(folder, 'report.json'), 'utf8'));
    expect(run.stdout).toContain('9007199254740993');
    expect(run.stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });

  it.each([
    ['SIGINT', ['--json']],
    ['SIGTERM', []],
  ] as const)('ends as cancelled on %s, with %j', async (signal, more) => {
    const { flags } = await startPlatform(SCENARIOS['never-appears']);
    const run = await check(flags, [...ON_MAIN, ...QUICK, ...more], stoppedBy(signal, 'Judging commit'));
    expect(run.exitCode).toBe(2);
    if (more.length > 0) expect(ReportJson.parse(JSON.parse(run.stdout)).reason).toBe('cancelled');
    else expect(run.lastLine).toContain('gate: INCONCLUSIVE cancelled - ');
  });

  it.each([
    ['over-limit', [], 1],
    ['clean', ['--max-high', 'x', '--json'], 3],
  ] as const)('keeps its exit code if its output has no reader (%s, %j)', async (scenario, more, exitCode) => {
    const { flags } = await startPlatform(SCENARIOS[scenario]);
    const run = await check(flags, [...ON_MAIN, ...more], { onStart: ({ closeStdout }) => closeStdout() });
    expect([run.exitCode, run.stdout]).toEqual([exitCode, '']);
  });
});
