import type { MonotonicMs } from '../../../domain/work/time.ts';
import { apiPath } from '../../../forge/github/api-address.ts';
import { type GitHubApi, PER_PAGE } from '../../../forge/github/github-api.ts';
import { type BranchRules, readRule } from '../../../forge/github/requirement/branch-rules.ts';
import { ifAny, list, number, object, text } from '../../../shape/shape.ts';
import { splitRepository } from '../../../target/repository-identity.ts';

/** A ruleset of the repository, or one of its organization that holds for it. */
export type ListedRuleset = {
  readonly id: number;
  readonly name: string;
  readonly source: string;
  /** It blocks only where it is `active`; `evaluate` and `disabled` block nothing. */
  readonly enforcement: string;
};

export type RulesetDetail = Pick<BranchRules, 'checks' | 'workflows'> & {
  /** How many people, teams, roles and apps may pass by it; undefined where the token is not shown that. */
  readonly bypassActors: number | undefined;
};

const readListed = list(object({ id: number, name: text, source: text, enforcement: text, target: ifAny(text) }));
const readDetail = object({ rules: ifAny(list(readRule)), bypass_actors: ifAny(list((actor) => actor)) });

/** The rulesets for branches, the first hundred. `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readRulesets(
  api: GitHubApi,
  repository: string,
  deadline: MonotonicMs,
): Promise<readonly ListedRuleset[]> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: 'list the rulesets',
    permission: 'metadata: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/rulesets`,
    query: { per_page: PER_PAGE },
    deadline,
    read: readListed,
  });
  return data.filter(({ target }) => target === undefined || target === 'branch');
}

/** `repository` is `owner/name`. Throws `GitHubFailure`. */
export async function readRuleset(
  api: GitHubApi,
  repository: string,
  id: number,
  deadline: MonotonicMs,
): Promise<RulesetDetail> {
  const { owner, name } = splitRepository(repository);
  const { data } = await api.send({
    operation: 'read a ruleset',
    permission: 'metadata: read',
    method: 'GET',
    path: apiPath`/repos/${owner}/${name}/rulesets/${id}`,
    deadline,
    read: readDetail,
  });
  const { rules = [], bypass_actors: actors } = data;
  return {
    checks: rules.flatMap(({ checks }) => checks),
    workflows: rules.flatMap(({ workflows }) => workflows),
    bypassActors: actors?.length,
  };
}
