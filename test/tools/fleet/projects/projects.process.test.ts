import { expect, it } from 'vitest';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { runCli, startPlatform } from '../../../run/run-cli.ts';

it('the built findings-gate projects lists id and name of each project, its scans, and when it was scanned last', async () => {
  const { flags, server } = await startPlatform(SCENARIOS.clean);
  const run = await runCli(['projects', ...flags, '--since', '4d']);
  expect(run.exitCode).toBe(0);
  expect(run.stdout.split('\n')).toEqual([
    expect.stringMatching(/^ID +PROJECT +SCANS +LAST SCAN +ADDRESS$/),
    expect.stringMatching(/^101 +acme\/shop +4 +\d{4}-\d\d-\d\d \d\d:\d\d +github\.com\/acme\/shop$/),
    expect.stringMatching(/^7700 +acme\/warehouse +2 +\d{4}-\d\d-\d\d \d\d:\d\d +github\.com\/acme\/warehouse$/),
  ]);
  expect(run.stderr).toBe('2 projects, 6 scans (3 requests).');
  const operations = server.requests.map(({ operation }) => operation);
  expect(operations.toSorted()).toEqual(['list-scans', 'read-scan', 'read-scan']);
});
