import { expect, it } from 'vitest';
import type { DeploymentId } from '../../../../src/domain/ids.ts';
import { PROPOSED_INPUTS, type Settings } from '../../../../src/tools/doctor/project/propose-settings.ts';
import { workflowYaml } from '../../../../src/tools/doctor/project/workflow-yaml.ts';
import { problemsOf } from '../../../house/workflow-problems.ts';

it('proposes nothing that GitHub or actionlint would refuse, with and without a queue', async () => {
  const connection = { baseUrl: "https://platform.example/it's", deploymentId: '42' as DeploymentId };
  const entries = PROPOSED_INPUTS.map((input) => [input, { value: '1h', reason: '' }]);
  const settings: Settings = Object.fromEntries(entries);
  const [alone, queued] = [false, true].map((isQueueUsed) => workflowYaml(connection, settings, isQueueUsed));
  expect(await problemsOf({ alone: alone!, queued: queued! })).toEqual([]);
  const spoilt = queued!.replace('secrets.PLATFORM_TOKEN', 'secret.PLATFORM_TOKEN');
  expect(await problemsOf({ spoilt })).not.toEqual([]);
});
