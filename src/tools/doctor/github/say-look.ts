import { ACTIONS_SLUG } from '../../../forge/github/actions-app.ts';
import type { BranchProtection } from '../../../forge/github/requirement/branch-protection.ts';
import type { BranchRules } from '../../../forge/github/requirement/branch-rules.ts';
import { mergeQueueOf, requirementOf } from '../../../forge/github/requirement/requirement.ts';
import type { GitHubLook } from '../diagnosis.ts';
import {
  knownOf,
  type ListedRuleset,
  type Looked,
  type ReportedChecks,
  type RepositoryFacts,
  type RulesetDetail,
} from './repository-reads.ts';
import { type Named, nextOf, notKnown, quoted, sayRequirement } from './say-requirement.ts';

/** All that was looked at. What was not is missing: without the repository nothing else is. */
export type SeenOfGitHub = {
  readonly repository: Looked<RepositoryFacts>;
  readonly rules?: Looked<BranchRules>;
  readonly protection?: Looked<BranchProtection>;
  readonly rulesets?: readonly SeenRuleset[];
  readonly reported?: Looked<ReportedChecks>;
};

export type SeenRuleset = { readonly ruleset: ListedRuleset; readonly detail: RulesetDetail | undefined };

export type LookedFor = {
  readonly repository: string;
  readonly check: string | undefined;
  readonly apps: readonly number[];
};

export function lookOf(seen: SeenOfGitHub, { repository: name, check, apps: known }: LookedFor): GitHubLook {
  const facts = knownOf(seen.repository);
  const given = check ?? null;
  if (facts === undefined) {
    return {
      check: given,
      required: null,
      mergeQueue: null,
      defaultBranch: null,
      seen: [notKnown(whyOf(seen.repository) ?? 'the repository was not read')],
      next: [
        'Give a token that may read this repository (metadata: read, contents: read), and the name of the repository.',
      ],
    };
  }
  const { defaultBranch: branch } = facts;
  const branchFacts = { rules: knownOf(seen.rules), protection: knownOf(seen.protection) };
  const reported = knownOf(seen.reported);
  const apps = [...new Set([...known, ...actionsIn(reported)])];
  const requirement = requirementOf(branchFacts, { name: check, apps });
  const mergeQueue = mergeQueueOf(branchFacts);
  const named: Named = {
    branch,
    check,
    apps,
    rulesetName: (id) => seen.rulesets?.find(({ ruleset }) => ruleset.id === id)?.ruleset.name,
    workflows: branchFacts.rules?.workflows ?? [],
    why: { rules: whyOf(seen.rules), protection: whyOf(seen.protection) },
  };
  const idle = idleRulesets(seen.rulesets ?? [], check);
  return {
    check: given,
    required: requirement.required,
    mergeQueue,
    defaultBranch: branch,
    seen: [
      `The default branch of "${name}" is "${branch}".`,
      ...sayRequirement(requirement, named),
      ...idle.map(
        (ruleset) =>
          `The ruleset "${ruleset.name}" asks for "${check}", but is not active ("${ruleset.enforcement}"): it blocks nothing.`,
      ),
      ...sayBypass(seen, requirement.required === true),
      sayMergeQueue(mergeQueue, branch),
      ...sayReported(seen.reported, check),
    ],
    next: nextOf({ requirement, mergeQueue, reported, named, idle, isPrivate: facts.isPrivate }),
  };
}

/** Rulesets that would ask for the check, were they active. They may be for other branches. */
function idleRulesets(rulesets: readonly SeenRuleset[], check: string | undefined): readonly ListedRuleset[] {
  return rulesets
    .filter(({ ruleset, detail }) => {
      const asks = detail?.checks.some(({ context }) => context === check) === true;
      return asks && ruleset.enforcement !== 'active';
    })
    .map(({ ruleset }) => ruleset);
}

function sayBypass({ rulesets = [], protection }: SeenOfGitHub, isRequired: boolean): readonly string[] {
  if (!isRequired) return [];
  const passers = rulesets
    .filter(({ ruleset, detail }) => ruleset.enforcement === 'active' && (detail?.bypassActors ?? 0) > 0)
    .map(({ ruleset, detail }) => `The ruleset "${ruleset.name}" lets ${detail?.bypassActors} actors pass by it.`);
  const sparesAdmins = knownOf(protection)?.classic?.sparesAdmins === true;
  return sparesAdmins ? [...passers, 'Classic branch protection does not hold for administrators.'] : passers;
}

function sayMergeQueue(mergeQueue: boolean | null, branch: string): string {
  if (mergeQueue === null) return notKnown(`whether "${branch}" has a merge queue`);
  return mergeQueue ? `Merges into "${branch}" go through a merge queue.` : `"${branch}" has no merge queue.`;
}

function sayReported(seen: Looked<ReportedChecks> | undefined, check: string | undefined): readonly string[] {
  if (seen === undefined) return [];
  if ('why' in seen) return [notKnown(seen.why)];
  const { pulls, checks, isWhole } = seen.value;
  if (pulls.length === 0) return [];
  const where = `the newest pull requests (${pulls.join(', ')})`;
  if (check !== undefined && checks.some((each) => each.name === check))
    return [`"${check}" was reported on ${where}.`];
  const names = checks.length === 0 ? 'nothing' : quoted(checks.map((each) => each.name));
  const list = `Reported on ${where}: ${names}.`;
  return check === undefined || !isWhole ? [list] : [`"${check}" was not reported on ${where}.`, list];
}

function actionsIn(reported: ReportedChecks | undefined): readonly number[] {
  return (reported?.checks ?? []).flatMap(({ app }) => (app?.slug === ACTIONS_SLUG ? [app.id] : []));
}

function whyOf(seen: Looked<unknown> | undefined): string | undefined {
  return seen !== undefined && 'why' in seen ? seen.why : undefined;
}
