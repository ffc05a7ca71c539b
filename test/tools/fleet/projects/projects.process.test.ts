import { expect, it } from 'vitest';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { runCli, startPlatform } from '../../../run/run-cli.ts';

it('the built findings-gate projects lists each project', async () => {
  const { flags, server } = await startPlatform(SCENARIOS.clean);
  const run = await runCli(['projects', ...flags, '--since', '4d']);
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toMatch(/^101 +acme\/shop +4 /m);
  expect(run.stderr).toBe('2 projects, 6 scans (3 requests).');
  expect(server.requests).toHaveLength(3);
});
