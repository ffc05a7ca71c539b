import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { exampleWorkflows, listFiles, readSource, type SourceFile } from './source-file.ts';

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Step = z.looseObject({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() });
const Job = z.looseObject({ 'timeout-minutes': z.number(), permissions: Permissions.optional(), steps: z.array(Step) });
const Workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(z.string(), Job),
});
type Workflow = z.infer<typeof Workflow>;

type NamedWorkflow = { readonly name: string; readonly text: string; readonly workflow: Workflow };

const OURS = listFiles(['.github/workflows'], '.yml', '.yaml').map(read);
const README = readSource('README.md').text;
const README_EXAMPLE = read({ path: 'README.md', text: firstYaml(README) });
const RECIPES_EXAMPLE = read({ path: 'docs/recipes.md', text: firstYaml(readSource('docs/recipes.md').text) });
const EXAMPLES = [README_EXAMPLE, RECIPES_EXAMPLE, ...exampleWorkflows().map(read)];

function read({ path, text }: SourceFile): NamedWorkflow {
  return { name: path, text, workflow: Workflow.parse(parse(text)) };
}

function firstYaml(markdown: string): string {
  return /```yaml\n(.*?)```/s.exec(markdown)?.[1] ?? '';
}

function stepsOf(workflow: Workflow) {
  return Object.values(workflow.jobs).flatMap((job) => job.steps);
}

function gateSteps(workflow: Workflow) {
  return stepsOf(workflow).filter((step) => step.uses?.includes('/findings-gate@'));
}

/** This workflow runs nothing and has no permission. A workflow that waits for its end runs the gate. */
const STARTER = 'examples/tests.yml';

describe.each([...OURS, ...EXAMPLES])('the workflow $name', ({ name, text, workflow }) => {
  it('pins every action to a commit and names the version (K6)', () => {
    const uses = [...text.matchAll(/\buses: (.*)$/gm)].map(([, used]) => used as string);
    expect(uses.length === 0).toBe(name === STARTER);
    // In our own workflows `./` is the action of the same commit.
    const others = OURS.some((own) => own.name === name) ? uses.filter((used) => used !== './') : uses;
    expect(others.filter((used) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used))).toEqual([]);
  });

  it('does not run code of pull requests where secrets are available', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });

  it('has no expression in a shell line', () => {
    expect(stepsOf(workflow).filter((step) => String(step.run ?? '').includes('${{'))).toEqual([]);
  });

  it('leaves no token behind in a checkout', () => {
    const checkouts = stepsOf(workflow).filter((step) => step.uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

describe.each(OURS)('our workflow $name', ({ workflow }) => {
  it('grants permissions to single jobs only', () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.values(workflow.jobs).filter((job) => job.permissions === undefined)).toEqual([]);
  });
});

/** Workflows without the gate. They are no check of a pull request, so they may be limited to some changes, and may be skipped. */
const SWEEPS = EXAMPLES.filter(({ workflow }) => gateSteps(workflow).length === 0);

describe.each(SWEEPS)('$name, without the gate,', ({ name, workflow }) => {
  it('grants no more than it needs', () => {
    const ofSweep = { contents: 'read', 'pull-requests': 'write', statuses: 'write' };
    expect(workflow.permissions).toEqual({ 'examples/sweep.yml': ofSweep, [STARTER]: {} }[name]);
  });

  it('checks nothing out, and is linked from the README', () => {
    expect(stepsOf(workflow).filter((step) => step.uses?.startsWith('actions/checkout@'))).toEqual([]);
    expect(README).toContain(`](${name})`);
  });
});

const OF_THE_GATE = EXAMPLES.filter((example) => !SWEEPS.includes(example));

describe.each(OF_THE_GATE)('the example $name', ({ name, text, workflow }) => {
  const inputs = readActionMetadata().inputs;

  it('grants no more than the gate needs (K9)', () => {
    const [step] = gateSteps(workflow);
    const needed = {
      contents: 'read',
      ...(step?.with?.comment === 'never' ? {} : { 'pull-requests': 'write' }),
      ...(step?.with?.['commit-status'] === undefined ? {} : { statuses: 'write' }),
    };
    expect(workflow.permissions).toEqual(needed);
  });

  it('gives the gate inputs that exist, with all required ones', () => {
    const names = gateSteps(workflow).flatMap((step) => Object.keys(step.with ?? {}));
    expect(names).not.toEqual([]);
    expect(names.filter((input) => !Object.hasOwn(inputs, input))).toEqual([]);
    const required = Object.keys(inputs).filter((input) => inputs[input]?.required);
    expect(names).toEqual(expect.arrayContaining(required));
  });

  it('gives the job more time than the gate needs to wait, read and report', () => {
    for (const job of Object.values(workflow.jobs)) {
      const wait = String(
        job.steps.find((step) => step.uses?.includes('/findings-gate@'))?.with?.['wait-timeout'] ??
          inputs['wait-timeout']?.default,
      );
      expect(wait).toMatch(/^(?:0s|\d+m)$/);
      expect(job['timeout-minutes']).toBeGreaterThan(Number.parseInt(wait, 10) + 2);
    }
  });

  it('never lets the gate be skipped, because a skipped job counts as a success', () => {
    expect(Object.values(workflow.jobs).filter((job) => 'if' in job || 'continue-on-error' in job)).toEqual([]);
    expect(gateSteps(workflow).filter((step) => 'if' in step || 'continue-on-error' in step)).toEqual([]);
    expect(text).not.toMatch(/\bpaths(?:-ignore)?:/);
  });

  it('is linked from the README', () => {
    if (name !== 'README.md') expect(README).toContain(`](${name})`);
  });
});
