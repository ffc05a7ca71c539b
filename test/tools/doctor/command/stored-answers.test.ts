import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { PLAIN_FORM, randomWireForm, type WireForm } from '../../../../emulator/wire/wire-form.ts';
import { systemClock } from '../../../../src/gate/process/system-clock.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { runDoctor } from './run-doctor.ts';

const WANTED = ['--repository', 'acme/shop'];

/** The answers that the command, with `--json` and the clock of the machine, stores for a project in daily use. */
async function recordedOn(wire: Partial<WireForm> = {}, quirks: readonly QuirkId[] = []) {
  const path = join(aFolder(), 'answers.json');
  const { origin } = await runPlatform(
    { ...scenarioState('much-used'), wire: { ...PLAIN_FORM, ...wire } },
    undefined,
    {},
    quirks,
  );
  const run = await runDoctor(['--base-url', origin, '--json', ...WANTED, '--record', path], { clock: systemClock });
  return { ...run, path, file: await readFile(path, 'utf8') };
}

describe('doctor --record', () => {
  it('writes one file, and describes its content in a sentence', async () => {
    const { stderr, path, file } = await recordedOn();
    expect(stderr).toContain(
      `${path}: the shape of what the platform answered, with names of members and known words, without a value.\n`,
    );
    expect(await readdir(dirname(path))).toEqual(['answers.json']);
    expect(file).not.toMatch(new RegExp(`${DEFAULT_TOKEN}|127\\.0\\.0\\.1|localhost|acme|authorization`, 'i'));
    expect(JSON.parse(file).answers.length).toBeGreaterThan(3);
  });

  it.each([1, 2, 3])('contains no name, id, day or finding of a platform, in any form (seed %i)', async (seed) => {
    const { file } = await recordedOn(randomWireForm(seed));
    const told = /acme|shop|currencies|release|new-on-main|python|log4j|lodash|example|202[0-9]|(?<!"status":)[0-8]{3}/;
    expect(file).not.toMatch(told);
    expect(file).toContain('"status":["the word SCAN_STATUS_');
  });

  it('shows a form that is not documented', async () => {
    expect((await recordedOn({}, ['time-spellings'])).file).not.toBe((await recordedOn()).file);
  });

  it('removes the file of an earlier run, and writes nothing if nothing was sent', async () => {
    const path = join(aFolder({ 'answers.json': 'of an earlier run' }), 'answers.json');
    const { exitCode, stderr } = await runDoctor([...WANTED, '--base-url', 'no address', '--record', path]);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('The file of --record was not written: no request was sent.');
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('is a warning if it cannot write', async () => {
    const { origin } = await runPlatform(scenarioState('over-limit'));
    const { exitCode, stderr } = await runDoctor(['--base-url', origin, ...WANTED, '--record', aFolder()]);
    expect(stderr).toContain('warning: The file of --record was not written (EISDIR).');
    expect([0, 1]).toContain(exitCode);
  });
});
