import { expect, it } from 'vitest';
import { aToken } from '../../../../github-double/build.ts';
import { runCli } from '../../../run/run-cli.ts';
import { aScannedProject, commented, REPOSITORY, STATUS } from './a-sweep.ts';

it('the built sweep sets due statuses, prints a table, and leaves no token in an updated comment', async () => {
  const beside = [
    { number: 8, status: 'failure' },
    { number: 9, scan: null },
  ];
  const project = aScannedProject([{ number: 7, criticals: 1 }, ...beside]);
  const token = aToken();
  const message = `Hardcoded credential ${token.value} is used here.`;
  const platform = { ...project, issues: project.issues.map((issue) => ({ ...issue, message })) };
  const world = await commented({ status: 'success' }, { says: 'pass', beside, platform, token });
  const flags = ['--base-url', world.platform.origin, '--deployment-id', '42', '--repository', REPOSITORY];
  const run = await runCli(['sweep', ...flags, '--commit-status', STATUS], {
    env: { FINDINGS_GATE_GITHUB_TOKEN: token.value, GITHUB_API_URL: world.github.env.GITHUB_API_URL! },
  });
  expect(run.exitCode).toBe(0);
  expect(run.stdout.split('\n')).toHaveLength(4);
  expect(run.stdout).not.toContain(token.value);
  expect([7, 8, 9].map(world.statusOf)).toEqual(['failure', 'success', undefined]);
  const { body } = world.repository.comments[0]!;
  expect(body).toContain('Hardcoded credential &#42;&#42;&#42; is used here');
  expect(body.replaceAll('&#95;', '_').replaceAll('&#8203;', '')).not.toContain(token.value);
});
