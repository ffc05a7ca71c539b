import { GateFailure } from '../../../domain/failure.ts';
import { ACTIONS_SLUG } from '../../../forge/github/github-api.ts';
import { fewOf } from '../../../report/text/text.ts';
import type { GitHubProbe } from '../diagnosis.ts';
import type { BranchProtection, BranchRules, RequiredCheck } from './branch-rules.ts';
import { isSimilar, mergeQueueOf, type Requirement, type RequirementDoubt, requirementOf } from './requirement.ts';

export function knownOf<Value>(seen: Value | GateFailure | undefined): Value | undefined {
  return seen instanceof GateFailure ? undefined : seen;
}

export type ReportedChecks = {
  readonly pulls: readonly number[];
  readonly checks: readonly {
    readonly name: string;
    /** Undefined for a commit status, as GitHub does not say who reported it, and for a check whose app is not shown. */
    readonly app: { readonly id: number; readonly slug: string | undefined } | undefined;
  }[];
  /** False if a commit has more checks than were read: a check that is missing here may have been reported. */
  readonly isWhole: boolean;
};

/** Each part as read from GitHub, or the failure to read it. */
export type ObservedOfGitHub = {
  readonly branch: string | GateFailure;
  readonly rules?: BranchRules | GateFailure;
  readonly protection?: BranchProtection | GateFailure;
  readonly reported?: ReportedChecks | GateFailure;
};

type WantedOf = { readonly repository: string; readonly check: string | undefined; readonly apps: readonly number[] };

export function probeOf(seen: ObservedOfGitHub, wanted: WantedOf): GitHubProbe {
  const { repository, check } = wanted;
  const { branch } = seen;
  if (branch instanceof GateFailure) {
    const next =
      'Give a token that may read this repository (metadata: read, contents: read), and the name of the repository.';
    const unknown = { required: null, mergeQueue: null, defaultBranch: null };
    return { check: check ?? null, ...unknown, seen: [notKnown(branch.message)], next: [next] };
  }
  const branchFacts = { rules: knownOf(seen.rules), protection: knownOf(seen.protection) };
  const reported = knownOf(seen.reported);
  const reporters = reported?.checks.flatMap(({ app }) => (app?.slug === ACTIONS_SLUG ? [app.id] : [])) ?? [];
  const named: Named = { ...seen, ...wanted, branch, apps: [...wanted.apps, ...reporters] };
  const requirement = requirementOf(branchFacts, { name: check, apps: named.apps });
  const mergeQueue = mergeQueueOf(branchFacts);
  const isOpenToAdmins = requirement.required === true && branchFacts.protection?.classic?.sparesAdmins === true;
  return {
    check: check ?? null,
    required: requirement.required,
    mergeQueue,
    defaultBranch: branch,
    seen: [
      `The default branch of "${repository}" is "${branch}".`,
      ...sayRequirement(requirement, named),
      ...(isOpenToAdmins ? ['Classic branch protection does not apply to administrators.'] : []),
      mergeQueue === null
        ? notKnown(`whether "${branch}" has a merge queue`)
        : mergeQueue
          ? `Merges into "${branch}" go through a merge queue.`
          : `"${branch}" has no merge queue.`,
      ...sayReported(seen.reported, check),
    ],
    next: [
      ...nextOf(requirement, reported, named),
      ...(mergeQueue === true
        ? ['Start the workflow on merge_group too, or the queue waits for a check that never comes.']
        : []),
    ],
  };
}

function sayReported(seen: ObservedOfGitHub['reported'], check: string | undefined): readonly string[] {
  if (seen === undefined) return [];
  if (seen instanceof GateFailure) return [notKnown(seen.message)];
  const { pulls, checks, isWhole } = seen;
  if (pulls.length === 0) return [];
  const where = `the newest pull requests (${pulls.join(', ')})`;
  if (check !== undefined && checks.some(({ name }) => name === check)) return [`"${check}" was reported on ${where}.`];
  const list = `Reported on ${where}: ${quoted(checks.map(({ name }) => name)) || 'nothing'}.`;
  return check === undefined || !isWhole ? [list] : [`"${check}" was not reported on ${where}.`, list];
}

type Named = WantedOf & Omit<ObservedOfGitHub, 'branch'> & { readonly branch: string };

const NAMES_SHOWN = 10;

function sayRequirement(requirement: Requirement, named: Named): readonly string[] {
  if (requirement.required === true) return requirement.by.map((check) => `${requiredBy(check, named)}.`);
  const { required, others } = requirement;
  const subject = named.check === undefined ? 'a check' : `"${named.check}"`;
  return [
    ...(required === null ? DOUBTS[requirement.because].seen(named, others) : []),
    ...(required === false ? [`No active rule of "${named.branch}" requires ${subject}.`] : []),
    ...(others.length === 0 ? [] : [`Required on "${named.branch}": ${quoted(others.map(({ context }) => context))}.`]),
  ];
}

function quoted(names: readonly string[]): string {
  return fewOf([...new Set(names)], NAMES_SHOWN, (name) => `"${name}"`);
}

type DoubtText = {
  seen(named: Named, others: readonly RequiredCheck[]): readonly string[];
  next(named: Named): string;
};

const askMore = ({ branch }: Named): string =>
  `Use a token with administration: read, or see Settings, Rules and Settings, Branches for "${branch}".`;

const DOUBTS: Readonly<Record<RequirementDoubt, DoubtText>> = {
  'another-app': {
    seen: (named, others) =>
      others
        .filter(({ context }) => context === named.check)
        .map((other) => `${requiredBy(other, named)}: as far as is known, this is not the gate's check.`),
    next: ({ check }) =>
      `Set the source of "${check}" to the app that reports it, or to any source. GitHub counts only checks from that source.`,
  },
  'rules-not-read': {
    seen: ({ branch, rules }) => [notKnown(whyOf(rules) ?? `the rules of "${branch}" were not read`)],
    next: askMore,
  },
  'protection-not-read': {
    seen: ({ protection }) => [
      notKnown(whyOf(protection) ?? 'the token may not read whether classic branch protection requires checks'),
    ],
    next: askMore,
  },
  'not-all-shown': {
    seen: ({ branch }) => [notKnown(`"${branch}" has a protection that the token may not read`)],
    next: askMore,
  },
  'required-workflow': {
    seen: ({ rules }) =>
      knownOf(rules)?.workflows.map(
        ({ path }) => `A ruleset requires the workflow "${path}", whatever its jobs are called.`,
      ) ?? [],
    next: () => 'If the gate runs in that workflow, it is required; else require its check by name.',
  },
  'no-name': {
    seen: () => [notKnown('the check of the gate is not named')],
    next: () => 'Name the check of the gate with --check, as the list of checks of a pull request has it.',
  },
  'similar-name': {
    seen: ({ check }) => [notKnown(`a required check may be the job "${check}" under another name`)],
    next: () => 'Give the whole name with --check, as the list of checks of a pull request has it.',
  },
};

function whyOf(seen: unknown): string | undefined {
  return seen instanceof GateFailure ? seen.message : undefined;
}

function notKnown(why: string): string {
  return `Not known: ${why}.`;
}

function requiredBy({ context, app, ruleset }: RequiredCheck, { apps }: Named): string {
  const of = ruleset?.source === undefined ? '' : ` of "${ruleset.source}"`;
  const rule = ruleset === undefined ? 'Classic branch protection' : `A ruleset${of}`;
  const source =
    app === undefined ? 'any source' : apps.includes(app) ? 'GitHub Actions' : `the app with the id ${app}`;
  return `${rule} requires "${context}" from ${source}`;
}

function nextOf(requirement: Requirement, reported: ReportedChecks | undefined, named: Named): readonly string[] {
  const { branch, check } = named;
  const names = reported?.checks.map(({ name }) => name) ?? [];
  const similar = check === undefined ? [] : names.filter((name) => isSimilar(name, check));
  if (requirement.required === null) return [DOUBTS[requirement.because].next(named)];
  if (requirement.required) {
    const isAbsent = reported?.isWhole === true && reported.pulls.length > 0 && !names.includes(check!);
    if (!isAbsent) return [];
    const hint =
      similar.length === 0 ? '' : ` ${quoted(similar)} was reported: if this is the gate, require that name.`;
    return [`"${check}" is required and was not reported: until it is reported, nothing can be merged.${hint}`];
  }
  const isAnother = similar.length > 0 && !similar.includes(check!);
  const what = check === undefined ? 'the check of the gate' : isAnother ? quoted(similar) : `"${check}"`;
  return [
    `Require ${what}: until then, changes can be merged even if it fails. In Settings, Rules, Rulesets create an active ` +
      `ruleset for "${branch}" with "Require status checks to pass".`,
  ];
}
