import type { CiName } from '../../domain/doctor/ci-name.ts';
import type { ProjectFacts } from '../../domain/doctor/project-facts.ts';
import type { Proposal } from '../../domain/doctor/proposal.ts';
import { CI_RECIPES } from './ci-recipe-texts.ts';
import { jobMinutes } from './propose-times.ts';

/** How the gate runs in a CI system other than GitHub's. */
export type CiRecipe = {
  readonly name: Exclude<CiName, 'GitHub Actions'>;
  /** What docs/recipes-ci.md has for it, with these settings. It is valid only with the variables that the page names. */
  readonly text: string;
};

/** Recipes for the systems in which the scanner was seen to run, the usual one first. */
export function ciRecipes(
  { scanners }: Pick<ProjectFacts, 'scanners'>,
  proposals: readonly Proposal[],
): readonly CiRecipe[] {
  return scanners.flatMap(({ name }) => {
    return name === undefined || name === 'GitHub Actions' ? [] : { name, text: recipe(CI_RECIPES[name], proposals) };
  });
}

/** Flags stand before the variables that pipelines can set; their values need no quotes. */
function recipe(text: string, proposals: readonly Proposal[]): string {
  const settings = proposals.filter(({ value }) => value !== undefined);
  const flags = settings.map(({ input, value }) => ` --${input} ${value!.replaceAll(', ', ',')}`).join('');
  const minutes = jobMinutes(settings.find(({ input }) => input === 'wait-timeout')?.value);
  return text
    .replace(/(?<=\bcli\/index\.js" check)(?= )/, () => flags)
    .replace(/(?<=(?:time|timeout|minutes): )20(?=m?\b)/i, () => String(minutes));
}
