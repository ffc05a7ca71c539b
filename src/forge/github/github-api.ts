import type { Clock, Random } from '../../ports/clock.ts';
import { createForgeClient, type ForgeApi, type ForgeRequest, type SendOnce } from '../forge-client.ts';
import { readApiAddress } from './api-address.ts';
import { GITHUB, type GitHubAsked, type Purpose } from './github-failure.ts';

/** Entries per page of a list: the most that GitHub gives. */
export const PER_PAGE = 100;

export type GitHubRequest<T> = ForgeRequest<T> & GitHubAsked;

/** GitHub's API with the token of the input `github-token`. Throws `GitHubFailure`, whose reason is `github`. */
export type GitHubApi = ForgeApi<GitHubAsked>;

/** The same, with its client, which is a package of its own, loaded when it is needed. */
export type LoadedGitHubApi = GitHubApi & {
  /** Begins to load the client. A failure is thrown by the first request. */
  loadAhead(): void;
};

export type GitHubApiOptions = {
  readonly token: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends every request, which then throws its reason: the run was cancelled. */
  readonly signal?: AbortSignal;
  readonly attemptTimeoutMs?: number;
};

/**
 * Nothing is loaded and nothing is sent before the first request. Throws `GateFailure` for a `GITHUB_API_URL` that cannot be used: `github`
 * where it is no address, `config` where the token would be sent in the clear.
 */
export function createGitHubApi(options: GitHubApiOptions): LoadedGitHubApi {
  const { token, env, clock, random, signal, attemptTimeoutMs } = options;
  const address = readApiAddress(env);
  let client: Promise<SendOnce<GitHubAsked>> | undefined;

  function loaded(): Promise<SendOnce<GitHubAsked>> {
    client ??= load();
    return client;
  }

  async function load(): Promise<SendOnce<GitHubAsked>> {
    const { loadOctokit } = await import('./octokit.ts');
    return loadOctokit(token, address, env);
  }

  const sender = ({ operation }: Purpose): Promise<SendOnce<GitHubAsked>> =>
    loaded().catch(() => {
      const what = 'the GitHub client did not start; check the proxy settings of the runner';
      throw GITHUB.fail(`cannot ${operation}: ${what}`, { isUnclear: false });
    });
  return {
    loadAhead: () => void loaded().catch(() => {}),
    ...createForgeClient({ forge: GITHUB, sender, clock, random, signal, attemptTimeoutMs }),
  };
}
