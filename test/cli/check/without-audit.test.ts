import { expect, it } from 'vitest';
import { checkWith } from '../../../src/cli/check/check.ts';
import { aShell } from '../a-shell.ts';

it('refuses to replay a record where the tool of records is not handed in', async () => {
  const check = checkWith({});
  if (!('job' in check)) throw new Error('the command has no job');
  await expect(check.job(['--replay', 'gate.record'], aShell().shell).work()).rejects.toMatchObject({
    reason: 'config',
    message: '--replay: this build has no records: leave it out',
  });
});
