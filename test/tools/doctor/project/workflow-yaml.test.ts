import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DeploymentId } from '../../../../src/domain/ids.ts';
import type { Settings } from '../../../../src/tools/doctor/project/propose-settings.ts';
import { workflowYaml } from '../../../../src/tools/doctor/project/workflow-yaml.ts';
import { readSource } from '../../../house/source-file.ts';

const CONNECTION = { baseUrl: 'https://platform.example', deploymentId: '123' as DeploymentId };
const EXAMPLE: Partial<Settings> = {
  'repository-id': { value: '456', reason: '' },
  'required-products': { value: 'code, supply-chain, secrets', reason: '' },
  'wait-timeout': { value: null, reason: '' },
};

function inputsOf(yaml: string): Readonly<Record<string, unknown>> {
  return parse(yaml).jobs['findings-gate'].steps[0].with;
}

describe('the workflow to paste', () => {
  it('is the example for pull requests, with its settings', () => {
    expect(workflowYaml(CONNECTION, EXAMPLE, false)).toBe(readSource('examples/pull-request.yml').text);
  });

  it('is pinned like the README', () => {
    const [uses] = /OWNER\/findings-gate@.*$/m.exec(readSource('README.md').text)!;
    expect(workflowYaml(CONNECTION, {}, false)).toContain(`- uses: ${uses}\n`);
  });

  it('runs for a merge group if there is a queue, with enough time for the gate', () => {
    const workflow = parse(workflowYaml(CONNECTION, { 'wait-timeout': { value: '2h', reason: '' } }, true));
    const types = ['opened', 'synchronize', 'reopened', 'edited'];
    expect(workflow.on).toEqual({ pull_request: { types }, merge_group: null });
    expect(workflow.jobs['findings-gate']['timeout-minutes']).toBe(125);
  });

  it.each([
    'https://platform.example/root',
    'http://[::1]:8080',
    "https://platform.example/it's",
    'https://platform.example/a%20b#c: d',
  ])('gives the step each text as it is: %s', (baseUrl) => {
    const settings: Partial<Settings> = {
      repository: { value: '0x10', reason: '' },
      'repository-id': { value: '12345678901234567890', reason: '' },
      'wait-timeout': { value: '1h', reason: '' },
    };
    expect(inputsOf(workflowYaml({ ...CONNECTION, baseUrl }, settings, false))).toEqual({
      'base-url': baseUrl,
      'api-token': '${{ secrets.PLATFORM_TOKEN }}',
      'deployment-id': '123',
      'fail-on-severity': 'high',
      repository: '0x10',
      'repository-id': '12345678901234567890',
      'wait-timeout': '1h',
    });
  });

  it.each(['true', 'null', 'on', '1e3', '1:30', '2026-11-23', 'no'])('keeps the name %s a text', (value) => {
    const yaml = workflowYaml(CONNECTION, { repository: { value, reason: '' } }, false);
    expect(inputsOf(yaml).repository).toBe(value);
  });
});
