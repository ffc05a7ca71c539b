import { ACTIONS_SLUG } from '../../../forge/github/actions-app.ts';
import type { BranchProtection } from '../../../forge/github/requirement/branch-protection.ts';
import type { BranchRules, RequiredCheck, RequiredWorkflow } from '../../../forge/github/requirement/branch-rules.ts';
import {
  isSimilar,
  mergeQueueOf,
  type Requirement,
  type RequirementDoubt,
  requirementOf,
} from '../../../forge/github/requirement/requirement.ts';
import type { GitHubLook } from '../diagnosis.ts';
import {
  knownOf,
  type ListedRuleset,
  type Looked,
  type ReportedChecks,
  type RepositoryFacts,
  type RulesetDetail,
} from './repository-reads.ts';

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

type Named = {
  readonly branch: string;
  readonly check: string | undefined;
  readonly apps: readonly number[];
  readonly rulesetName: (id: number | undefined) => string | undefined;
  readonly workflows: readonly RequiredWorkflow[];
  /** Why a part could not be read: a sentence without its first capital and its full stop. */
  readonly why: { readonly rules: string | undefined; readonly protection: string | undefined };
};

const NAMES_TOLD = 10;

function sayRequirement(requirement: Requirement, named: Named): readonly string[] {
  if (requirement.required === true) {
    return requirement.by.map((check) => `${requiredBy(check, named)}.`);
  }
  const { others } = requirement;
  const doubt = requirement.required === null ? DOUBTS[requirement.because].seen(named, others) : [];
  const subject = named.check === undefined ? 'a check' : `"${named.check}"`;
  const verdict = requirement.required === false ? [`No active rule of "${named.branch}" requires ${subject}.`] : [];
  const list =
    others.length === 0 ? [] : [`Required on "${named.branch}": ${quoted(others.map(({ context }) => context))}.`];
  return [...verdict, ...doubt, ...list];
}

function quoted(names: readonly string[]): string {
  const each = [...new Set(names)];
  const shown = each.slice(0, NAMES_TOLD).map((name) => `"${name}"`);
  return each.length > NAMES_TOLD ? `${shown.join(', ')} and ${each.length - NAMES_TOLD} more` : shown.join(', ');
}

type DoubtText = {
  seen(named: Named, others: readonly RequiredCheck[]): readonly string[];
  next(named: Named): string;
};

const askMore = ({ branch }: Named): string =>
  `Ask with a token that has administration: read, or look at Settings, Rules and Settings, Branches for "${branch}".`;

const DOUBTS: Readonly<Record<RequirementDoubt, DoubtText>> = {
  'another-app': {
    seen: (named, others) =>
      others
        .filter(({ context }) => context === named.check)
        .map((other) => `${requiredBy(other, named)}: not the gate's, as far as is known.`),
    next: ({ check }) =>
      `Set the source of "${check}" to the app that reports it, or to any source: no other one's check counts.`,
  },
  'rules-not-read': {
    seen: ({ branch, why }) => [notKnown(why.rules ?? `the rules of "${branch}" were not read`)],
    next: askMore,
  },
  'protection-not-read': {
    seen: ({ why }) => [
      notKnown(why.protection ?? 'the token is not shown whether classic branch protection requires checks'),
    ],
    next: askMore,
  },
  'not-all-shown': {
    seen: ({ branch }) => [notKnown(`"${branch}" is protected by something that the token is not shown`)],
    next: askMore,
  },
  'required-workflow': {
    seen: ({ workflows }) =>
      workflows.map(({ path }) => `A ruleset requires the workflow "${path}", whatever its jobs are called.`),
    next: () => 'If the gate runs in that workflow, it is required; else require its check by name.',
  },
  'no-name': {
    seen: () => [notKnown('nobody has named the check of the gate')],
    next: () => 'Name the check of the gate with --check, as the list of checks of a pull request has it.',
  },
  'similar-name': {
    seen: ({ check }) => [notKnown(`a required check may be the job "${check}" under another name`)],
    next: () => 'Give the whole name with --check, as the list of checks of a pull request has it.',
  },
};

function notKnown(why: string): string {
  return `Not known: ${why}.`;
}

function requiredBy(check: RequiredCheck, named: Named): string {
  return `${rulesOf(check, named)} requires "${check.context}"${from(check, named)}`;
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

type NextFacts = {
  readonly requirement: Requirement;
  readonly mergeQueue: boolean | null;
  readonly reported: ReportedChecks | undefined;
  readonly named: Named;
  readonly idle: readonly ListedRuleset[];
  readonly isPrivate: boolean;
};

/** What to do, in whole sentences, the most important first. */
function nextOf(facts: NextFacts): readonly string[] {
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
  if (requirement.required === null) return [DOUBTS[requirement.because].next(named)];
  const names = check === undefined ? [] : similarTo(check, reported);
  const isAnother = names.length > 0 && !names.includes(check!);
  const what = check === undefined ? 'the check of the gate' : isAnother ? quoted(names) : `"${check}"`;
  const active = idle.map(({ name }) => `Or set the ruleset "${name}" to active, if it is for "${branch}".`);
  const where = `In Settings, Rules, Rulesets make an active ruleset for "${branch}" with "Require status checks to pass".`;
  return [`Require ${what}: nothing keeps a change from being merged past it. ${where}`, ...active];
}

function similarTo(check: string, reported: ReportedChecks | undefined): readonly string[] {
  return (reported?.checks ?? []).map(({ name }) => name).filter((name) => isSimilar(name, check));
}
