import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CiName } from '../../../../src/domain/ci-name.ts';
import type { DeploymentId } from '../../../../src/domain/ids.ts';
import type { Proposal } from '../../../../src/tools/doctor/facts/proposal.ts';
import { CI_RECIPES } from '../../../../src/tools/doctor/project/ci-recipe-texts.ts';
import { textsToPaste } from '../../../../src/tools/doctor/project/texts-to-paste.ts';
import { workflowYaml } from '../../../../src/tools/doctor/project/workflow-yaml.ts';
import { readSource } from '../../../house/source-file.ts';

const CONNECTION = { baseUrl: 'https://platform.example', deploymentId: '123' as DeploymentId };
const EXAMPLE: readonly Proposal[] = [
  { input: 'repository-id', value: '456', reason: '' },
  { input: 'required-products', value: 'code, supply-chain, secrets', reason: '' },
  { input: 'wait-timeout', value: undefined, reason: '' },
];

/** What the runner would give to the step. */
function inputsOf(yaml: string): Readonly<Record<string, unknown>> {
  return parse(yaml).jobs['findings-gate'].steps[0].with;
}

describe('the workflow to paste', () => {
  it('is the example for pull requests, with its settings', () => {
    expect(workflowYaml(CONNECTION, EXAMPLE, false)).toBe(readSource('examples/pull-request.yml').text);
  });

  it('is pinned as the README pins it', () => {
    const [uses] = /OWNER\/findings-gate@.*$/m.exec(readSource('README.md').text)!;
    expect(workflowYaml(CONNECTION, [], false)).toContain(`- uses: ${uses}\n`);
  });

  it('runs for a merge group where there is a queue, and gives the gate the time that it needs', () => {
    const workflow = parse(workflowYaml(CONNECTION, [{ input: 'wait-timeout', value: '2h', reason: '' }], true));
    expect(workflow.on).toEqual({ pull_request: null, merge_group: null });
    expect(workflow.jobs['findings-gate']['timeout-minutes']).toBe(125);
  });

  it.each([
    'https://platform.example/root',
    'http://[::1]:8080',
    "https://platform.example/it's",
    'https://platform.example/a%20b#c: d',
  ])('gives the step each text as it is: %s', (baseUrl) => {
    const settings: readonly Proposal[] = [
      { input: 'repository', value: '0x10', reason: '' },
      { input: 'repository-id', value: '12345678901234567890', reason: '' },
      { input: 'wait-timeout', value: '1h', reason: '' },
    ];
    expect(inputsOf(workflowYaml({ ...CONNECTION, baseUrl }, settings, false))).toEqual({
      'base-url': baseUrl,
      'api-token': '${{ secrets.PLATFORM_TOKEN }}',
      'deployment-id': '123',
      repository: '0x10',
      'repository-id': '12345678901234567890',
      'wait-timeout': '1h',
    });
  });

  it.each(['true', 'null', 'on', '1e3', '1:30', '2026-11-23', 'no'])('keeps the name %s a text', (value) => {
    const yaml = workflowYaml(CONNECTION, [{ input: 'repository', value, reason: '' }], false);
    expect(inputsOf(yaml).repository).toBe(value);
  });
});

describe('the recipe of a CI system', () => {
  const SETTINGS: readonly Proposal[] = [
    ...EXAMPLE.slice(0, 2),
    { input: 'wait-timeout', value: '45m', reason: '' },
    { input: 'baseline', value: undefined, reason: '' },
  ];
  const NAMES = Object.keys(CI_RECIPES) as (keyof typeof CI_RECIPES)[];
  const scannedBy = (...names: readonly (CiName | undefined)[]) => ({
    scanners: names.map((name) => ({ name, label: undefined, scans: 1 })),
    kinds: [],
  });

  it.each(NAMES)('is that of the page, with the settings as flags: %s', (name) => {
    const [recipe] = textsToPaste(CONNECTION, scannedBy(name), SETTINGS);
    const flags = ' --repository-id 456 --required-products code,supply-chain,secrets --wait-timeout 45m';
    expect(recipe!.name).toBe(name);
    expect(recipe!.text.split(flags)).toHaveLength(2);
    const as20 = recipe!.text.replace(/: 50(?=m?\b)/, ': 20');
    expect(as20).not.toBe(recipe!.text);
    expect(as20.replace(flags, '')).toBe(CI_RECIPES[name]);
    const page = readSource('docs/recipes-ci.md').text;
    expect(page.slice(page.indexOf(`## ${name}\n`))).toContain(CI_RECIPES[name]);
  });

  it('is given for each system that was seen, and the workflow of GitHub always', () => {
    const texts = textsToPaste(CONNECTION, scannedBy('Jenkins', undefined), []);
    expect(texts.map(({ name }) => name)).toEqual(['Jenkins', 'GitHub Actions']);
    const usual = textsToPaste(CONNECTION, scannedBy('GitHub Actions', 'Jenkins'), EXAMPLE);
    expect(usual.map(({ name }) => name)).toEqual(['GitHub Actions', 'Jenkins']);
    expect(usual[0]!.text).toBe(readSource('examples/pull-request.yml').text);
  });
});
