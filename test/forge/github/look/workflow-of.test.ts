import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type WorkflowToMake, workflowOf } from '../../../../src/forge/github/look/workflow-of.ts';
import { HOSTILE_TEXTS } from '../../../build/hostile-texts.ts';

type Made = {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: {
    readonly 'findings-gate': {
      readonly name?: string;
      readonly 'timeout-minutes': number;
      readonly steps: readonly [{ readonly uses: string; readonly with: Readonly<Record<string, string>> }];
    };
  };
};

function made(settings: Partial<WorkflowToMake> = {}): Made {
  return parse(workflowOf({ inputs: {}, check: undefined, hasMergeQueue: false, ...settings }));
}

const inputsOf = (inputs: Readonly<Record<string, string>>) => made({ inputs }).jobs['findings-gate'].steps[0].with;

describe('the workflow to paste', () => {
  it('judges pull requests, with the token of a secret', () => {
    expect(workflowOf({ inputs: { 'deployment-id': '123' }, check: undefined, hasMergeQueue: false })).toBe(
      `name: Findings Gate
on:
  pull_request:

permissions:
  contents: read
  pull-requests: write

concurrency:
  group: findings-gate-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  findings-gate:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: OWNER/findings-gate@0000000000000000000000000000000000000000 # v0.1.0
        with:
          api-token: \${{ secrets.PLATFORM_TOKEN }}
          deployment-id: '123'
`,
    );
  });

  it('starts in a merge queue where there is one', () => {
    expect(Object.keys(made({ hasMergeQueue: true }).on)).toEqual(['pull_request', 'merge_group']);
  });

  it('calls the job as the rule calls the check', () => {
    expect(made({ check: 'Security / gate' }).jobs['findings-gate'].name).toBe('Security / gate');
    expect(made({ check: 'findings-gate' }).jobs['findings-gate'].name).toBe(undefined);
  });

  it('may write the status that it sets, and gives no job that name', () => {
    const workflow = made({ inputs: { 'commit-status': 'gate/verdict' }, check: 'gate/verdict' });
    expect(workflow.permissions.statuses).toBe('write');
    expect(workflow.jobs['findings-gate'].name).toBe(undefined);
  });

  it.each([
    ['15m', 20],
    ['90s', 20],
    ['40m', 45],
    ['2h', 125],
    ['soon', 20],
  ])('gives the job more time than the gate waits (%s)', (wait, minutes) => {
    expect(made({ inputs: { 'wait-timeout': wait } }).jobs['findings-gate']['timeout-minutes']).toBe(minutes);
  });

  it('has no token and nothing that is empty', () => {
    const given = inputsOf({ 'api-token': 'abcdefgh', 'github-token': 'ijklmnop', baseline: '', mode: 'report' });
    expect(given).toEqual({ 'api-token': '${{ secrets.PLATFORM_TOKEN }}', mode: 'report' });
  });

  it.each([
    '123',
    'no',
    'NULL',
    '~',
    ' a',
    'a: b',
    '- a',
    "it's",
    '#1',
    '*x',
    '1e3',
    '2026-01-01',
    'code, secrets',
    ...Object.values(HOSTILE_TEXTS)
      .flat()
      .filter((text) => text !== ''),
  ])('means each value as it is written: %j', (value) => {
    const { repository = '' } = inputsOf({ repository: value, mode: 'report' });
    expect(repository.replaceAll("${{ '${{' }}", '${{')).toBe(value);
    expect(repository.replaceAll("${{ '${{' }}", '')).not.toContain('${{');
  });
});
