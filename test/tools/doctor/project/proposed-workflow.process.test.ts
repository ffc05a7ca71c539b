import { describe, expect, it } from 'vitest';
import { pullRequestEvent, REPOSITORY } from '../../../../demo/events.ts';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import type { DeploymentId } from '../../../../src/domain/ids.ts';
import type { ObservedProject } from '../../../../src/tools/doctor/project/project-names.ts';
import { proposeSettings } from '../../../../src/tools/doctor/project/propose-settings.ts';
import { workflowYaml } from '../../../../src/tools/doctor/project/workflow-yaml.ts';
import { readWorkflow } from '../../../examples/example-workflow.ts';
import { sceneOf, stepsFor } from '../../../examples/run-example.ts';
import { outcomeOf, runGate } from '../../../run/gate.ts';
import { anObservedProject, commits, detailOf } from './an-observed-project.ts';

const CONNECTION = { baseUrl: 'https://platform.example', deploymentId: '123' as DeploymentId };
const EVERYTHING = commits(8, [{ products: ['sast', 'sca', 'secrets'], took: 20 }]);
/** A part of a monorepo, which has a name of its own. */
const NAMES = {
  repository: REPOSITORY,
  repoDisplayName: `${REPOSITORY}/api`,
  repoUrl: `https://github.com/${REPOSITORY}`,
};
const PART = EVERYTHING.slice(0, 6).map((scan) => detailOf(scan, NAMES));
const PROJECTS: readonly (readonly [string, ObservedProject, readonly string[]])[] = [
  [
    'a whole repository',
    anObservedProject(EVERYTHING),
    ['fail-on-severity', 'repository-id', 'required-products', 'wait-timeout'],
  ],
  [
    'a part of a monorepo',
    anObservedProject(EVERYTHING, { details: PART }),
    ['fail-on-severity', 'repository', 'repository-id', 'required-products', 'wait-timeout'],
  ],
  ['a project of which little was seen', anObservedProject(commits(1)), ['fail-on-severity', 'repository-id']],
];

describe.each(PROJECTS)('the workflow that is proposed for %s', (_, project, expected) => {
  const text = workflowYaml(CONNECTION, proposeSettings(project, { checkout: {}, isMeant: true }), false);
  const workflow = readWorkflow('a proposal', text);
  const event = pullRequestEvent();

  it.each<[ScenarioName, number, string]>([
    ['clean', 0, 'pass'],
    ['over-limit', 1, 'fail'],
  ])('gives the right verdict on %s', async (scenario, exitCode, verdict) => {
    const [step] = stepsFor(workflow, { event });
    const settings = Object.keys(step!.inputs).filter(
      (name) => !['base-url', 'api-token', 'deployment-id'].includes(name),
    );
    expect(settings.sort()).toEqual(expected);
    const run = await runGate(sceneOf(step!, { event, platform: SCENARIOS[scenario] }));
    expect(outcomeOf(run)).toEqual([exitCode, verdict, '']);
  });
});
