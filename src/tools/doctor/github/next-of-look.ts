import { isSimilar, type Requirement, type RequirementDoubt } from '../../../forge/github/requirement/requirement.ts';
import type { ListedRuleset, ReportedChecks } from './repository-reads.ts';
import { type Named, quoted } from './say-requirement.ts';

export type NextFacts = {
  readonly requirement: Requirement;
  readonly mergeQueue: boolean | null;
  readonly reported: ReportedChecks | undefined;
  readonly named: Named;
  readonly idle: readonly ListedRuleset[];
  readonly isPrivate: boolean;
};

/** What to do, in whole sentences, the most important first. */
export function nextOf(facts: NextFacts): readonly string[] {
  const { requirement, mergeQueue, isPrivate } = facts;
  const steps = requirement.required === true ? nextOfRequired(facts) : nextOfOpen(facts);
  const queue =
    mergeQueue === true
      ? ['Start the workflow on merge_group too, or the queue waits for a check that never comes.']
      : [];
  const forks = isPrivate
    ? []
    : ['Judge pull requests of forks by a commit status: docs/workflows.md#forks has the workflow.'];
  return [...steps, ...queue, ...forks];
}

/** A name that is required and never reported blocks every merge. */
function nextOfRequired({ reported, named: { check } }: NextFacts): readonly string[] {
  if (reported === undefined || !reported.isWhole || reported.pulls.length === 0 || check === undefined) return [];
  if (reported.checks.some(({ name }) => name === check)) return [];
  const names = similarTo(check, reported);
  const hint =
    names.length === 0 ? '' : ` Reported was ${quoted(names)}: require that name instead, if it is the gate.`;
  return [`"${check}" is required and was not reported: as long as it is not, nothing can be merged.${hint}`];
}

function nextOfOpen({ requirement, reported, named, idle }: NextFacts): readonly string[] {
  const { branch, check } = named;
  if (requirement.required === true) return [];
  if (requirement.required === null) return [nextOfDoubt(requirement.because, named)];
  const names = check === undefined ? [] : similarTo(check, reported);
  const isAnother = names.length > 0 && !names.includes(check!);
  const what = check === undefined ? 'the check of the gate' : isAnother ? quoted(names) : `"${check}"`;
  const active = idle.map(({ name }) => `Or set the ruleset "${name}" to active, if it is for "${branch}".`);
  const where = `In Settings, Rules, Rulesets make an active ruleset for "${branch}" with "Require status checks to pass".`;
  return [`Require ${what}: nothing keeps a change from being merged past it. ${where}`, ...active];
}

function nextOfDoubt(because: RequirementDoubt, { check, branch }: Named): string {
  switch (because) {
    case 'another-app':
      return `Set the source of "${check}" to the app that reports it, or to any source: no other one's check counts.`;
    case 'required-workflow':
      return 'If the gate runs in that workflow, it is required; else require its check by name.';
    case 'no-name':
      return 'Name the check of the gate with --check, as the list of checks of a pull request has it.';
    case 'similar-name':
      return 'Give the whole name with --check, as the list of checks of a pull request has it.';
    case 'rules-not-read':
    case 'protection-not-read':
    case 'not-all-shown':
      return `Ask with a token that has administration: read, or look at Settings, Rules and Settings, Branches for "${branch}".`;
  }
}

function similarTo(check: string, reported: ReportedChecks | undefined): readonly string[] {
  return (reported?.checks ?? []).map(({ name }) => name).filter((name) => isSimilar(name, check));
}
