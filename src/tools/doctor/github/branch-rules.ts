import type { MonotonicMs } from '../../../domain/work/time.ts';
import { type InRepository, readOne, repositoryPath } from '../../../forge/github/github-api.ts';
import { readEntries } from '../../../forge/read-pages.ts';
import { anyObject, flag, ifAny, list, mapped, number, object, read, type TypeOf, text } from '../../../json/schema.ts';

/** Maximum number of rules to read. A branch with more rules is not judged. */
const MOST_RULES = 300;

export type RequiredCheck = {
  readonly context: string;
  /** Id of the only app whose check counts; undefined if the check of any app does. */
  readonly app: number | undefined;
  /** The ruleset that requires the check, and the repository or organization that owns it; undefined for classic branch protection. */
  readonly ruleset: { readonly id: number | undefined; readonly source: string | undefined } | undefined;
};

/** The rules of all active rulesets that a branch is under, the organization's too. */
export type BranchRules = {
  /** How many rules there are, of every type. */
  readonly count: number;
  readonly checks: readonly RequiredCheck[];
  /** Workflows that must pass before a merge. The rule does not name their jobs. */
  readonly workflows: readonly { readonly path: string }[];
  readonly hasMergeQueue: boolean;
};

type Rule = Omit<BranchRules, 'count'>;

const readOrigin = object({ type: text, ruleset_id: ifAny(number), ruleset_source: ifAny(text) });
const readStatusChecks = object({
  parameters: object({ required_status_checks: list(object({ context: text, integration_id: ifAny(number) })) }),
});
const readWorkflows = object({ parameters: object({ workflows: list(object({ path: text })) }) });

/** Reads a rule. Refuses a rule that requires checks or workflows without naming them: GitHub documents no such rule. */
const readRule = mapped(anyObject, (value): Rule => {
  const { type, ruleset_id: id, ruleset_source: source } = read(readOrigin, value);
  const nothing = { checks: [], workflows: [], hasMergeQueue: type === 'merge_queue' };
  if (type === 'required_status_checks') {
    const { required_status_checks: checks } = read(readStatusChecks, value).parameters;
    const ruleset = { id, source };
    return { ...nothing, checks: checks.map(({ context, integration_id: app }) => ({ context, app, ruleset })) };
  }
  if (type !== 'workflows') return nothing;
  return { ...nothing, workflows: read(readWorkflows, value).parameters.workflows };
});

const readRules = list(readRule);

type Branch = Pick<InRepository, 'api' | 'repository'> & { readonly branch: string };

/** Returns the active rules, the organization's included. Rulesets that are off or only evaluated are left out. Throws `ForgeFailure`. */
export async function readBranchRules(
  { api, repository, branch }: Branch,
  deadline: MonotonicMs,
): Promise<BranchRules> {
  const request = {
    operation: 'read the rules of the branch',
    permission: "metadata: read, or the repository's plan has no rulesets",
    path: repositoryPath(repository)`/rules/branches/${branch}`,
    deadline,
    read: readRules,
  };
  const rules: Rule[] = [];
  for await (const rule of readEntries(api, request, MOST_RULES)) rules.push(rule);
  return {
    count: rules.length,
    checks: rules.flatMap(({ checks }) => checks),
    workflows: rules.flatMap(({ workflows }) => workflows),
    hasMergeQueue: rules.some(({ hasMergeQueue }) => hasMergeQueue),
  };
}

export type ClassicProtection = {
  readonly isOn: boolean;
  /** Undefined if GitHub does not show the token whether there are any. */
  readonly checks: readonly RequiredCheck[] | undefined;
  /** True if administrators may merge without the checks; undefined if that is not shown. */
  readonly sparesAdmins: boolean | undefined;
};

export type BranchProtection = {
  /** True if classic protection, or any rule of any ruleset, applies to the branch. */
  readonly isProtected: boolean;
  /** Undefined if the answer leaves it out, as GitHub does for some tokens. */
  readonly classic: ClassicProtection | undefined;
};

export const readChecks = object({
  enforcement_level: ifAny(text),
  contexts: list(text),
  checks: ifAny(list(object({ context: text, app_id: ifAny(number) }))),
});

const readBranch = object({
  protected: flag,
  protection: ifAny(object({ enabled: ifAny(flag), required_status_checks: ifAny(readChecks) })),
});

/** Reads what GitHub shows to every token that may read the branch. Throws `ForgeFailure`. */
export async function readBranchProtection(at: Branch, deadline: MonotonicMs): Promise<BranchProtection> {
  const { api, repository, branch } = at;
  const asked = { operation: 'read the branch', permission: 'contents: read', deadline };
  const path = repositoryPath(repository)`/branches/${branch}`;
  const { protected: isProtected, protection } = await readOne(api, { ...asked, path, read: readBranch });
  return { isProtected, classic: isProtected ? shownOf(protection) : OFF };
}

const OFF: ClassicProtection = { isOn: false, checks: [], sparesAdmins: undefined };

/** An empty list proves nothing: a token that may not see more also gets "off" without any name. */
function shownOf(protection: TypeOf<typeof readBranch>['protection']): ClassicProtection | undefined {
  if (protection?.enabled === undefined) return undefined;
  if (!protection.enabled) return OFF;
  const { required_status_checks: required } = protection;
  const checks = required === undefined || required.enforcement_level === 'off' ? [] : checksOf(required);
  const level = required?.enforcement_level;
  const sparesAdmins = level === 'non_admins' ? true : level === 'everyone' ? false : undefined;
  return { isOn: true, checks: checks.length === 0 ? undefined : checks, sparesAdmins };
}

/** A name in both lists is taken once. Older servers send names without apps. A missing `app_id` and -1 both mean any app. */
export function checksOf({ contexts, checks = [] }: TypeOf<typeof readChecks>): readonly RequiredCheck[] {
  const bound = checks.map(({ context, app_id: id = -1 }) => {
    return { context, app: id < 0 ? undefined : id, ruleset: undefined };
  });
  const named = new Set(bound.map(({ context }) => context));
  const free = contexts.filter((context) => !named.has(context));
  return [...bound, ...free.map((context) => ({ context, app: undefined, ruleset: undefined }))];
}
