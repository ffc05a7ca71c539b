import { nullable, unknown } from 'zod/mini';
import { GateFailure } from '../../../domain/failure.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import { apiPath, repositoryPath } from '../../../forge/github/api-address.ts';
import { type GitHubApi, PER_PAGE } from '../../../forge/github/github-api.ts';
import { type BranchRules, readRule } from '../../../forge/github/requirement/branch-rules.ts';
import { flag, ifAny, list, number, object, type Schema, text, textThat } from '../../../json/schema.ts';
import { sha } from '../../../target/pull-request.ts';

/** What was read, or why it was not: a sentence without its first capital and its full stop. */
export type Looked<Value> = { readonly value: Value } | { readonly why: string };

/** Waits for a reading. What GitHub refuses is an answer here; only a stop of the run is thrown, and a defect. */
export async function looked<Value>(reading: Promise<Value>, signal: AbortSignal | undefined): Promise<Looked<Value>> {
  try {
    return { value: await reading };
  } catch (thrown) {
    if (signal?.aborted === true || !(thrown instanceof GateFailure)) throw thrown;
    return { why: thrown.message };
  }
}

export function knownOf<Value>(seen: Looked<Value> | undefined): Value | undefined {
  return seen !== undefined && 'value' in seen ? seen.value : undefined;
}

export type RepositoryFacts = {
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
};

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

export type ReportedCheck = {
  readonly name: string;
  /** Undefined for a commit status, of which GitHub does not say who reported it. */
  readonly app: { readonly id: number; readonly slug: string | undefined } | undefined;
};

export type ReportedChecks = {
  readonly pulls: readonly number[];
  readonly checks: readonly ReportedCheck[];
  /** False where a commit has more checks than are read: what is missing here may have been reported. */
  readonly isWhole: boolean;
};

/** One pull request alone may be half done. */
const PULLS = 2;

/** As a part of a path it must not lead elsewhere. */
const branchName = textThat((name) => !/^\.{0,2}$/.test(name));
const readFacts = object({ default_branch: branchName, private: flag });
const readListed = list(object({ id: number, name: text, source: text, enforcement: text, target: ifAny(text) }));
const readDetail = object({ rules: ifAny(list(readRule)), bypass_actors: ifAny(list(unknown())) });
const readPulls = list(object({ number, head: object({ sha }) }));
const readRuns = object({
  total_count: number,
  check_runs: list(object({ name: text, app: nullable(object({ id: number, slug: ifAny(text) })) })),
});
const readStatuses = object({ total_count: number, statuses: list(object({ context: text })) });

/** `repository` is `owner/name`. Every read throws `GitHubFailure`. */
export function repositoryReads(api: GitHubApi, repository: string, deadline: MonotonicMs) {
  const root = repositoryPath(repository)``;

  async function get<T>(
    [operation, permission]: readonly [string, string],
    path: string,
    read: Schema<T>,
    query?: Readonly<Record<string, string | number>>,
  ): Promise<T> {
    const asked = { operation, permission, method: 'GET', path: root + path, deadline, read } as const;
    return (await api.send(query === undefined ? asked : { ...asked, query })).data;
  }

  async function checksOf(commit: string): Promise<Omit<ReportedChecks, 'pulls'>> {
    const of = apiPath`/commits/${commit}`;
    const query = { per_page: PER_PAGE };
    const [runs, statuses] = await Promise.all([
      get(['list the checks of a commit', 'checks: read'], `${of}/check-runs`, readRuns, query),
      get(['list the statuses of a commit', 'statuses: read'], `${of}/status`, readStatuses, query),
    ]);
    return {
      checks: [
        ...runs.check_runs.map((run) => ({ name: run.name, app: run.app ?? undefined })),
        ...statuses.statuses.map(({ context }) => ({ name: context, app: undefined })),
      ],
      isWhole: runs.total_count <= runs.check_runs.length && statuses.total_count <= statuses.statuses.length,
    };
  }

  return {
    async facts(): Promise<RepositoryFacts> {
      const data = await get([`read the repository ${repository}`, 'metadata: read'], '', readFacts);
      return { defaultBranch: data.default_branch, isPrivate: data.private };
    },

    async rulesets(): Promise<readonly ListedRuleset[]> {
      const query = { per_page: PER_PAGE };
      const data = await get(['list the rulesets', 'metadata: read'], '/rulesets', readListed, query);
      return data.filter(({ target }) => target === undefined || target === 'branch');
    },

    async ruleset(id: number): Promise<RulesetDetail> {
      const { rules = [], bypass_actors: actors } = await get(
        ['read a ruleset', 'metadata: read'],
        apiPath`/rulesets/${id}`,
        readDetail,
      );
      return {
        checks: rules.flatMap(({ checks }) => checks),
        workflows: rules.flatMap(({ workflows }) => workflows),
        bypassActors: actors?.length,
      };
    },

    async reported(branch: string): Promise<ReportedChecks> {
      const query = { state: 'all', base: branch, sort: 'updated', direction: 'desc', per_page: PULLS };
      const asked = ['list the newest pull requests', 'pull-requests: read'] as const;
      const pulls = await get(asked, '/pulls', readPulls, query);
      const commits: Awaited<ReturnType<typeof checksOf>>[] = [];
      // One after the other: with what is asked beside it, no more than eight requests are under way.
      for (const { head } of pulls) commits.push(await checksOf(head.sha));
      return {
        pulls: pulls.map((pull) => pull.number),
        checks: commits.flatMap(({ checks }) => checks),
        isWhole: commits.every(({ isWhole }) => isWhole),
      };
    },
  };
}
