import type { ProjectFacts } from '../facts/project-facts.ts';
import type { Pasted, Proposal } from '../facts/proposal.ts';
import { CI_RECIPES } from './ci-recipe-texts.ts';
import { jobMinutes } from './propose-times.ts';
import { type GateAddress, workflowYaml } from './workflow-yaml.ts';

/** What GitHub asks of a merge, as far as it is known. `check` is the name that its rule has for the gate's check. */
type Required = { readonly check?: string | undefined; readonly hasMergeQueue?: boolean };

/**
 * Recipes for the CI systems in which the scanner was seen to run, the usual one first, and the workflow for GitHub,
 * whose pull requests other systems scan as well.
 */
export function textsToPaste(
  connection: GateAddress,
  { scanners, kinds }: Pick<ProjectFacts, 'scanners' | 'kinds'>,
  proposals: readonly Proposal[],
  { check, hasMergeQueue }: Required = {},
): readonly Pasted[] {
  const isQueueUsed = hasMergeQueue === true || kinds.some(({ as }) => as === 'merge-queue');
  const seen = scanners.flatMap(({ name }) => name ?? []);
  const names = [...new Set([...seen, 'GitHub Actions' as const])];
  return names.map((name) => ({
    name,
    text:
      name === 'GitHub Actions'
        ? workflowYaml(connection, proposals, isQueueUsed, check)
        : recipe(CI_RECIPES[name], proposals),
  }));
}

/** Variables of a pipeline can be set by more people than its text: so the settings are flags. Their values need no quotes. */
function recipe(text: string, proposals: readonly Proposal[]): string {
  const settings = proposals.filter(({ value }) => value !== undefined);
  const flags = settings.map(({ input, value }) => ` --${input} ${value!.replaceAll(', ', ',')}`).join('');
  const minutes = jobMinutes(settings.find(({ input }) => input === 'wait-timeout')?.value);
  return text
    .replace(/(?<=\bcli\/index\.js" check)(?= )/, () => flags)
    .replace(/(?<=(?:time|timeout|minutes): )20(?=m?\b)/i, () => String(minutes));
}
