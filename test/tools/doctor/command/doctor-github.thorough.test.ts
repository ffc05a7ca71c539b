import { describe, expect, it } from 'vitest';
import { aRuleset, aSha, requiring } from '../../../../github-double/build.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { doctorWith, REQUIRED, runDoctor } from './run-doctor.ts';

describe('the requirements of GitHub, as reported by doctor', () => {
  const UNREQUIRED = {
    checkRuns: [{ sha: aSha('head'), name: 'findings-gate', app: { id: 15368, slug: 'github-actions' } }],
  };
  const REFUSED = [{ fault: { kind: 'status', status: 403 } }] as const;
  it.each([
    ['a rule of the default branch requires the gate', REQUIRED, []],
    ['no rule of the default branch requires the gate, so it blocks nothing', UNREQUIRED, []],
    ['not known whether a rule requires the gate', REQUIRED, REFUSED],
  ])('are reported, and do not change the exit code: %s', async (line, repository, faults) => {
    const run = await doctorWith(repository, { faults });
    expect(run.stdout).toContain(`\nGITHUB: ${line}\n`);
    expect(run.exitCode).toBe(0);
  });

  it('are in the JSON, with a workflow that runs in the merge queue and has the name of the check', async () => {
    const queue = aRuleset({ rules: [...requiring({ context: 'Gate' }), { type: 'merge_queue' }] });
    const run = await doctorWith(
      { rulesets: [queue] },
      { args: ['--json', '--repository', 'octo-org/shop', '--check', 'Gate'] },
    );
    const { github, workflow } = run.json();
    expect(github).toMatchObject({ required: true, mergeQueue: true, check: 'Gate' });
    expect(workflow).toContain('\n  merge_group:\n');
    expect(workflow).toContain("\n    name: 'Gate'\n");
  });

  it('are null without a token, and GitHub is not asked', async () => {
    const platform = await runPlatform(scenarioState('clean', { repository: 'octo-org/shop' }));
    const args = ['--base-url', platform.origin, '--repository', 'octo-org/shop'];
    expect((await runDoctor([...args, '--json'])).json().github).toBe(null);
    expect((await runDoctor(args)).stdout).toContain('\nGITHUB: not checked whether a rule requires the gate; ');
  });
});
