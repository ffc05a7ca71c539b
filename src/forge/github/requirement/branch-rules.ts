import type { MonotonicMs } from '../../../domain/work/time.ts';
import { anyObject, ifAny, list, mapped, number, object, read, text } from '../../../json/schema.ts';
import { splitRepository } from '../../../target/repository-identity.ts';
import { apiPath } from '../api-address.ts';
import { type GitHubApi, PER_PAGE } from '../github-api.ts';
import { GitHubFailure } from '../github-failure.ts';

/** Pages of rules that are read. A branch with more rules than that is not judged. */
const RULE_PAGES = 3;

/** A check or a commit status that must be green before a merge. */
export type RequiredCheck = {
  readonly context: string;
  /** The id of the one app whose check counts; undefined where any will do. */
  readonly app: number | undefined;
  /** The ruleset that asks for it; undefined for classic branch protection. */
  readonly ruleset: RulesetOrigin | undefined;
};

export type RulesetOrigin = {
  readonly id: number | undefined;
  /** The repository or the organization that the ruleset belongs to. */
  readonly source: string | undefined;
};

/** A workflow that must pass before a merge. Its jobs are not named by the rule. */
export type RequiredWorkflow = { readonly path: string };

/** The rules of all active rulesets that a branch is under, whoever has made them. */
export type BranchRules = {
  /** How many rules there are, of every type. */
  readonly count: number;
  readonly checks: readonly RequiredCheck[];
  readonly workflows: readonly RequiredWorkflow[];
  readonly hasMergeQueue: boolean;
};

/** A rule, as far as it may require a check. */
type Rule = Omit<BranchRules, 'count'>;

const readOrigin = object({ type: text, ruleset_id: ifAny(number), ruleset_source: ifAny(text) });
const readStatusChecks = object({
  parameters: object({ required_status_checks: list(object({ context: text, integration_id: ifAny(number) })) }),
});
const readWorkflows = object({
  parameters: object({ workflows: list(object({ path: text })) }),
});

/** Reads a rule. One that may require checks, and does not say which, is not what is documented. */
export const readRule = mapped(anyObject, (value): Rule => {
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

/**
 * All rules that are in force on a branch, those of the organization too. GitHub leaves out rulesets that are evaluated or
 * off. `repository` is `owner/name`. Throws `GitHubFailure`.
 */
export async function readBranchRules(
  api: GitHubApi,
  repository: string,
  branch: string,
  deadline: MonotonicMs,
): Promise<BranchRules> {
  const { owner, name } = splitRepository(repository);
  const operation = 'read the rules of the branch';
  const rules: Rule[] = [];
  for (let page = 1; page <= RULE_PAGES; page += 1) {
    const { data, hasNext } = await api.send({
      operation,
      permission: "metadata: read, or the repository's plan has no rulesets",
      method: 'GET',
      path: apiPath`/repos/${owner}/${name}/rules/branches/${branch}`,
      query: { per_page: PER_PAGE, page },
      deadline,
      read: readRules,
    });
    rules.push(...data);
    if (data.length < PER_PAGE && !hasNext) return together(rules);
  }
  throw new GitHubFailure(`cannot ${operation}: there are more than ${RULE_PAGES * PER_PAGE}`, { isUnclear: false });
}

function together(rules: readonly Rule[]): BranchRules {
  return {
    count: rules.length,
    checks: rules.flatMap(({ checks }) => checks),
    workflows: rules.flatMap(({ workflows }) => workflows),
    hasMergeQueue: rules.some(({ hasMergeQueue }) => hasMergeQueue),
  };
}
