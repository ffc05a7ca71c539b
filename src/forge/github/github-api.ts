import { startCut } from '../../http/cut.ts';
import { type Attempted, retry } from '../../http/retry.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type Read, ShapeProblem } from '../../shape/shape.ts';
import { readApiAddress } from './api-address.ts';
import { GitHubFailure, isTooLarge, isUnclear, type Purpose } from './github-failure.ts';
import type { RawRequest, SendRaw } from './octokit.ts';

/** Records per page of a list: the most that GitHub gives. */
export const PER_PAGE = 100;

/** One attempt, body included, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry of a read, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;

export type GitHubRequest<T> = RawRequest & {
  /** When it must have ended, on the clock that was given. */
  readonly deadlineMs: number;
  /** Ends this request instead of the signal of all requests. */
  readonly signal?: AbortSignal;
  /** Takes the documented answer, and throws `ShapeProblem` for any other. */
  readonly read: Read<T>;
};

export type GitHubAnswer<T> = { readonly data: T; readonly link: string | undefined };

/** GitHub's API with the token of the input `github-token`. Throws `GitHubFailure`, whose reason is `github`. */
export type GitHubApi = {
  send<T>(request: GitHubRequest<T>): Promise<GitHubAnswer<T>>;
};

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
 * Reads are tried twice where GitHub gives no answer or is failing; writes once, because they may have taken effect. Nothing is
 * loaded and nothing is sent before the first request. Throws `GateFailure` (`github`) for an unusable `GITHUB_API_URL`.
 */
export function createGitHubApi(options: GitHubApiOptions): LoadedGitHubApi {
  const { token, env, clock, random } = options;
  const address = readApiAddress(env);
  let client: Promise<SendRaw> | undefined;

  function loaded(): Promise<SendRaw> {
    client ??= load();
    return client;
  }

  async function load(): Promise<SendRaw> {
    const { loadOctokit } = await import('./octokit.ts');
    return loadOctokit(token, address, env);
  }

  async function attempt<T>(request: GitHubRequest<T>): Promise<GitHubAnswer<T>> {
    const leftMs = request.deadlineMs - clock.now();
    if (leftMs <= 0) throw failure(request, 'no time is left', false);
    const sendRaw = await loaded().catch(() => {
      throw failure(request, 'the GitHub client did not start; check the proxy settings of the runner', false);
    });
    const timeoutMs = Math.min(leftMs, options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS);
    const cut = startCut({ timeoutMs, signal: stopOf(request) });
    const { data, link } = await sendRaw(request, cut.signal).finally(cut.end);
    return { data: readAnswer(request, data), link };
  }

  function stopOf<T>(request: GitHubRequest<T>): AbortSignal | undefined {
    return request.signal ?? options.signal;
  }

  return {
    loadAhead: () => void loaded().catch(() => {}),
    send: (request) =>
      retry({
        attempt: () => settled(attempt(request), stopOf(request)),
        nextInMs(thrown, attempts) {
          if (attempts === MOST_ATTEMPTS) throw thrown;
          const pauseMs = RETRY_PAUSE_MS * (1 + random());
          const hasTime = clock.now() + pauseMs < request.deadlineMs;
          if (!hasTime || request.method !== 'GET' || !isUnclear(thrown) || isTooLarge(thrown)) throw thrown;
          return pauseMs;
        },
        sleep: (ms) => clock.sleep(ms, stopOf(request)),
      }),
  };
}

/** Whatever a stop from outside breaks is the stop, and not a failure of GitHub's. */
async function settled<T>(attempt: Promise<T>, stop: AbortSignal | undefined): Promise<Attempted<T, unknown>> {
  try {
    return { kind: 'answered', answer: await attempt };
  } catch (failure) {
    if (stop?.aborted) throw stop.reason;
    return { kind: 'failed', failure };
  }
}

function readAnswer<T>(request: GitHubRequest<T>, data: unknown): T {
  try {
    return request.read(data);
  } catch (thrown) {
    if (!(thrown instanceof ShapeProblem)) throw thrown;
    throw failure(request, "GitHub's answer is not what its documentation says", request.method !== 'GET');
  }
}

function failure({ operation }: Purpose, what: string, mayHaveHappened: boolean): GitHubFailure {
  return new GitHubFailure(`cannot ${operation}: ${what}`, { isUnclear: mayHaveHappened });
}
