import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANCH, peopleIn, WITH_PEOPLE } from '../../../faults/harness/people.ts';
import { emptyFolder, runCli, startPlatform } from '../../../run/run-cli.ts';
import { doctorWith, REQUIRED } from '../command/run-doctor.ts';

describe('O. the repository whose rules doctor reads', () => {
  const NAMED = [
    ['its user', { args: ['--json', '--repository', 'octo-org/shop'] }],
    ['the runner', { args: ['--json', '--repository-id', '101'], runner: 'octo-org/shop' }],
  ] as const;
  it.each(NAMED)(
    'O23 is that of the repository that %s names; another one of a scan is a line',
    async (_who, given) => {
      const run = await doctorWith(REQUIRED, { ...given, scans: 'evil-org/shop' });
      const told = 'The newest scan names "github.com/evil-org/shop": no rule of that repository was read.';
      expect(run.json().github).toMatchObject({ required: true, seen: expect.arrayContaining([told]) });
      expect(run.asked.filter((line) => line.includes('evil-org'))).toEqual([]);
    },
  );

  it('O23 is unknown, and GitHub is not asked, if only a scan names a repository', async () => {
    const run = await doctorWith(REQUIRED, { args: ['--json', '--repository-id', '101'] });
    const told = 'The newest scan names "github.com/octo-org/shop": no rule of that repository was read.';
    expect(run.json().github).toMatchObject({ required: null, mergeQueue: null, seen: [expect.anything(), told] });
    expect(run.asked).toEqual([]);
  });
});

it.each([[[]], [['--json']]])('O24 an e-mail address is masked, except in names of refs: %j', async (form) => {
  const { flags } = await startPlatform(WITH_PEOPLE);
  const path = join(await emptyFolder(), 'answers.json');
  const run = await runCli(['doctor', ...flags, '--repository-id', '101', '--record', path, ...form]);
  const all = run.stdout + run.stderr + (await readFile(path, 'utf8'));
  expect(peopleIn(all)).toEqual([]);
  expect(run.stdout).toContain('e-mail-');
  if (form.length > 0) expect(run.stdout).toContain(`"example":"${BRANCH}"`);
});
