import { expect, it } from 'vitest';
import { pullRequestEvent, REPOSITORY } from '../../../../demo/events.ts';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import type { DeploymentId } from '../../../../src/domain/ids.ts';
import {
  PROPOSED_INPUTS,
  proposeSettings,
  type Settings,
} from '../../../../src/tools/doctor/project/propose-settings.ts';
import { workflowYaml } from '../../../../src/tools/doctor/project/workflow-yaml.ts';
import { readWorkflow } from '../../../examples/example-workflow.ts';
import { sceneOf, stepsFor } from '../../../examples/run-example.ts';
import { problemsOf } from '../../../house/workflow-problems.ts';
import { outcomeOf, runGate } from '../../../run/gate.ts';
import { anObservedProject, commits, detailOf } from './an-observed-project.ts';

const CONNECTION = { baseUrl: 'https://platform.example', deploymentId: '123' as DeploymentId };
const NAMES = {
  repository: REPOSITORY,
  repoDisplayName: `${REPOSITORY}/api`,
  repoUrl: `https://github.com/${REPOSITORY}`,
};
const SCANS = commits(8, [{ products: ['sast', 'sca', 'secrets'], took: 20 }]);
const PART = anObservedProject(SCANS, { details: SCANS.slice(0, 6).map((scan) => detailOf(scan, NAMES)) });

it.each<[ScenarioName, number, string]>([
  ['clean', 0, 'pass'],
  ['over-limit', 1, 'fail'],
])('the workflow that is proposed for a part of a monorepo gives the right verdict on %s', async (...due) => {
  const [scenario, exitCode, verdict] = due;
  const text = workflowYaml(CONNECTION, proposeSettings(PART, { checkout: {}, isMeant: true }), false);
  const event = pullRequestEvent();
  const [step] = stepsFor(readWorkflow('a proposal', text), { event });
  const settings = Object.keys(step!.inputs).filter(
    (name) => !['base-url', 'api-token', 'deployment-id'].includes(name),
  );
  const all = ['fail-on-severity', 'repository', 'repository-id', 'required-products', 'wait-timeout'];
  expect(settings.sort()).toEqual(all);
  const run = await runGate(sceneOf(step!, { event, platform: SCENARIOS[scenario] }));
  expect(outcomeOf(run)).toEqual([exitCode, verdict, '']);
});

it('proposes nothing that GitHub or actionlint would refuse, with and without a queue', async () => {
  const connection = { ...CONNECTION, baseUrl: "https://platform.example/it's" };
  const entries = PROPOSED_INPUTS.map((input) => [input, { value: '1h', reason: '' }]);
  const settings: Settings = Object.fromEntries(entries);
  const [alone, queued] = [false, true].map((isQueueUsed) => workflowYaml(connection, settings, isQueueUsed));
  expect(await problemsOf({ alone: alone!, queued: queued! })).toEqual([]);
  const spoilt = queued!.replace('secrets.PLATFORM_TOKEN', 'secret.PLATFORM_TOKEN');
  expect(await problemsOf({ spoilt })).not.toEqual([]);
});
