import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRANCH, peopleIn, WITH_PEOPLE } from '../../../faults/harness/people.ts';
import { COMMIT, emptyFolder, runCli, startPlatform } from '../../../run/run-cli.ts';

test('O24 an e-mail address is masked in a record, but for names of refs, and the record decides alike', async () => {
  const { flags } = await startPlatform(WITH_PEOPLE);
  const path = join(await emptyFolder(), 'gate.record');
  const owner =
    'version: 1\nwaivers: [{ rule: x.y, reason: Sandboxed, owner: ian@acme.example, expires: 2099-01-01 }]\n';
  const judged = ['--repository-id', '101', '--repository', 'acme/shop', '--commit', COMMIT, '--ref', BRANCH];
  const run = await runCli(['check', ...flags, ...judged, '--policy', owner, '--record', path]);
  expect(run.exitCode).toBe(1);
  const record = await readFile(path, 'utf8');
  expect(peopleIn(record)).toEqual([]);
  expect(record).toContain('users/e-mail-');
  expect(record).toContain(`"branch":"${BRANCH}"`);
  expect(record).toContain('ian@acme.example');
  const again = await runCli(['check', '--replay', path], { env: { FINDINGS_GATE_TOKEN: '' } });
  expect(again.exitCode).toBe(1);
});
