import { describe, expect, it } from 'vitest';
import { doctorWith, REQUIRED } from '../command/doctor-on-github.ts';

describe('O. whose rules doctor reads', () => {
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

  it('O23 is not known, and GitHub is not asked, where a scan alone names a repository', async () => {
    const run = await doctorWith(REQUIRED, { args: ['--json', '--repository-id', '101'] });
    const told = 'The newest scan names "github.com/octo-org/shop": no rule of that repository was read.';
    expect(run.json().github).toMatchObject({ required: null, mergeQueue: null, seen: [expect.anything(), told] });
    expect(run.asked).toEqual([]);
  });
});
