import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { randomWireForm } from '../../../../emulator/wire/wire-form.ts';
import { systemClock } from '../../../../src/gate/process/system-clock.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { type RunningPlatform, runPlatform } from '../../../emulator/running-platform.ts';
import { richWorld } from './rich-world.ts';
import { runDoctor } from './run-doctor.ts';

/** The command with `--json` and the clock of the machine. */
const recordedOn = ({ origin }: RunningPlatform, path: string) =>
  runDoctor(['--base-url', origin, '--json', ...WANTED, '--record', path], { clock: systemClock });

const WANTED = ['--repository', 'acme/shop'];

describe('doctor --record', () => {
  it('writes one file, and says in a sentence what is in it', async () => {
    const folder = aFolder();
    const path = join(folder, 'answers.json');
    const platform = await runPlatform(scenarioState('over-limit'));
    const { stderr } = await recordedOn(platform, path);
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
      const path = join(aFolder(), 'answers.json');
      const platform = await runPlatform(richWorld(randomWireForm(seed)));
      await recordedOn(platform, path);
      const file = await readFile(path, 'utf8');
      expect(file).not.toMatch(
        /acme|shop|warehouse|checkout|eval-detected|lodash|example|202[0-9]|(?<!"status":)[0-8]{3}/,
      );
      expect(file).toContain('"status":["the word SCAN_STATUS_');
    },
  );

  it('shows a form that no document has', async () => {
    const shapeWith = async (quirks: readonly QuirkId[]): Promise<string> => {
      const path = join(aFolder(), 'answers.json');
      const platform = await runPlatform(richWorld(), undefined, {}, quirks);
      await recordedOn(platform, path);
      return readFile(path, 'utf8');
    };
    expect(await shapeWith(['time-spellings'])).not.toBe(await shapeWith([]));
  });

  it('removes what an earlier run left there, and writes nothing where nothing was asked', async () => {
    const path = join(aFolder({ 'answers.json': 'of an earlier run' }), 'answers.json');
    const { exitCode, stderr } = await runDoctor([...WANTED, '--base-url', 'no address', '--record', path]);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('The file of --record was not written: nothing was asked.');
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('is a warning where it cannot write', async () => {
    const folder = aFolder();
    const platform = await runPlatform(scenarioState('over-limit'));
    const { exitCode, stderr } = await recordedOn(platform, folder);
    expect(stderr).toContain('warning: The file of --record was not written (EISDIR).');
    expect([0, 1]).toContain(exitCode);
  });
});
