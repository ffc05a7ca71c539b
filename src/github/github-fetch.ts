import { EnvHttpProxyAgent, fetch, Response } from 'undici';
import { readCapped } from '../http/capped-body.ts';
import { readProxySettings } from '../http/proxy-settings.ts';
import { GitHubFailure, type Purpose, refusedBy } from './github-failure.ts';
import { retryAfterMs } from './retry-after.ts';

export type FetchInit = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
};

/** One attempt: what it is for, and what cuts it off, its body included. */
export type Attempt = { readonly purpose: Purpose; readonly signal: AbortSignal };

/** Sends one request and gives back the whole answer of a success. Throws `GitHubFailure` for everything else. */
export type GitHubFetch = (url: string, init: FetchInit, attempt: Attempt) => Promise<Response>;

/** Talks to one origin only, through the proxies that the environment names. Redirects are failures, never followed. */
export function createGitHubFetch(origin: string, env: NodeJS.ProcessEnv): GitHubFetch {
  const dispatcher = new EnvHttpProxyAgent({ allowH2: false, ...readProxySettings(env) });
  return async (url, { method, headers, body }, { purpose, signal }) => {
    if (new URL(url).origin !== origin) {
      throw new GitHubFailure(`cannot ${purpose.operation}: an address outside of ${origin} was refused`, {
        isUnclear: false,
      });
    }
    try {
      const request = { method, headers, body: body ?? null, redirect: 'manual', dispatcher, signal } as const;
      const response = await fetch(url, request);
      const bytes = await readCapped(response.body ?? [], () => tooLarge(purpose));
      if (!response.ok) throw refusedBy(purpose, response.status, retryAfterMs(response.headers));
      return new Response(bytes.length === 0 ? null : bytes, { status: response.status, headers: response.headers });
    } catch (thrown) {
      if (thrown instanceof GitHubFailure) throw thrown;
      // The cause stays out: it may quote the address of a proxy with its password.
      const what = signal.aborted ? 'no answer in time' : 'the connection failed';
      throw new GitHubFailure(`cannot ${purpose.operation}: ${what}`, { isUnclear: true });
    }
  };
}

function tooLarge({ operation }: Purpose): GitHubFailure {
  return new GitHubFailure(`cannot ${operation}: the answer is too large`, { isUnclear: true });
}
