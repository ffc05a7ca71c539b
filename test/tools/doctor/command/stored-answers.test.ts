import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { randomWireForm } from '../../../../emulator/wire/wire-form.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { richWorld } from './rich-world.ts';
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
  it('writes one file, and says in a sentence what is in it', async () => {
    const folder = await folderOfTest();
    const path = join(folder, 'answers.json');
    const platform = await runPlatform(overLimit());
    const { stderr } = await runDoctor(platform.origin, [...WANTED, '--record', path]);
    expect(stderr).toContain(
      `${path}: the shape of what the platform answered, with names of members and known words, without a value.\n`,
    );
    expect(await readdir(folder)).toEqual(['answers.json']);
    const file = await readFile(path, 'utf8');
    expect(file).not.toMatch(new RegExp(`${DEFAULT_TOKEN}|127\\.0\\.0\\.1|localhost|acme|authorization`, 'i'));
    expect(JSON.parse(file).answers.length).toBeGreaterThan(3);
  });

  it.each([1, 2, 3])(
    'has no name, id, day or finding of a platform that has much, in any form (seed %i)',
    async (seed) => {
      const path = join(await folderOfTest(), 'answers.json');
      const platform = await runPlatform(richWorld(randomWireForm(seed)));
      await runDoctor(platform.origin, [...WANTED, '--record', path]);
      const file = await readFile(path, 'utf8');
      expect(file).not.toMatch(
        /acme|shop|warehouse|checkout|eval-detected|lodash|example|202[0-9]|(?<!"status":)[0-8]{3}/,
      );
      expect(file).toContain('"status":["the word SCAN_STATUS_');
    },
  );

  it('shows a form that no document has', async () => {
    const shapeWith = async (quirks: readonly QuirkId[]): Promise<string> => {
      const path = join(await folderOfTest(), 'answers.json');
      const platform = await runPlatform(richWorld(), undefined, {}, quirks);
      await runDoctor(platform.origin, [...WANTED, '--record', path]);
      return readFile(path, 'utf8');
    };
    expect(await shapeWith(['time-spellings'])).not.toBe(await shapeWith([]));
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
