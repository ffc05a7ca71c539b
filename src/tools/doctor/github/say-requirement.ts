import type { RequiredCheck, RequiredWorkflow } from '../../../forge/github/requirement/branch-rules.ts';
import type { Requirement, RequirementDoubt } from '../../../forge/github/requirement/requirement.ts';

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
