import { expect, it } from 'vitest';
import { checkWith } from '../../../src/cli/check/check.ts';
import type { Shell } from '../../../src/cli/shell.ts';
import { createTerminal } from '../../../src/cli/terminal.ts';
import { systemClock } from '../../../src/gate/process/system-clock.ts';

it('refuses to replay a record where the tool of records is not handed in', async () => {
  const stream = { write: () => true };
  const shell: Shell = {
    env: {},
    terminal: createTerminal({ stdout: stream, stderr: stream }),
    clock: systemClock,
    random: () => 0.5,
    signal: new AbortController().signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
  };
  const check = checkWith({});
  if (!('job' in check)) throw new Error('the command has no job');
  await expect(check.job(['--replay', 'gate.record'], shell).work()).rejects.toMatchObject({
    reason: 'config',
    message: '--replay: this build has no records: leave it out',
  });
});
