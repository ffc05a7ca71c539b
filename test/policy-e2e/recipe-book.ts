import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { REPOSITORY } from '../../demo/events.ts';

const Step = z.looseObject({ uses: z.string(), with: z.record(z.string(), z.string()) });
const Job = z.looseObject({
  'timeout-minutes': z.number(),
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

/** What a recipe adds to the `with` of the step. */
const Added = z.strictObject({ with: z.record(z.string(), z.string()) });

export type Recipe = {
  readonly title: string;
  readonly policies: readonly string[];
  /** The workflow of the page, as the recipe changes it. */
  readonly workflow: Workflow;
};

/** The workflow at the top of docs/recipes.md, as text. */
export const WORKFLOW_TEXT = (() => {
  const [text, ...others] = blocksOf(readPage().split(/^## /m)[0]!);
  if (text === undefined || others.length > 0) throw new Error('the top of the page has one block: the workflow');
  return text;
})();

/** Every recipe of docs/recipes.md, by title. Each YAML block is a policy, or what is added to the step; anything else is an error. */
export function readRecipes(): readonly Recipe[] {
  return readPage().split(/^## /m).slice(1).map(readRecipe);
}

/** The inputs of the gate, expressions filled in. */
export function gateInputs({ workflow }: Recipe): Readonly<Record<string, string>> {
  const { steps } = Object.values(workflow.jobs)[0]!;
  return Object.fromEntries(
    Object.entries(steps[0]!.with).map(([name, text]) => [
      name,
      text.replaceAll('${{ github.repository }}', REPOSITORY),
    ]),
  );
}

function readPage(): string {
  return readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
}

function readRecipe(section: string): Recipe {
  const title = section.slice(0, section.indexOf('\n'));
  const blocks = blocksOf(section);
  const [added, ...others] = blocks.filter((text) => text.startsWith('with:'));
  if (others.length > 0) throw new Error(`${title} adds to the step twice`);
  const workflow = Workflow.parse(parse(WORKFLOW_TEXT));
  const [step] = Object.values(workflow.jobs)[0]!.steps;
  if (added !== undefined) Object.assign(step!.with, Added.parse(parse(added)).with);
  // The gate takes one of the two, and the page says which goes.
  if (step!.with.projects !== undefined) delete step!.with['repository-id'];
  return { title, policies: blocks.filter((text) => text !== added), workflow };
}

function blocksOf(section: string): readonly string[] {
  return [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => {
    if (language !== 'yaml') throw new Error(`a block of ${language}`);
    return text!;
  });
}
