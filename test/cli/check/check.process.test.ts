import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from '../../report/formats/read-formats.ts';
import { type CliOptions, type CliRun, COMMIT, emptyFolder, runCli, startPlatform } from '../../run/run-cli.ts';
import { stoppedBy } from '../../run/stopped-by.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT];
const ON_MAIN = [...SUBJECT, '--ref', 'refs/heads/main'];
const QUICK = ['--poll-interval', '100ms', '--discovery-timeout', '20s', '--wait-timeout', '20s'];

function check(flags: readonly string[], more: readonly string[], options?: CliOptions): Promise<CliRun> {
  return runCli(['check', ...flags, ...more], options);
}

/* Which verdict is due is shown on the sources, in test/e2e/cli/check.test.ts. */

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
    const named = /^From variables: (.+)\.$/m.exec(run.stderr)?.[1]?.split(', ');
    expect(named).toEqual(expect.arrayContaining(Object.keys(env)));
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

  it('writes the report in every form that is asked for', async () => {
    const folder = await emptyFolder();
    const { flags } = await startPlatform(SCENARIOS['over-limit']);
    const forms = '--junit out/j.xml --sarif s.sarif --gitlab-code-quality q.json --markdown m.md'.split(' ');
    const run = await check(flags, [...ON_MAIN, ...QUICK, ...forms], { cwd: folder });
    expect(run.exitCode).toBe(1);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    const junit = await read('out/j.xml');
    expect(await junitProblems([junit])).toEqual([]);
    expect(readJUnit(junit).cases[0]).toMatchObject({ name: 'verdict', outcome: 'failure' });
    const sarif = readSarif(await read('s.sarif')).runs[0];
    expect([sarif.properties.verdict, sarif.invocations[0].exitCode]).toEqual(['fail', 1]);
    expect(readCodeQuality(await read('q.json'))[0]).toMatchObject({ check_name: 'findings-gate/fail' });
    expect(await read('m.md')).toContain('❌ Findings Gate: ');
  });

  it('says in every form what is not proven, a wrong setting too (A13)', async () => {
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

  it.each(['SIGINT', 'SIGTERM'] as const)('ends as cancelled on %s', async (signal) => {
    const { flags } = await startPlatform(SCENARIOS['never-appears']);
    const run = await check(flags, [...ON_MAIN, ...QUICK], stoppedBy(signal, 'Judging commit'));
    expect([run.exitCode, run.lastLine]).toEqual([2, expect.stringContaining('gate: INCONCLUSIVE cancelled - ')]);
  });
});
