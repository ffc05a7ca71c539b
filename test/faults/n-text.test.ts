import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { overLimit } from '../../emulator/scenarios/finished.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFaultCli } from '../run/fault-cli.ts';
import { runFault } from '../run/fault-gate.ts';
import { failing, scanned } from '../run/platforms.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';
import { expectRun } from './harness/expect-run.ts';

const JUDGED = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];

describe('N. hostile text', () => {
  test.each(['[[[ATTACHMENT|/etc/passwd]]', '[[[[ATTACHMENT|/etc/passwd]]]]', '[\u200b[ATTACHMENT|/etc/passwd]]'])(
    'N5 %j in a name attaches no file to a JUnit report',
    async (name) => {
      const { flags } = await startPlatform(overLimit);
      const path = join(await emptyFolder(), 'junit.xml');
      const policy = `version: 1\nconditions:\n  - { name: '${name}', severities: [critical], max: 0 }\n`;
      await runFaultCli(['check', ...flags, ...JUDGED, '--policy', policy, '--junit', path]);
      const file = await readFile(path, 'utf8');
      expect(file).toContain('ATTACHMENT');
      expect(file).not.toContain('[[');
    },
  );

  test('N10 a policy of forty thousand unknown keys is refused with a hundred of them', async () => {
    const path = join(await emptyFolder(), 'policy.yml');
    const keys = Array.from({ length: 40_000 }, (_, number) => `${(number + 46_656).toString(36)}:\n`).join('');
    await writeFile(path, keys);
    const run = await runFaultCli(['policy', 'check', path]);
    expect(run.exitCode).toBe(3);
    const told = run.stdout.split('\n');
    expect([told.length, told.at(-1)]).toEqual([101, `${path}: and 39901 more problems`]);
    expect(run.stderr).toContain('40001 problems to correct');
    const policy = `version: 1\n${Array.from({ length: 200 }, (_, number) => `key-${number}: 1\n`).join('')}`;
    const { report } = await runFault({ inputs: { policy }, due: 'unproven' });
    expect([report.problems?.length, report.problems?.at(-1)]).toEqual([101, 'and 100 more']);
  });

  test.each([
    ['a carriage return', '# harmless\rmax: none\n', 'the invisible character U+000D'],
    ['a direction mark', '# \u202eon ti esu\u202c\n', 'the invisible character U+202E'],
    ['a line separator', '# one\u2028# two\n', 'the invisible character U+2028'],
  ])('N10 %s that hides the real policy from readers is refused', async (_what, hidden, words) => {
    const policy = `version: 1\n${hidden}conditions:\n  - { name: No criticals, severities: [critical], max: 0 }\n`;
    const run = await expectRun({ exitCode: 2, reason: 'policy-invalid' }, { inputs: { policy } });
    expect(run.stdout).toContain(words);
  });
});

/** Processor time of a whole run, which does not grow on a busy machine. A search for the end of the slashes at each slash took minutes. */
const MOST_CPU_MS = 20_000;

const endless = (character: string) => ({ repo_url: `https://github.com/acme${character.repeat(200_000)}shop` });

describe('O. a text of excessive length', () => {
  test.each(['/', '\\'])('O22 an address of 200,000 times %s is invalid, and needs no time', async (character) => {
    const { user } = process.cpuUsage();
    const run = await runFault({ platform: scanned({ meta: endless(character) }), due: 'pass' });
    expect(run.exitCode).toBe(0);
    expect(process.cpuUsage().user - user).toBeLessThan(MOST_CPU_MS * 1_000);
  });

  test('O22 a signal ends the run meanwhile', async () => {
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
