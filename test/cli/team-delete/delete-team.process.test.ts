import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { runCli, startPlatform } from '../../run/run-cli.ts';

/* What is refused, and what is said of each answer, is shown on the sources, in test/e2e/cli/delete-team.test.ts. */

describe('the built findings-gate team delete', () => {
  it('deletes the team whose id was given twice', async () => {
    const { flags, server, state } = await startPlatform(SCENARIOS.clean);
    const run = await runCli(['team', 'delete', '31', '--confirm', '31', ...flags]);
    expect(run).toMatchObject({ exitCode: 0, stdout: 'Team 31 of deployment 42 is deleted.', stderr: '' });
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/permissions/v2/deployments/42/teams/31',
    ]);
    expect(state.teams).toEqual([]);
  });

  it('asks nobody, and sends nothing, where the input is a pipe', async () => {
    const { flags, server, state } = await startPlatform(SCENARIOS.clean);
    // What is typed into a pipe was not typed by a person.
    const run = await runCli(['team', 'delete', '31', ...flags], { stdin: '31\n' });
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toContain('repeat the id of the team after --confirm');
    expect(server.requests).toEqual([]);
    expect(state.teams).toHaveLength(1);
  });
});
