import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { failing, foundBy, scanned } from '../run/platforms.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../run/run-cli.ts';

/** Processor time of a whole run, which no busy machine makes longer. To look for the end of the slashes at each of them took minutes. */
const MOST_CPU_MS = 20_000;

const endless = (character: string) => ({ repo_url: `https://github.com/acme${character.repeat(200_000)}shop` });

describe('O. a text that is longer than anything it can mean', () => {
  test.each(['/', '\\'])('O22 an address of 200,000 times %s is none, and takes no time', async (character) => {
    const { user } = process.cpuUsage();
    const run = await runFault({ platform: scanned({ meta: endless(character) }), due: 'pass' });
    expect(run.exitCode).toBe(0);
    expect(process.cpuUsage().user - user).toBeLessThan(MOST_CPU_MS * 1_000);
  });

  test('O22 a signal is heard meanwhile', async () => {
    const run = await runBuilt({
      platform: scanned({ meta: endless('/') }),
      prepare: failing('search-issues', { kind: 'never-answer' }),
      killAfterMs: 30_000,
      // The detail of the scan has come by then, and its address is being read.
      onOutput(text, running) {
        if (text.includes('reading the issues')) setTimeout(() => running.kill('SIGTERM'), 3_000);
      },
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'cancelled' });
  });
});

describe('O. an e-mail address in an answer', () => {
  const BRANCH = 'ada@acme.example/fix';
  const places = {
    ref: BRANCH,
    filePath: 'users/bob@acme.example/a.py',
    message: 'Ask cem%40acme.example.',
    rule: aRule({ path: 'rules.dan@acme.example.sql', id: 'eve@acme.example' }),
    dependency: {
      ...{ package: 'fay@acme.example', version: '1', ecosystem: 'pypi' },
      ...{ manifestFilePath: 'setup.py', advisory: 'CVE-2026-1', fixedBy: [] },
    },
  };
  const meta = { repo_display_name: 'gus@acme.example', repository: 'acme/shop' };
  const platform = foundBy({ branch: BRANCH, meta, enabledProducts: ['sast', 'hal@acme.example'] }, 3, places);
  const PEOPLE = ['bob', 'cem', 'dan', 'eve', 'fay', 'gus', 'hal'];

  test('O24 is masked in a record, but for names of refs, and the record decides alike', async () => {
    const { flags } = await startPlatform(platform);
    const path = join(await emptyFolder(), 'gate.record');
    const owner =
      'version: 1\nwaivers: [{ rule: x.y, reason: Sandboxed, owner: ian@acme.example, expires: 2099-01-01 }]\n';
    const judged = ['--repository-id', '101', '--repository', 'acme/shop', '--commit', COMMIT, '--ref', BRANCH];
    const run = await runCli(['check', ...flags, ...judged, '--policy', owner, '--record', path]);
    expect(run.exitCode).toBe(1);
    const record = await readFile(path, 'utf8');
    expect(PEOPLE.filter((name) => record.includes(`${name}@`) || record.includes(`${name}%40`))).toEqual([]);
    expect(record).toContain('users/e-mail-');
    expect(record).toContain(`"branch":"${BRANCH}"`);
    expect(record).toContain('ian@acme.example');
    const again = await runCli(['check', '--replay', path], { env: { FINDINGS_GATE_TOKEN: '' } });
    expect(again.exitCode).toBe(1);
  });

  test.each([[[]], [['--json']]])('O24 is masked by doctor, but for names of refs: %j', async (form) => {
    const { flags } = await startPlatform(platform);
    const path = join(await emptyFolder(), 'answers.json');
    const run = await runCli(['doctor', ...flags, '--repository-id', '101', '--record', path, ...form]);
    const all = run.stdout + run.stderr + (await readFile(path, 'utf8'));
    expect(PEOPLE.filter((name) => all.includes(`${name}@`) || all.includes(`${name}%40`))).toEqual([]);
    expect(run.stdout).toContain('e-mail-');
    if (form.length > 0) expect(run.stdout).toContain(`"example":"${BRANCH}"`);
  });
});
