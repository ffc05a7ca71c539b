import type { RequiredCheck, RequiredWorkflow } from '../../../forge/github/requirement/branch-rules.ts';
import { isSimilar, type Requirement, type RequirementDoubt } from '../../../forge/github/requirement/requirement.ts';
import type { ListedRuleset, ReportedChecks } from './repository-reads.ts';

export type Named = {
  readonly branch: string;
  readonly check: string | undefined;
  readonly apps: readonly number[];
  readonly rulesetName: (id: number | undefined) => string | undefined;
  readonly workflows: readonly RequiredWorkflow[];
  /** Why a part could not be read: a sentence without its first capital and its full stop. */
  readonly why: { readonly rules: string | undefined; readonly protection: string | undefined };
};

const NAMES_TOLD = 10;

export function sayRequirement(requirement: Requirement, named: Named): readonly string[] {
  if (requirement.required === true) {
    return requirement.by.map((check) => `${rulesOf(check, named)} requires "${check.context}"${from(check, named)}.`);
  }
  const { others } = requirement;
  const doubt = requirement.required === null ? sayDoubt(requirement.because, others, named) : [];
  const subject = named.check === undefined ? 'a check' : `"${named.check}"`;
  const verdict = requirement.required === false ? [`No active rule of "${named.branch}" requires ${subject}.`] : [];
  const list = others.length === 0 ? [] : [`Required on "${named.branch}": ${namesOf(others)}.`];
  return [...verdict, ...doubt, ...list];
}

export function quoted(names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.slice(0, NAMES_TOLD).map((name) => `"${name}"`);
  return each.length > NAMES_TOLD ? `${shown.join(', ')} and ${each.length - NAMES_TOLD} more` : shown.join(', ');
}

function sayDoubt(because: RequirementDoubt, others: readonly RequiredCheck[], named: Named): readonly string[] {
  const { branch, check, workflows, why } = named;
  switch (because) {
    case 'another-app':
      return others
        .filter(({ context }) => context === check)
        .map(
          (other) =>
            `${rulesOf(other, named)} requires "${other.context}"${from(other, named)}: not the gate's, as far as is known.`,
        );
    case 'rules-not-read':
      return [notKnown(why.rules ?? `the rules of "${branch}" were not read`)];
    case 'protection-not-read':
      return [notKnown(why.protection ?? 'the token is not shown whether classic branch protection requires checks')];
    case 'not-all-shown':
      return [notKnown(`"${branch}" is protected by something that the token is not shown`)];
    case 'required-workflow':
      return workflows.map(({ path }) => `A ruleset requires the workflow "${path}", whatever its jobs are called.`);
    case 'no-name':
      return [notKnown('nobody has named the check of the gate')];
    case 'similar-name':
      return [notKnown(`a required check may be the job "${check}" under another name`)];
  }
}

export function notKnown(why: string): string {
  return `Not known: ${why}.`;
}

function namesOf(checks: readonly RequiredCheck[]): string {
  return quoted(checks.map(({ context }) => context));
}

function rulesOf({ ruleset }: RequiredCheck, { rulesetName }: Named): string {
  if (ruleset === undefined) return 'Classic branch protection';
  const name = rulesetName(ruleset.id);
  const what = name === undefined ? 'A ruleset' : `The ruleset "${name}"`;
  return ruleset.source === undefined ? what : `${what} of "${ruleset.source}"`;
}

function from({ app }: RequiredCheck, { apps }: Named): string {
  if (app === undefined) return ' from any source';
  return apps.includes(app) ? ' from GitHub Actions' : ` from the app with the id ${app}`;
}

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
