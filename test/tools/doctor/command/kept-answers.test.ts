import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { runDoctor, startCommand } from './run-command.ts';

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function overLimit() {
  return SCENARIOS['over-limit']({
    commit: 'c0ffee'.padEnd(40, '0'),
    repository: 'acme/shop',
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: undefined,
    headRef: 'main',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
  });
}

const WANTED = ['--repository', 'acme/shop'];

describe('doctor --record', () => {
  it('writes one file, and says in a sentence what was replaced', async () => {
    const folder = await folderOfTest();
    const path = join(folder, 'answers.json');
    const platform = await runPlatform(overLimit());
    const { stderr } = await runDoctor(platform.origin, [...WANTED, '--record', path]);
    expect(stderr).toContain(
      `${path}: what the platform answered, with every name, address, person, finding and date replaced; read it before you send it.\n`,
    );
    expect(await readdir(folder)).toEqual(['answers.json']);
    const file = await readFile(path, 'utf8');
    expect(file).not.toMatch(new RegExp(`${DEFAULT_TOKEN}|127\\.0\\.0\\.1|localhost|acme|authorization`, 'i'));
    expect(JSON.parse(file).answers.length).toBeGreaterThan(3);
  });

  it('removes what an earlier run left there, and writes nothing where nothing was asked', async () => {
    const path = join(await folderOfTest(), 'answers.json');
    await writeFile(path, 'of an earlier run');
    const { ended, written } = await startCommand('doctor', [...WANTED, '--base-url', 'no address', '--record', path]);
    expect(await ended).toBe(3);
    expect(written.stderr).toContain('The file of --record was not written: nothing was asked.');
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('is a warning where it cannot write', async () => {
    const folder = await folderOfTest();
    const platform = await runPlatform(overLimit());
    const { report, stderr } = await runDoctor(platform.origin, [...WANTED, '--record', folder]);
    expect(stderr).toContain('warning: The file of --record was not written (EISDIR).');
    expect([0, 1]).toContain(report.exitCode);
  });
});

describe('emulator --from', () => {
  it('prints a call of doctor that can be pasted, and ends when it is stopped', async () => {
    const path = join(await folderOfTest(), 'answers.json');
    const platform = await runPlatform(overLimit());
    const { report } = await runDoctor(platform.origin, [...WANTED, '--record', path]);
    const { ended, written, stop } = await startCommand('emulator', ['--from', path]);
    await expect.poll(() => written.stdout, { timeout: 10_000 }).toMatch(/findings-gate doctor .*--repository \S+\n/s);
    const call = /^findings-gate doctor ((?:.|\n)*)$/m.exec(written.stdout)![1]!;
    const [, origin = '', ...words] = call.replaceAll('\\\n', ' ').trim().split(/\s+/);
    const again = await runDoctor(origin, words);
    expect(again.report.assumptions).toEqual(report.assumptions);
    expect(again.report.exitCode).toBe(report.exitCode);
    stop();
    expect(await ended).toBe(0);
  });

  it.each([
    [['--scenario', 'clean'], '--scenario has no use beside --from: the file says what there is'],
    [['--quirk', 'end-of-paging'], '--quirk has no use beside --from: the file says what there is'],
    [[], '--from: the file of answers cannot be used: it is no file that doctor --record wrote'],
  ])('refuses %j and a foreign file in a sentence', async (more, message) => {
    const path = join(await folderOfTest(), 'foreign.json');
    await writeFile(path, '{"schema":1}');
    const { ended } = await startCommand('emulator', ['--from', path, ...more]);
    expect(await ended).toMatchObject({ reason: 'config', message });
  });

  it('refuses a file that is not there', async () => {
    const { ended } = await startCommand('emulator', ['--from', '/no/such/file']);
    expect(await ended).toMatchObject({ message: '--from: the file /no/such/file cannot be read (ENOENT)' });
  });
});
