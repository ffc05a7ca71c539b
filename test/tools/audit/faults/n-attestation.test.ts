import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clean } from '../../../../emulator/scenarios/finished.ts';
import { deviceAt } from '../../../faults/harness/devices.ts';
import { HIDDEN } from '../../../faults/harness/worlds.ts';
import { type BuiltOptions, runBuilt } from '../../../run/built-gate.ts';
import { runFault } from '../../../run/fault-gate.ts';
import { outcomeOf } from '../../../run/gate.ts';
import { SOON_OVER } from '../../../run/platforms.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../../../run/run-cli.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-gate-n-attestation-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fresh = (): Promise<string> => mkdtemp(join(folder, 'case-'));
/** The attestation of an earlier run. If a job signed it, it would say that this run passed. */
const EARLIER = '{"properties":["FINDINGS_GATE_PASS"]}';
const ALL_MAY = { 'max-critical': 'none', 'max-high': 'none' };

/** Makes every removal of a file fail, as in the folder of another user. */
const REMOVES_NOTHING = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.promises.rm = async () => { throw Object.assign(new Error('no'), { code: 'EPERM' }); };
  syncBuiltinESMExports();
`)}`;

function reasonsIn(stdout: string): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('The attestation was not written'));
}

describe.concurrent('N. attestations', () => {
  test('N19 a pass writes a complete predicate, and replaces an earlier one', async () => {
    const path = join(await fresh(), 'sub', 'pass.json');
    const run = await runBuilt({ inputs: { 'attestation-path': path } });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ commit: run.report.commit });
    expect(reasonsIn(run.stdout)).toEqual([]);
  });

  test.each<[string, (inside: string) => Promise<string>]>([
    ['a folder', async (inside) => inside],
    ['a path below a file', async (inside) => writeFile(join(inside, 'a'), '').then(() => join(inside, 'a', 'b'))],
    ['a full disk', async (inside) => deviceAt(join(inside, 'full'), 'full')],
  ])('N19 a path that leads to %s is a warning, and does not change the verdict', async (_, make) => {
    const path = await make(await fresh());
    const run = await runFault({ inputs: { 'attestation-path': path } });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    expect(run.stdout).toMatch(/^::warning .*The attestation was not written: [\w ]+ at attestation-path\.$/m);
    expect(existsSync(path) && (await lstat(path)).isFile()).toBe(false);
  });

  const OVER = { platform: 'over-limit' } as const;
  const NEVER = { platform: 'never-appears', inputs: SOON_OVER } as const;
  const WARNED = { ...NEVER, inputs: { ...SOON_OVER, 'on-inconclusive': 'warn' } };
  const STRANGER = { inputs: { 'api-token': 'a-token-of-nobody' } };
  const UNCHECKED = { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, inputs: { 'on-inconclusive': 'tls: warn' } };
  test.each<[string, BuiltOptions, outcome: string, why?: string]>([
    ['fails', OVER, '1 fail ', 'the verdict is fail'],
    ['fails and reports', { ...OVER, inputs: { mode: 'report' } }, '0 fail ', 'the verdict is fail'],
    ['is inconclusive', NEVER, '2 inconclusive no-scan', 'the verdict is inconclusive'],
    ['is inconclusive, and softened to a warning', WARNED, '0 inconclusive no-scan', 'the verdict is inconclusive'],
    ['is refused by the platform', STRANGER, '2 inconclusive auth', 'the verdict is inconclusive'],
    ['only reports', { inputs: { mode: 'report' } }, '0 pass ', 'the mode is report, so nothing was enforced'],
    ['has no token', { inputs: { 'api-token': '', mode: 'report' } }, '0 inconclusive no-token'],
    ['trusts every certificate', UNCHECKED, '0 inconclusive tls'],
    ['has settings that are refused', { inputs: { 'max-high': 'lots' } }, '3 inconclusive config'],
    ['blocks nothing', { inputs: ALL_MAY }, '0 pass ', 'nothing blocks, so the pass proves nothing'],
  ])('N20 an earlier one is gone before the first request of a run that %s', async (_, options, outcome, why) => {
    const path = join(await fresh(), 'pass.json');
    await writeFile(path, EARLIER);
    const seen: boolean[] = [];
    const run = await runFault({
      ...options,
      inputs: { ...options.inputs, 'attestation-path': path },
      through: (handler) => (request) => {
        seen.push(existsSync(path));
        return handler(request);
      },
    });
    expect(outcomeOf(run).join(' ')).toBe(outcome);
    expect([seen.includes(true), existsSync(path)]).toEqual([false, false]);
    if (why === undefined) expect(seen).toEqual([]);
    else expect(reasonsIn(run.stdout)).toEqual([`The attestation was not written: ${why}.`]);
  });

  test.each<[string, (path: string) => Promise<BuiltOptions>, RegExp]>([
    [
      'cannot be removed',
      async (path) => {
        await writeFile(path, EARLIER);
        return { nodeFlags: ['--import', REMOVES_NOTHING] };
      },
      /an earlier run left at attestation-path could not be removed \(EPERM\)/,
    ],
    [
      'is a link to a file',
      async (path) => {
        await writeFile(`${path}.far`, EARLIER);
        await symlink(`${path}.far`, path);
        return {};
      },
      /attestation-path is a link to a file, which is not removed/,
    ],
  ])('N22 %s is refused, and nothing is sent', async (_, make, why) => {
    const path = join(await fresh(), 'pass.json');
    const run = await runFault({ ...(await make(path)), inputs: { 'attestation-path': path, mode: 'report' } });
    expect(run).toMatchObject({ exitCode: 3, reason: 'config', requests: [] });
    expect(run.finalLine).toMatch(why);
    expect(await readFile(path, 'utf8')).toBe(EARLIER);
  });
});

describe('N. attestations of the command line', () => {
  const asked = ['--attestation-path', 'pass.json'];

  async function checked(words: readonly string[], cwd: string, platform = clean) {
    const { flags, server } = await startPlatform(platform);
    const judged = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main', ...asked];
    const run = await runCli(['check', ...flags, ...judged, ...words], { cwd });
    return { ...run, all: run.stdout + run.stderr, server };
  }

  test('N21 a replay of a pass writes none, and removes an earlier one', async () => {
    const cwd = await emptyFolder();
    const path = join(cwd, 'pass.json');
    const run = await checked(['--record', 'gate.record'], cwd);
    expect([run.exitCode, run.all]).toEqual([0, expect.not.stringContaining('attestation')]);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ commit: COMMIT, repository: 'acme/shop' });
    const again = await runCli(['check', '--replay', 'gate.record', ...asked], { cwd });
    expect([again.exitCode, existsSync(path)]).toEqual([0, false]);
    expect(reasonsIn(again.stdout)).toEqual(['The attestation was not written: a replay proves nothing about today.']);
  });

  test('N20 wrong settings leave none', async () => {
    const cwd = await emptyFolder();
    const run = await checked(['--max-high', 'lots'], cwd);
    expect([run.exitCode, existsSync(join(cwd, 'pass.json')), run.server.requests]).toEqual([3, false, []]);
  });

  test('N19 a path that cannot be written is a warning', async () => {
    const cwd = await emptyFolder();
    await mkdir(join(cwd, 'pass.json'));
    const run = await checked([], cwd);
    expect([run.exitCode, run.lastLine]).toEqual([0, expect.stringMatching(/^gate: PASS/)]);
    expect(run.stderr).toContain('warning: The file of --attestation-path was not written');
  });

  test('O26 findings that are never indexed leave no attestation, however softened', async () => {
    const cwd = await emptyFolder();
    const run = await checked(['--on-inconclusive', 'index-gap: warn'], cwd, HIDDEN);
    expect([run.exitCode, run.lastLine]).toEqual([0, expect.stringMatching(/^gate: INCONCLUSIVE index-gap - /)]);
    expect(existsSync(join(cwd, 'pass.json'))).toBe(false);
  });
});
