import { expect, it } from 'vitest';
import { aFile, aSha } from '../../../../github-double/build.ts';
import { commandsOf, filledIn, readExamples } from '../../../examples/example-workflow.ts';
import { aScannedProject, aSweptWorld, REPOSITORY, STATUS } from './a-sweep.ts';

const STRICT = 'version: 1\nconditions: [{ name: Nothing at all, max: 0 }]\n';

it('the example of a sweep judges all open pull requests by the policy at the tip of main', async () => {
  const example = readExamples().find(({ file }) => file === 'sweep.yml')!;
  expect(Object.keys(example.on)).toEqual(['schedule', 'push', 'workflow_dispatch']);
  const [command, ...others] = commandsOf(example);
  expect(others).toEqual([]);
  const pulls = [
    { number: 7, criticals: 1, status: 'success', base: { sha: aSha('old') } },
    { number: 8, status: 'failure' },
  ];
  const project = aScannedProject(pulls);
  const world = await aSweptWorld(pulls, {
    platform: {
      ...project,
      deploymentId: '123',
      repositories: project.repositories.map((repository) => ({ ...repository, id: '456' })),
      scans: project.scans.map((scan) => ({ ...scan, repositoryId: '456' })),
      issues: project.issues.map((issue) => ({ ...issue, repositoryId: '456' })),
    },
  });
  world.repository.commits.set(aSha('main'), new Map([['.github/findings-policy.yml', aFile(STRICT)]]));
  const secrets = { PLATFORM_TOKEN: project.tokens[0]!.token };
  const token = world.github.state.tokens[0]!.value;
  const env = Object.fromEntries(
    Object.entries(command!.env!).map(([name, text]) => [name, filledIn(text, { secrets, github: { token } })]),
  );
  const [node, , name, ...flags] = command!.run
    .replaceAll(/"\$GITHUB_REPOSITORY([^"]*)"/g, `${REPOSITORY}$1`)
    .split(/\s+/);
  expect([node, name]).toEqual(['node', 'sweep']);
  expect(flags[flags.indexOf('--commit-status') + 1]).toBe(STATUS);
  flags[flags.indexOf('--base-url') + 1] = world.platform.origin;
  const run = await world.sweep(flags, { env: { ...env, GITHUB_REPOSITORY: REPOSITORY } });
  expect(run.words()).toEqual(['7 fail failure', '8 pass success']);
  expect(run.exitCode).toBe(0);
});
