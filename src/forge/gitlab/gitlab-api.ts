import { startCut } from '../../http/cut.ts';
import { type Exchanged, exchange } from '../../http/exchange.ts';
import { pathPart } from '../../http/path-part.ts';
import { readProxySettings } from '../../http/proxy-settings.ts';
import { type Attempted, retry } from '../../http/retry.ts';
import { EnvHttpProxyAgent } from '../../http/undici.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { type Read, ShapeProblem } from '../../shape/shape.ts';
import { GitLabFailure, isTooLarge, refusedBy } from './gitlab-failure.ts';

/** One attempt, body included, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry of a read, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;

const BROKEN_PROXY = 'the proxy settings of the environment cannot be used';

export type GitLabRequest<T> = {
  /** In words, as after "cannot": `list the notes of merge request 7`. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Made with `gitlabPath`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** When it must have ended, on the clock that was given. */
  readonly deadlineMs: number;
  /** Takes the documented answer, and throws `ShapeProblem` for any other. */
  readonly read: Read<T>;
};

export type GitLabAnswer<T> = {
  readonly data: T;
  /** True where GitLab says that another page follows. */
  readonly hasNext: boolean;
};

/** GitLab's API with one token. Throws `GitLabFailure`. */
export type GitLabApi = { send<T>(request: GitLabRequest<T>): Promise<GitLabAnswer<T>> };

export type GitLabApiOptions = {
  /** Root of the API: https, or http on loopback. The token goes to its origin only. */
  readonly root: URL;
  readonly token: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends every request, which then throws its reason: the run was cancelled. */
  readonly signal?: AbortSignal;
  readonly attemptTimeoutMs?: number;
};

/** Reads are tried twice where GitLab gives no answer or is failing; writes once, because they may have taken effect. */
export function createGitLabApi(options: GitLabApiOptions): GitLabApi {
  const { root, token, env, clock, random, signal } = options;
  const base = root.origin + root.pathname.replace(/\/+$/, '');
  let dispatcher: EnvHttpProxyAgent | undefined;

  async function attempt<T>(request: GitLabRequest<T>): Promise<GitLabAnswer<T>> {
    const { operation, method, path, query, body, deadlineMs } = request;
    const leftMs = deadlineMs - clock.now();
    if (leftMs <= 0) throw new GitLabFailure(`cannot ${operation}: no time is left`, { isUnclear: false });
    const search = query === undefined ? '' : `?${new URLSearchParams(asTexts(query))}`;
    const headers = {
      'private-token': token,
      'user-agent': USER_AGENT,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const tooLarge = () =>
      new GitLabFailure(`cannot ${operation}: the answer is too large`, { isUnclear: true, isTooLarge: true });
    const cut = startCut({ timeoutMs: Math.min(leftMs, options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS), signal });
    try {
      dispatcher ??= new EnvHttpProxyAgent({ allowH2: false, ...readProxySettings(env) });
      return answerOf(request, await exchange(dispatcher, base + path + search, sent, cut.signal, tooLarge));
    } catch (thrown) {
      if (thrown instanceof GitLabFailure) throw thrown;
      // The cause stays out: it may quote the address of a proxy with its password.
      const what = cut.isTimeUp() ? 'no answer in time' : 'the connection failed';
      throw new GitLabFailure(`cannot ${operation}: ${dispatcher === undefined ? BROKEN_PROXY : what}`, {
        isUnclear: dispatcher !== undefined,
      });
    } finally {
      cut.end();
    }
  }

  return {
    send: (request) =>
      retry({
        attempt: () => settled(attempt(request), signal),
        nextInMs(failure, attempts) {
          if (attempts === MOST_ATTEMPTS || request.method !== 'GET' || !isUnclear(failure) || isTooLarge(failure))
            throw failure;
          const pauseMs = RETRY_PAUSE_MS * (1 + random());
          if (clock.now() + pauseMs >= request.deadlineMs) throw failure;
          return pauseMs;
        },
        sleep: (ms) => clock.sleep(ms, signal),
      }),
  };
}

/** A path under the API's root, whose filled-in parts cannot leave their segment. */
export function gitlabPath(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => pathPart(value, 'a path of GitLab')));
}

function answerOf<T>(request: GitLabRequest<T>, { status, headers, bytes }: Exchanged): GitLabAnswer<T> {
  const { operation, method, read } = request;
  if (status < 200 || status > 299) throw refusedBy(operation, status, retryAfterMs(headers));
  const hasNext = (headers.get('x-next-page') ?? '') !== '' || headers.get('link')?.includes('rel="next"') === true;
  try {
    const text = new TextDecoder().decode(bytes);
    return { data: read(text === '' ? undefined : JSON.parse(text)), hasNext };
  } catch (thrown) {
    if (!(thrown instanceof ShapeProblem || thrown instanceof SyntaxError)) throw thrown;
    const message = `cannot ${operation}: GitLab's answer is not what its documentation says`;
    throw new GitLabFailure(message, { isUnclear: method !== 'GET' });
  }
}

function retryAfterMs(headers: ReadonlyMap<string, string>): number | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,10}$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}

/** Whatever a stop from outside breaks is the stop, and not a failure of GitLab's. */
async function settled<T>(attempt: Promise<T>, stop: AbortSignal | undefined): Promise<Attempted<T, unknown>> {
  try {
    return { kind: 'answered', answer: await attempt };
  } catch (failure) {
    if (stop?.aborted) throw stop.reason;
    return { kind: 'failed', failure };
  }
}

function isUnclear(thrown: unknown): boolean {
  return thrown instanceof GitLabFailure && thrown.refusal.isUnclear;
}

function asTexts(query: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
