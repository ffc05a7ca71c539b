import type { MonotonicMs } from '../../../domain/work/time.ts';
import { anyObject, ifAny, list, mapped, number, object, read, text } from '../../../json/schema.ts';
import { repositoryPath } from '../api-address.ts';
import { type GitHubApi, readEntries } from '../github-api.ts';

/** Pages of rules that are read. A branch with more rules than that is not judged. */
const RULE_PAGES = 3;

export type RequiredCheck = {
  readonly context: string;
  /** The id of the one app whose check counts; undefined where any will do. */
  readonly app: number | undefined;
  /** The ruleset that asks for it, and the repository or organization that it belongs to; undefined for classic branch protection. */
  readonly ruleset: { readonly id: number | undefined; readonly source: string | undefined } | undefined;
};

/** The rules of all active rulesets that a branch is under, the organization's too. */
export type BranchRules = {
  /** How many rules there are, of every type. */
  readonly count: number;
  readonly checks: readonly RequiredCheck[];
  /** They must pass before a merge. Their jobs are not named by the rule. */
  readonly workflows: readonly { readonly path: string }[];
  readonly hasMergeQueue: boolean;
};

type Rule = Omit<BranchRules, 'count'>;

const readOrigin = object({ type: text, ruleset_id: ifAny(number), ruleset_source: ifAny(text) });
const readStatusChecks = object({
  parameters: object({ required_status_checks: list(object({ context: text, integration_id: ifAny(number) })) }),
});
const readWorkflows = object({ parameters: object({ workflows: list(object({ path: text })) }) });

/** Reads a rule. One that may require checks, and does not say which, is not what is documented. */
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

/** Includes the organization's rules, but no rulesets that are evaluated or off. `repository` is `owner/name`. Throws `ForgeFailure`. */
export async function readBranchRules(
  api: GitHubApi,
  repository: string,
  branch: string,
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
  for await (const rule of readEntries(api, request, RULE_PAGES)) rules.push(rule);
  return {
    count: rules.length,
    checks: rules.flatMap(({ checks }) => checks),
    workflows: rules.flatMap(({ workflows }) => workflows),
    hasMergeQueue: rules.some(({ hasMergeQueue }) => hasMergeQueue),
  };
}
