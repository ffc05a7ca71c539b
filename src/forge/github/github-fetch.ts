import { exchange, type Sent } from '../../http/exchange.ts';
import { readProxySettings } from '../../http/proxy-settings.ts';
import { EnvHttpProxyAgent } from '../../http/undici.ts';
import { GitHubFailure, type Purpose, refusedBy } from './github-failure.ts';
import { retryAfterMs } from './retry-after.ts';

/** The whole answer of a success, with those members of a `Response` that octokit reads. */
export type FetchAnswer = {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  text(): Promise<string>;
  arrayBuffer(): Promise<Uint8Array>;
};

/** One attempt: what it is for, and what cuts it off, its body included. */
export type Attempt = { readonly purpose: Purpose; readonly signal: AbortSignal };

/** Sends one request and gives back the whole answer of a success. Throws `GitHubFailure` for everything else. */
export type GitHubFetch = (url: string, init: Sent, attempt: Attempt) => Promise<FetchAnswer>;

/** Talks to one origin only, through the proxies that the environment names. Redirects are failures, never followed. */
export function createGitHubFetch(origin: string, env: NodeJS.ProcessEnv): GitHubFetch {
  const dispatcher = new EnvHttpProxyAgent({ allowH2: false, ...readProxySettings(env) });
  return async (url, init, { purpose, signal }) => {
    if (new URL(url).origin !== origin) {
      throw new GitHubFailure(`cannot ${purpose.operation}: an address outside of ${origin} was refused`, {
        isUnclear: false,
      });
    }
    try {
      const { status, headers, bytes } = await exchange(dispatcher, url, init, signal, () => tooLarge(purpose));
      if (status < 200 || status > 299) throw refusedBy(purpose, status, retryAfterMs(headers));
      return answerOf(url, status, headers, bytes);
    } catch (thrown) {
      if (thrown instanceof GitHubFailure) throw thrown;
      // The cause stays out: it may quote the address of a proxy with its password.
      const what = signal.aborted ? 'no answer in time' : 'the connection failed';
      throw new GitHubFailure(`cannot ${purpose.operation}: ${what}`, { isUnclear: true });
    }
  };
}

function answerOf(url: string, status: number, headers: ReadonlyMap<string, string>, bytes: Buffer): FetchAnswer {
  return { status, url, headers, text: async () => new TextDecoder().decode(bytes), arrayBuffer: async () => bytes };
}

function tooLarge({ operation }: Purpose): GitHubFailure {
  return new GitHubFailure(`cannot ${operation}: the answer is too large`, { isUnclear: true, isTooLarge: true });
}
