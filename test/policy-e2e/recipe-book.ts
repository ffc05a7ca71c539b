import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { REPOSITORY } from '../../demo/events.ts';

type Workflow = {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly [{ with: Record<string, string> }] }>>;
};

export type Recipe = {
  readonly title: string;
  readonly policies: readonly string[];
  /** The workflow of the page, as the recipe changes it. */
  readonly workflow: Workflow;
};

/** The workflow at the top of docs/recipes.md, as text. */
const WORKFLOW_TEXT = (() => {
  const [text, ...others] = blocksOf(readPage().split(/^## /m)[0]!);
  if (text === undefined || others.length > 0) throw new Error('the top of the page has one block: the workflow');
  return text;
})();

/** Every recipe of docs/recipes.md, by title. Each YAML block is a policy, or what is added to the step; anything else is an error. */
export function readRecipes(): readonly Recipe[] {
  return readPage().split(/^## /m).slice(1).map(readRecipe);
}

/** The inputs of the gate, expressions filled in. */
export function gateInputs({ workflow }: Pick<Recipe, 'workflow'>): Readonly<Record<string, string>> {
  const { steps } = Object.values(workflow.jobs)[0]!;
  return Object.fromEntries(
    Object.entries(steps[0].with).map(([name, text]) => [
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
  const workflow = parse(WORKFLOW_TEXT) as Workflow;
  const [step] = Object.values(workflow.jobs)[0]!.steps;
  Object.assign(step.with, added && (parse(added) as typeof step).with);
  // The gate takes one of the two, and the page says which goes.
  if (step.with.projects !== undefined) delete step.with['repository-id'];
  return { title, policies: blocks.filter((text) => text !== added), workflow };
}

function blocksOf(section: string): readonly string[] {
  return [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => {
    if (language !== 'yaml') throw new Error(`a block of ${language}`);
    return text!;
  });
}
