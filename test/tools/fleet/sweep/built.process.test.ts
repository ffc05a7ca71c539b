import { expect, it } from 'vitest';
import { runCli } from '../../../run/run-cli.ts';
import { aSweptWorld, REPOSITORY, STATUS } from './a-sweep.ts';

it('the built sweep sets what is due, prints a table, and ends with 0', async () => {
  const world = await aSweptWorld([
    { number: 7, status: 'failure' },
    { number: 8, status: 'success', criticals: 1 },
    { number: 9, scan: null },
  ]);
  const { env, state } = world.github;
  const flags = ['--base-url', world.platform.origin, '--deployment-id', '42', '--repository', REPOSITORY];
  const run = await runCli(['sweep', ...flags, '--commit-status', STATUS], {
    env: { FINDINGS_GATE_GITHUB_TOKEN: state.tokens[0]!.value, GITHUB_API_URL: env.GITHUB_API_URL! },
  });
  expect(run.stdout.split('\n')).toHaveLength(4);
  expect(run.stdout).not.toContain(state.tokens[0]!.value);
  expect([7, 8, 9].map(world.statusOf)).toEqual(['success', 'failure', undefined]);
  expect(run.exitCode).toBe(0);
});
