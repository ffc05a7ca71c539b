import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProcessResult, runProcess } from '../../demo/run-process.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MANIFEST = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));

let folder: string;
let files: readonly string[];

/** Runs npm without the settings, the cache and the network of this machine. */
function npm(program: 'npm' | 'npx', args: readonly string[], cwd: string): Promise<ProcessResult> {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    FINDINGS_GATE_TOKEN: DEFAULT_TOKEN,
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  return runProcess(program, args, { env, cwd });
}

/** Runs `npx` with the packed package, in a folder where nothing is installed. */
async function npx(args: readonly string[]): Promise<ProcessResult> {
  return npm('npx', ['--yes', '--package', tarball(), 'findings-gate', ...args], await emptyFolder());
}

function tarball(): string {
  return join(folder, `findings-gate-${MANIFEST.version}.tgz`);
}

/** The words of a check of the scenario, on a platform of its own. */
async function callOfCheck(scenario: ScenarioName): Promise<readonly string[]> {
  const { flags } = await startPlatform(SCENARIOS[scenario]);
  const subject = ['--commit', COMMIT, '--ref', 'refs/heads/main', '--repository', 'acme/shop'];
  const times = ['--discovery-timeout', '3s', '--wait-timeout', '3s', '--poll-interval', '1s'];
  return ['check', ...flags, ...subject, ...times];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-gate-package-'));
  const packed = await npm('npm', ['pack', '--json', '--pack-destination', folder], ROOT);
  const output: unknown = JSON.parse(packed.stdout);
  // npm prints a list, or since npm 12 an object by the package's name.
  const [pack] = Object.values(output as Record<string, { files: { path: string }[] }>);
  files = pack!.files.map(({ path }) => path);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the packed package', () => {
  it('has the program, its licenses, the schemas and the pages', () => {
    expect([...files].sort()).toEqual([
      ...['CHANGELOG.md', 'LICENSE', 'README.md', 'dist/cli/index.js', 'dist/cli/licenses.txt', 'dist/package.json'],
      ...['package.json', 'schema/attestation.schema.json', 'schema/policy.schema.json'],
      ...['schema/report.schema.json', 'schema/suite.schema.json'],
    ]);
  });

  it('exports its schemas, and none of its code', () => {
    const { resolve } = createRequire(import.meta.url);
    expect(resolve('findings-gate/schema/policy.schema.json')).toBe(join(ROOT, 'schema/policy.schema.json'));
    expect(() => resolve('findings-gate/dist/cli/index.js')).toThrow(/not defined by "exports"/);
  });

  it('judges a commit with npx where nothing is installed, and without a network', async () => {
    const run = await npx(await callOfCheck('over-limit'));
    expect(run.exitCode, run.stderr).toBe(1);
    expect(run.stdout).toContain('gate: FAIL - ');
  });

  it.each([
    ['the right digest', (right: string) => right, 0, MANIFEST.version],
    ['another digest', () => '0'.repeat(64), 1, ''],
  ])('is unpacked by the recipes only with its digest: %s', async (_which, digest, exitCode, version) => {
    const place = await emptyFolder();
    // In place of the registry, a command `npm` gives our package.
    await writeFile(
      join(place, 'npm'),
      `#!/bin/sh\n[ "$*" = "pack --silent findings-gate@${MANIFEST.version}" ] && cp '${tarball()}' .\n`,
      { mode: 0o755 },
    );
    const right = createHash('sha256')
      .update(await readFile(tarball()))
      .digest('hex');
    const page = await readFile(join(ROOT, 'docs/recipes-ci.md'), 'utf8');
    const lines = /```sh\n(# fetches one version.*?)```/s.exec(page)![1]!.replace('0'.repeat(64), digest(right));
    const script = `${lines.trim()} && node "$gate/package/dist/cli/index.js" --version`;
    const env = { PATH: `${place}:${process.env.PATH}` };
    const run = await runProcess('sh', ['-c', script], { env, cwd: place });
    expect(run.exitCode).toBe(exitCode);
    expect(run.stdout.split('\n')).toEqual(
      version === '' ? expect.not.arrayContaining([MANIFEST.version]) : expect.arrayContaining([version]),
    );
  });

  it('is installed as the page says, with no other package, and judges commits', async () => {
    const page = await readFile(join(ROOT, 'docs/command-line.md'), 'utf8');
    const [, file] = /^npm install --global \.\/(\S+\.tgz) #/m.exec(page)!;
    expect(join(folder, file!)).toBe(tarball());
    const place = await emptyFolder();
    const flags = ['--no-audit', '--no-fund', '--global', '--prefix', place];
    const installed = await npm('npm', ['install', ...flags, `./${file}`], folder);
    expect([installed.exitCode, installed.stderr]).toEqual([0, '']);
    const names = await readdir(join(place, 'lib', 'node_modules'));
    expect(names.filter((name) => !name.startsWith('.'))).toEqual(['findings-gate']);
    const installedRun = (args: readonly string[]) =>
      runProcess(join(place, 'bin', 'findings-gate'), args, {
        env: { PATH: process.env.PATH ?? '', FINDINGS_GATE_TOKEN: DEFAULT_TOKEN },
        cwd: place,
      });
    expect((await installedRun(['--version'])).exitCode).toBe(0);
    for (const [scenario, exitCode, word] of [
      ['clean', 0, 'PASS'],
      ['scan-failed', 2, 'INCONCLUSIVE scan-failed'],
    ] as const) {
      const run = await installedRun(await callOfCheck(scenario));
      expect(run.exitCode, run.stderr).toBe(exitCode);
      expect(run.stdout).toContain(`gate: ${word} - `);
    }
  });
});
