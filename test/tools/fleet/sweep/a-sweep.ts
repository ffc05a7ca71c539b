import { expect, onTestFinished } from 'vitest';
import {
  aPlatformState,
  aRepository as aProject,
  aRule,
  aScan,
  countsOf,
  DEFAULT_TOKEN,
  issuesOf,
} from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import { aGitHub, aPull, aRepository, aSha, aToken, GITHUB_ACTIONS } from '../../../../github-double/build.ts';
import type { GitHubState, Identity, Pull, Repository, Status, Token } from '../../../../github-double/state.ts';
import type { Shell } from '../../../../src/cli/command.ts';
import { asGateFailure } from '../../../../src/domain/failure.ts';
import type { CommitSha } from '../../../../src/domain/ids.ts';
import { createPullRequestComments } from '../../../../src/forge/github/pull-request-comments.ts';
import { publishComment } from '../../../../src/gate/publish/comment-text.ts';
import { SWEEP } from '../../../../src/tools/fleet/sweep/sweep-command.ts';
import { aReport } from '../../../build/a-report.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { askerOf, type ServedGitHub, serveGitHub } from '../../../forge/github/served-github.ts';
import { problemsOfCommand } from '../../../run/always.ts';

export const REPOSITORY = 'octo-org/shop';
export const STATUS = 'findings-gate/verdict';
const HOUR_MS = 3_600_000;

/** A pull request, its scan, and its status before the sweep. */
export type GivenPull = {
  readonly number: number;
  readonly criticals?: number;
  /** Changes to the scan, which by default ended an hour ago; null if the pull request was not scanned. */
  readonly scan?: Partial<PlatformScan> | null;
  readonly status?: string;
  readonly sha?: string;
  readonly fork?: boolean;
  readonly base?: Partial<Pull['base']>;
};

export function shaOf(number: number): string {
  return (number + 0xabc_0000).toString(16).padStart(8, '0').repeat(5);
}

function issuesOfPull({ number, criticals = 0 }: GivenPull): readonly Issue[] {
  return issuesOf(criticals, {
    ref: `refs/pull/${number}/merge`,
    rule: aRule({ path: 'code.critical' }),
    severity: 'SEVERITY_CRITICAL',
  });
}

function scanOfPull(given: GivenPull): PlatformScan {
  const { number, sha = shaOf(number) } = given;
  return aScan({
    id: String(9_000 + number),
    branch: `refs/pull/${number}/merge`,
    commit: sha,
    isFull: false,
    createdAtMs: Date.now() - HOUR_MS,
    findingsCounts: countsOf(issuesOfPull(given)),
    ...given.scan,
  });
}

export function webScan(number: number, parts: Partial<PlatformScan> = {}): PlatformScan {
  const repo_url = `https://github.com/${REPOSITORY}`;
  const meta = { repository: REPOSITORY, repo_url, repo_display_name: `${REPOSITORY}/web` };
  return scanOfPull({ number, scan: { id: String(8_000 + number), repositoryId: '202', meta, ...parts } });
}

export function withWeb(platform: PlatformState, ...scans: readonly PlatformScan[]): PlatformState {
  const web = aProject({ id: '202', name: `${REPOSITORY}/web` });
  return { ...platform, repositories: [...platform.repositories, web], scans: [...platform.scans, ...scans] };
}

export function aScannedProject(pulls: readonly GivenPull[]): PlatformState {
  return aPlatformState({
    repositories: [aProject({ name: REPOSITORY })],
    scans: pulls.filter(({ scan }) => scan !== null).map(scanOfPull),
    issues: pulls.flatMap(issuesOfPull),
  });
}

export function aStatus(sha: string, state: string, parts: Partial<Status> = {}): Status {
  return {
    id: 100,
    sha,
    state,
    context: STATUS,
    description: 'before',
    targetUrl: null,
    creator: GITHUB_ACTIONS,
    ...parts,
  };
}

function aRepositoryWith(given: readonly GivenPull[], creator: Identity): Repository {
  const pulls = given.map(({ number, sha = shaOf(number), fork = false, base = {} }) =>
    aPull({
      number,
      head: {
        ref: fork ? 'main' : `topic-${number}`,
        sha,
        repository: fork ? { id: 4711, fullName: 'mallory/shop' } : { id: 1, fullName: REPOSITORY },
      },
      base: { ref: 'main', sha: aSha('main'), ...base },
    }),
  );
  const repository = aRepository({ pulls: new Map(pulls.map((pull) => [pull.number, pull])) });
  for (const { head } of pulls) repository.commits.set(head.sha, new Map());
  for (const { number, sha = shaOf(number), status } of given) {
    if (status !== undefined) repository.statuses.push(aStatus(sha, status, { id: 100 + number, creator }));
  }
  return repository;
}

type SweptJson = Readonly<
  Record<'verdict' | 'reason' | 'message' | 'done', string> &
    Record<'status' | 'was' | 'due' | 'comment', string | null>
> & { readonly number: number };

export type SweptWorld = Awaited<ReturnType<typeof aSweptWorld>>;

export type GivenWorld = {
  readonly platform?: PlatformState;
  readonly faults?: readonly FaultRule[];
  readonly github?: Partial<GitHubState>;
  readonly gitHubFaults?: readonly FaultRule[];
  readonly runBuilt?: RunBuilt | undefined;
};

export async function aSweptWorld(pulls: readonly GivenPull[], given: GivenWorld = {}) {
  const { faults = [] } = given;
  const platform = await runPlatform(given.platform ?? aScannedProject(pulls), undefined, { faults });
  const [token = aToken()] = given.github?.tokens ?? [];
  const state = aGitHub({ repositories: [aRepositoryWith(pulls, token.identity)], ...given.github });
  const github = await serveGitHub(state, ...(given.gitHubFaults ?? []));
  const repository = state.repositories[0]!;
  const statusOf = (number: number): string | undefined =>
    repository.statuses.findLast(
      ({ sha, context }) => sha === repository.pulls.get(number)?.head.sha && context === STATUS,
    )?.state;
  const table = (args: readonly string[] = [], shell: Partial<Shell> = {}) =>
    runSweep(
      [...(args.includes('--base-url') ? [] : ['--base-url', platform.origin]), ...args],
      { ...shell, env: { ...envOf(github), ...shell.env } },
      given.runBuilt,
    );
  const sweep = (args: readonly string[] = [], shell: Partial<Shell> = {}) => table(['--json', ...args], shell);
  return { platform, github, repository, sweep, table, statusOf };
}

function envOf({ env, state }: ServedGitHub): NodeJS.ProcessEnv {
  return { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN, FINDINGS_GATE_GITHUB_TOKEN: state.tokens[0]!.value, ...env };
}

async function runSweep(args: readonly string[], given: Partial<Shell>, runBuilt?: RunBuilt) {
  const usual = ['--deployment-id', '42', '--repository', REPOSITORY, '--commit-status', STATUS];
  const missing = usual.filter((_, index) => index % 2 === 0).filter((flag) => !args.includes(flag));
  const all = [...args, ...missing.flatMap((flag) => [flag, usual[usual.indexOf(flag) + 1]!])];
  const env = given.env ?? {};
  const run = runBuilt === undefined ? await ranHere(all, given) : await runBuilt(all, env);
  const secrets = [env.FINDINGS_GATE_TOKEN, env.FINDINGS_GATE_GITHUB_TOKEN].flatMap((secret) => secret || []);
  const problems = problemsOfCommand(run, secrets);
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${run.stdout}${run.stderr}`);
  const json = (): { readonly pullRequests: readonly SweptJson[]; readonly listProblem: string | null } =>
    JSON.parse(run.stdout);
  /** `7 fail failure`, by number: verdict or reason, and status. */
  const words = (): readonly string[] =>
    json().pullRequests.map(({ number, verdict, reason, status }) => `${number} ${reason || verdict} ${status}`);
  return { ...run, json, words };
}

type Ran = { readonly exitCode: number; readonly stdout: string; readonly stderr: string };
type RunBuilt = (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<Ran>;

/** Runs the command in this process. Reports what it throws by its reason, as the process would. */
async function ranHere(args: readonly string[], given: Partial<Shell>): Promise<Ran> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort(new Error('the test is over')));
  const { shell, written } = aShell({ signal: stop.signal, ...given });
  const exitCode = await runCommand(SWEEP, args, shell).catch((thrown: unknown) => {
    const { reason, message } = asGateFailure(thrown);
    written.stderr += `${reason} - ${message}\n`;
    return reason === 'config' ? 3 : 2;
  });
  return { exitCode, ...written };
}

type Earlier = Pick<GivenWorld, 'runBuilt' | 'platform'> & {
  readonly token?: Token;
  readonly key?: string;
  readonly says?: 'pass' | 'fail';
  readonly runId?: string;
  readonly beside?: readonly GivenPull[];
};

export async function commented(
  pull: Omit<GivenPull, 'number'>,
  { token, key = '', says = 'fail', runId = '500', beside = [], ...given }: Earlier = {},
): Promise<SweptWorld> {
  const pulls = [{ number: 7, ...pull }, ...beside];
  const world = await aSweptWorld(pulls, { ...given, ...(token && { github: { tokens: [token] } }) });
  const { api, clock, state } = world.github;
  const place = { key, pullRequest: 7, head: shaOf(7) as CommitSha };
  const ask = askerOf(api, clock, state.tokens[0]!.value, place.head);
  const comments = createPullRequestComments({ api, repository: REPOSITORY, ask, ...place });
  const report = aReport({
    verdict: { word: says, reason: undefined, message: `${says} of an earlier run` },
    exitCode: says === 'fail' ? 1 : 0,
  });
  const run = { id: runId, attempt: 2 };
  const form = { noun: 'comment', place, run, when: 'always', finish: (page: string) => page } as const;
  await publishComment({ place: comments, clock, signal: undefined }, report, form);
  expect(world.repository.comments).toHaveLength(1);
  return world;
}
