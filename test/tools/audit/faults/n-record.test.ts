import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clean, overLimit } from '../../../../emulator/scenarios/finished.ts';
import { pipeAt } from '../../../faults/harness/devices.ts';
import { mkdtempHere, SOON_MS, stopped } from '../../../faults/harness/stopped-command.ts';
import { runFault } from '../../../run/fault-gate.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../../../run/run-cli.ts';

const JUDGED = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];

describe('N. records', () => {
  test('N2 a record that cannot be written is a warning', async () => {
    const path = join(await emptyFolder(), 'file');
    await writeFile(path, '');
    const run = await runFault({ inputs: { 'record-path': `${path}/sub` } });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(run.stdout).toMatch(/^::warning [^\n]*::The record was not written/m);
  });

  test('N3 a record that blocks when it is read is not waited for', async () => {
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    const run = await stopped(['check', '--replay', 'pipe'], cwd);
    expect(run.exitCode).toBe(2);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
    expect(run.output).toContain('cancelled');
  });

  test('N6 one path for a record and another file is refused, and nothing is removed', async () => {
    const inside = await emptyFolder();
    const path = join(inside, 'policy.yml');
    await writeFile(path, 'version: 1\n');
    await symlink(path, join(inside, 'link.yml'));
    const pairs: Readonly<Record<string, string>>[] = [
      { 'report-path': path, 'record-path': path },
      { 'report-path': path, 'record-path': join(inside, '.', 'policy.yml') },
      { 'report-path': path, 'record-path': join(inside, 'link.yml') },
      { 'report-path': join(inside, 'none.json'), 'record-path': `${inside}/sub/../none.json` },
    ];
    for (const inputs of pairs) {
      const run = await runFault({ inputs });
      expect(run).toMatchObject({ exitCode: 3, reason: 'config', requests: [] });
      expect(run.finalLine).toContain('are the same file');
    }
    const { server, flags } = await startPlatform(clean);
    const words = ['--record', 'a/../policy.yml', '--waivers-file', 'policy.yml'];
    const run = await runCli(['check', ...flags, ...JUDGED, ...words], { cwd: inside });
    expect([run.exitCode, run.stdout + run.stderr]).toEqual([3, expect.stringContaining('are the same file')]);
    expect(server.requests).toEqual([]);
    expect(await readFile(path, 'utf8')).toBe('version: 1\n');
  });

  test('N13 the record of an earlier run is gone before the first request', async () => {
    const path = join(await emptyFolder(), 'gate.record');
    await writeFile(path, '{"verdict":"pass"}');
    const seen: boolean[] = [];
    const run = await runFault({
      platform: 'over-limit',
      inputs: { 'record-path': path },
      through: (handler) => (request) => {
        seen.push(existsSync(path));
        return handler(request);
      },
    });
    expect([run.exitCode, seen.includes(false), seen.includes(true)]).toEqual([1, true, false]);
  });

  test('N9 a forged record is refused, whatever digest it has', async () => {
    const { flags } = await startPlatform(overLimit);
    const cwd = await emptyFolder();
    await runCli(['check', ...flags, ...JUDGED, '--record', 'gate.record'], { cwd });
    const [stored = ''] = (await readFile(join(cwd, 'gate.record'), 'utf8')).split(',\n"digest":"');
    // ../record/read-record.test.ts tests the other refusals.
    for (const [from, to] of [
      [/"startedAtMs":\d+/, '"startedAtMs":8640000000000001'],
      [/"startedAtMs":\d+/, '"startedAtMs":1,$&'],
    ] as const) {
      const forged = stored.replace(from, to);
      expect(forged).not.toBe(stored);
      const digest = createHash('sha256').update(forged).digest('hex');
      await writeFile(join(cwd, 'forged.record'), `${forged},\n"digest":"${digest}"}\n`);
      const run = await runCli(['check', '--replay', 'forged.record'], { cwd });
      expect(run.exitCode).toBe(3);
      expect(run.lastLine).toMatch(/^gate: INCONCLUSIVE config - the record cannot be used/);
    }
  });
});
