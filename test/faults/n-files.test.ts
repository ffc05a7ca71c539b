import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, lstat, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean } from '../../emulator/scenarios/finished.ts';
import { type BuiltOptions, runBuilt } from '../run/built-gate.ts';
import { runFaultCli } from '../run/fault-cli.ts';
import { fail, pass } from '../run/outcomes.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../run/run-cli.ts';
import { deviceAt, ownOutputAt, pipeAt } from './harness/devices.ts';
import { expectRun } from './harness/expect-run.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-gate-n-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fresh = (): Promise<string> => mkdtemp(join(folder, 'case-'));
const kindOf = async (path: string): Promise<number> => (await lstat(path)).mode;

/** Paths that are no plain files. Each must be unchanged after the run. */
const NO_FILES: [string, (inside: string) => unknown, name?: string][] = [
  ['a pipe without a reader', (inside) => pipeAt(join(inside, 'pipe'))],
  ['a full disk', (inside) => deviceAt(join(inside, 'full'), 'full')],
  ['nothing at all', (inside) => deviceAt(join(inside, 'null'), 'null')],
  ['its own output', (inside) => ownOutputAt(join(inside, 'stdout'))],
  ['a file of the system', () => '/proc/self/comm'],
  ['a folder', (inside) => mkdir(join(inside, 'folder')), 'folder'],
  ['a link to a pipe', (inside) => symlink(pipeAt(join(inside, 'far')), join(inside, 'link')), 'link'],
];

/** Makes every write to a file write no bytes, without an error, as some files of the system do. */
const TAKES_NOTHING = `data:text/javascript,${encodeURIComponent(`
  import { open } from 'node:fs/promises';
  const file = await open('.');
  Object.getPrototypeOf(file).write = async () => ({ bytesWritten: 0 });
  await file.close();
`)}`;

describe.concurrent('N. output paths that are not plain files', () => {
  test.each(NO_FILES)(
    'N2 a report that leads to %s replaces nothing, and the run ends in time',
    async (_what, make, name) => {
      const inside = await fresh();
      const made = await make(inside);
      const path = name === undefined ? String(made) : join(inside, name);
      const before = await kindOf(path);
      const run = await runBuilt({ inputs: { 'report-path': path }, killAfterMs: 30_000, tolerates: ['all told'] });
      expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
      expect(await kindOf(path)).toBe(before);
      expect(run.stdout).toMatch(/^::warning [^\n]*::The report was not written/m);
      expect(run.stdout).not.toContain('"schema"');
    },
  );

  test('N2 a file that accepts no byte is a warning, and is not retried forever', async () => {
    const nodeFlags = ['--import', TAKES_NOTHING];
    const run = await runBuilt({ nodeFlags, killAfterMs: 15_000, tolerates: ['all told'] });
    expect(run).toMatchObject({ exitCode: 0, wasKilledByHarness: false });
    expect(run.finalLine).toMatch(/^gate: PASS/);
    expect(run.stdout).toContain('The outputs were not written: EIO');
  });

  test.each(['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'])('N2 a pipe in place of %s delays nothing', async (variable) => {
    const path = pipeAt(join(await fresh(), 'pipe'));
    // A reader of the pipe waits for a writer. The harness reads it after the run, and gets an empty file from this writer.
    const writer = spawn('sh', ['-c', 'sleep 7; : > "$0"', path], { stdio: 'ignore' });
    const tolerates = ['all told', 'one verdict'] as const;
    const run = await runBuilt({ env: { [variable]: path }, killAfterMs: 30_000, tolerates });
    writer.kill();
    expect(run).toMatchObject({ exitCode: 0, wasKilledByHarness: false });
    expect(run.finalLine).toMatch(/^gate: PASS/);
    expect(run.stdout).toMatch(/was not written: E|were not written: E/);
  });

  test('N6 one path for two things is refused, and nothing is removed', async () => {
    const inside = await fresh();
    const path = join(inside, 'policy.yml');
    await writeFile(path, 'version: 1\n');
    const linked = join(inside, 'link.yml');
    await symlink(path, linked);
    const runs: BuiltOptions[] = [
      { inputs: { 'report-path': './policy.yml', 'policy-file': 'policy.yml' } },
      { inputs: { 'report-path': path }, env: { GITHUB_OUTPUT: path } },
      { inputs: { 'report-path': path }, env: { GITHUB_STEP_SUMMARY: join(inside, '.', 'policy.yml') } },
      { inputs: { 'report-path': path }, env: { GITHUB_OUTPUT: linked } },
    ];
    const outcome = { exitCode: 3, reason: 'config', requests: [] };
    for (const options of runs) {
      const workspace = { 'policy.yml': 'version: 1' };
      // The harness reads this file as the outputs of the run.
      const run = await expectRun(outcome, { ...options, workspace, tolerates: ['one verdict', 'all told'] });
      expect(run.finalLine).toContain('are the same file');
    }
    expect(await readFile(path, 'utf8')).toContain('version: 1\n');
    expect((await lstat(linked)).isSymbolicLink()).toBe(true);
  });

  test('N13 the report of an earlier run is gone before the first request', async () => {
    const path = join(await fresh(), 'report.json');
    await writeFile(path, '{"verdict":"pass"}');
    const seen: boolean[] = [];
    await expectRun(
      { ...fail, report: { verdict: 'fail' } },
      {
        platform: 'over-limit',
        inputs: { 'report-path': path },
        through: (handler) => (request) => {
          seen.push(existsSync(path));
          return handler(request);
        },
      },
    );
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(true);
  });

  test('N13 the report of settings that are refused replaces an earlier one', async () => {
    const inside = await fresh();
    const [path, proof] = [join(inside, 'report.json'), join(inside, 'pass.json')];
    for (const each of [path, proof]) await writeFile(each, '{"verdict":"pass"}');
    const inputs = { 'report-path': path, 'max-high': 'lots' };
    await expectRun({ exitCode: 3, outputs: { 'report-path': path } }, { inputs });
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ verdict: 'inconclusive', reason: 'config' });
    await expectRun({ exitCode: 3 }, { env: { INPUT_FOO: 'x', 'INPUT_ATTESTATION-PATH': proof } });
    expect(existsSync(proof)).toBe(false);
  });

  test('N2 N13 a link to another file is itself replaced, and the file is not changed', async () => {
    const inside = await fresh();
    const [path, other] = [join(inside, 'report.json'), join(inside, 'authorized_keys')];
    await writeFile(other, 'a key');
    await symlink(other, path);
    await expectRun({ ...pass, report: { verdict: 'pass' } }, { inputs: { 'report-path': path } });
    expect((await lstat(path)).isSymbolicLink()).toBe(false);
    expect(await readFile(other, 'utf8')).toBe('a key');
  });
});

describe('N. files of the command line', () => {
  const judged = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];

  test('N6 two formats in one file, or a format over an input file, are refused', async () => {
    const inside = await emptyFolder();
    const path = join(inside, 'policy.yml');
    await writeFile(path, 'version: 1\n');
    for (const words of [
      ['--junit', `${inside}/report.xml`, '--sarif', `${inside}/./report.xml`],
      ['--markdown', `${inside}/a/../policy.yml`, '--waivers-file', path],
    ]) {
      const run = await runFaultCli(['check', '--base-url', 'http://127.0.0.1:9', ...judged, ...words]);
      expect([run.exitCode, run.stdout + run.stderr]).toEqual([3, expect.stringContaining('are the same file')]);
    }
    expect(await readFile(path, 'utf8')).toBe('version: 1\n');
  });

  test.each([
    { words: ['--nope'] },
    { words: ['--max-high', '0', '--max-high', '1'] },
    { words: ['--max-high'] },
    { env: { findings_gate_max_high: '0' } },
    { env: { FINDINGS_GATE_JSON: 'perhaps' } },
  ])('N13 wrong flags leave no earlier file: %j', async ({ words = [], env = {} }) => {
    const inside = await emptyFolder();
    const [junit, proof] = [join(inside, 'junit.xml'), join(inside, 'pass.json')];
    for (const path of [junit, proof]) await writeFile(path, 'earlier');
    const run = await runFaultCli(['check', '--junit', junit, '--attestation-path', proof, ...words], { env });
    expect(run.exitCode).toBe(3);
    expect(await readFile(junit, 'utf8')).toContain('<error');
    expect(existsSync(proof)).toBe(false);
  });

  test('N7 git files of another user are not read, even if ours lead there', async () => {
    const cwd = await emptyFolder();
    const elsewhere = await emptyFolder();
    await writeFile(join(elsewhere, 'HEAD'), `${COMMIT}\n`);
    await writeFile(join(elsewhere, 'config'), '[remote "origin"]\n\turl = https://github.com/acme/shop.git\n');
    await writeFile(join(cwd, '.git'), `gitdir: ${elsewhere}\n`);
    const { server, flags } = await startPlatform(clean);
    const believed = await runCli(['check', ...flags], { cwd });
    expect(believed.stdout + believed.stderr).toContain(COMMIT.slice(0, 12));
    const asked = server.requests.length;
    // Only root can change the owner of a folder.
    if (process.getuid?.() !== 0) return;
    await chown(elsewhere, 12_345, 12_345);
    const run = await runCli(['check', ...flags], { cwd });
    expect(run.exitCode).toBe(3);
    expect(run.stdout + run.stderr).not.toContain(COMMIT.slice(0, 12));
    expect(server.requests).toHaveLength(asked);
  });
});
