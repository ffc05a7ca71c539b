import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { overLimit } from '../../emulator/scenarios/finished.ts';
import { runFaultCli } from '../run/fault-cli.ts';
import { runFault } from '../run/fault-gate.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';
import { expectRun } from './harness/expect-run.ts';

const JUDGED = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];

describe('N. text that somebody made up', () => {
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
    ['a carriage return', '# harmless\rmax: none\n', 'a carriage return without a line feed'],
    ['a direction mark', '# \u202eon ti esu\u202c\n', 'the direction mark U+202E'],
    ['a line separator', '# one\u2028# two\n', 'the line separator U+2028'],
  ])('N10 %s that shows people another policy is refused', async (_what, hidden, words) => {
    const policy = `version: 1\n${hidden}conditions:\n  - { name: No criticals, severities: [critical], max: 0 }\n`;
    const run = await expectRun({ exitCode: 2, reason: 'policy-invalid' }, { inputs: { policy } });
    expect(run.stdout).toContain(words);
  });
});
