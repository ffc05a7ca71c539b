import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { REPOSITORY } from '../../demo/events.ts';

const Step = z.looseObject({ uses: z.string(), with: z.record(z.string(), z.string()) });
const Matrix = z.strictObject({ include: z.array(z.record(z.string(), z.string())) });
const Job = z.looseObject({
  'timeout-minutes': z.number(),
  strategy: z.strictObject({ 'fail-fast': z.literal(false), matrix: Matrix }).optional(),
  steps: z.array(Step).length(1),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.union([z.null(), z.strictObject({ types: z.array(z.string()) })])),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.literal(true) }),
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.infer<typeof Workflow>;

export type Recipe = {
  readonly title: string;
  /** As they are on the page, those inside of workflows first. */
  readonly policies: readonly string[];
  readonly workflow: Workflow;
  readonly workflowText: string;
};

/** Every recipe of docs/recipes.md, by title. Each YAML block is a policy or a workflow; anything else is an error. */
export function readRecipes(): readonly Recipe[] {
  const page = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
  return page.split(/^## /m).slice(1).map(readRecipe);
}

/** The steps of the gate as the runner would see them: one for each entry of the matrix, expressions filled in. */
export function gateInputs({ workflow }: Recipe): readonly Readonly<Record<string, string>>[] {
  return Object.values(workflow.jobs).flatMap(({ strategy, steps: [step] }) => {
    const entries = strategy?.matrix.include ?? [{}];
    return entries.map((entry) => filledIn(step!.with, entry));
  });
}

function readRecipe(section: string): Recipe {
  const title = section.slice(0, section.indexOf('\n'));
  const blocks = [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => {
    if (language !== 'yaml') throw new Error(`${title} has a block of ${language}`);
    return text!;
  });
  const [workflowText, ...others] = blocks.filter((text) => 'jobs' in parse(text));
  if (workflowText === undefined || others.length > 0) throw new Error(`${title} needs one workflow`);
  const workflow = Workflow.parse(parse(workflowText));
  const inline = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap((step) => step.with.policy ?? []));
  return { title, policies: [...inline, ...blocks.filter((text) => text !== workflowText)], workflow, workflowText };
}

function filledIn(inputs: Record<string, string>, matrix: Record<string, string>): Record<string, string> {
  const fill = (text: string): string =>
    text
      .replaceAll(/\$\{\{ matrix\.([\w-]+) \}\}/g, (_, name: string) => matrix[name]!)
      .replaceAll('${{ github.repository }}', REPOSITORY);
  return Object.fromEntries(Object.entries(inputs).map(([name, text]) => [name, fill(text)]));
}
