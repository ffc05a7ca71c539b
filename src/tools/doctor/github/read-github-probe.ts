import { nullable } from 'zod/mini';
import type { Shell } from '../../../cli/command.ts';
import { GateFailure } from '../../../domain/failure.ts';
import { later, type MonotonicMs } from '../../../domain/work/time.ts';
import {
  ACTIONS_APP_ID,
  createGitHubApi,
  type GitHubApi,
  readApiAddress,
  readOne,
  repositoryPath,
} from '../../../forge/github/github-api.ts';
import { PER_PAGE } from '../../../forge/read-pages.ts';
import { apiPath } from '../../../http/path-part.ts';
import { flag, ifAny, list, number, object, type Schema, text, textThat } from '../../../json/schema.ts';
import { sha } from '../../../target/pull-request.ts';
import type { GitHubProbe } from '../diagnosis.ts';
import { type ClassicProtection, checksOf, readBranchProtection, readBranchRules, readChecks } from './branch-rules.ts';
import { knownOf, probeOf, type ReportedChecks } from './probe-text.ts';

const PROBE_BUDGET_MS = 30_000;
/** Reads two pull requests, as the checks of the newest may not have been reported yet. */
const PULLS = 2;

/** Names at GitHub have no other characters, and never consist of dots alone. */
export function isRepository(name: string | undefined): name is string {
  return /^\.*[\w-][\w.-]*\/\.*[\w-][\w.-]*$/.test(name ?? '');
}

type GitHubProbeOptions = Pick<Shell, 'env' | 'clock' | 'random'> & {
  readonly token: string;
  readonly repository: string | undefined;
  /** The name of the gate's check, or of its commit status; undefined if it is not named. */
  readonly check: string | undefined;
  readonly signal?: AbortSignal;
};

/** Reads by REST, at most 6 requests at a time. Whatever the token may not see is "not known". Throws only the reason of `signal`. */
export async function readGitHubProbe(options: GitHubProbeOptions): Promise<GitHubProbe> {
  const { repository, check, clock, signal } = options;
  const unknown = { repository: repository ?? '', check, apps: [] };
  if (!isRepository(repository))
    return probeOf({ branch: new GateFailure('config', 'no repository of GitHub is named') }, unknown);
  const deadline = later(clock.now(), PROBE_BUDGET_MS);
  /** Returns a refusal of GitHub as an answer. Throws only if the run is stopped, or for a defect. */
  const see = async <Value>(read: () => Value | Promise<Value>): Promise<Value | GateFailure> => {
    try {
      return await read();
    } catch (thrown) {
      if (signal?.aborted === true || !(thrown instanceof GateFailure)) throw thrown;
      return thrown;
    }
  };
  const api = await see(() => createGitHubApi(options));
  if (api instanceof GateFailure) return probeOf({ branch: api }, unknown);
  const isDotCom = readApiAddress(options.env).origin === 'https://api.github.com';
  const own = { ...unknown, apps: isDotCom ? [ACTIONS_APP_ID] : [] };
  const get = readerOf(api, repository, deadline);
  const facts = await see(() => get([`read the repository ${repository}`, 'metadata: read'], '', readFacts));
  if (facts instanceof GateFailure) return probeOf({ branch: facts }, own);
  const branch = facts.default_branch;
  const [rules, shown, reported] = await Promise.all([
    see(() => readBranchRules({ api, repository, branch }, deadline)),
    see(() => readBranchProtection({ api, repository, branch }, deadline)),
    see(() => readReported(get, branch)),
  ]);
  // The protection settings show more than the branch does, if the token may read them. They are not requested if protection is off.
  const isOff = knownOf(shown)?.classic?.isOn === false;
  const classic = isOff ? undefined : knownOf(await see(() => readClassic(get, branch)));
  const protection = classic === undefined ? shown : { isProtected: true, classic };
  return probeOf({ branch, rules, protection, reported }, own);
}

/** The branch becomes a part of a path, so names that would lead elsewhere are refused: empty, `.` and `..`. */
const readFacts = object({ default_branch: textThat((name) => !/^\.{0,2}$/.test(name)) });
const readPulls = list(object({ number, head: object({ sha }) }));
const readRuns = object({
  total_count: number,
  check_runs: list(object({ name: text, app: nullable(object({ id: number, slug: ifAny(text) })) })),
});
const readStatuses = object({ total_count: number, statuses: list(object({ context: text })) });

function readerOf(api: GitHubApi, repository: string, deadline: MonotonicMs) {
  return <T>(
    [operation, permission]: readonly [string, string],
    path: string,
    read: Schema<T>,
    query: Readonly<Record<string, string | number>> = {},
  ): Promise<T> => {
    return readOne(api, { operation, permission, deadline, read, query, path: repositoryPath(repository)`` + path });
  };
}

type Get = ReturnType<typeof readerOf>;

const readSettings = object({
  required_status_checks: ifAny(readChecks),
  enforce_admins: ifAny(object({ enabled: flag })),
});

/** Reads the protection settings themselves, which few tokens may read. Throws `ForgeFailure`. */
async function readClassic(get: Get, branch: string): Promise<ClassicProtection> {
  const asked = ['read the classic protection of the branch', 'administration: read'] as const;
  const path = apiPath`/branches/${branch}/protection`;
  const { required_status_checks: required, enforce_admins: admins } = await get(asked, path, readSettings);
  const checks = required === undefined ? [] : checksOf(required);
  return { isOn: true, checks, sparesAdmins: admins && !admins.enabled };
}

async function readReported(get: Get, branch: string): Promise<ReportedChecks> {
  const query = { state: 'all', base: branch, sort: 'updated', direction: 'desc', per_page: PULLS };
  const pulls = await get(['list the newest pull requests', 'pull-requests: read'], '/pulls', readPulls, query);
  const commits = await Promise.all(
    pulls.map(async ({ head }) => {
      const [of, whole] = [apiPath`/commits/${head.sha}`, { per_page: PER_PAGE }];
      return Promise.all([
        get(['list the checks of a commit', 'checks: read'], `${of}/check-runs`, readRuns, whole),
        get(['list the statuses of a commit', 'statuses: read'], `${of}/status`, readStatuses, whole),
      ]);
    }),
  );
  return {
    pulls: pulls.map((pull) => pull.number),
    checks: commits.flatMap(([runs, statuses]) => [
      ...runs.check_runs.map(({ name, app }) => ({ name, app: app ?? undefined })),
      ...statuses.statuses.map(({ context }) => ({ name: context, app: undefined })),
    ]),
    isWhole: commits.every(
      ([runs, { total_count: statuses, statuses: shown }]) =>
        runs.total_count <= runs.check_runs.length && statuses <= shown.length,
    ),
  };
}
