import type { Sent } from '../../http/exchange.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import type { ApiAddress } from './api-address.ts';
import { GitHubFailure, type Purpose } from './github-failure.ts';
import { createGitHubFetch } from './github-fetch.ts';

export type RawRequest = Purpose & {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Made with `apiPath`, or `'graphql'`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly accept?: string;
};

export type RawAnswer = { readonly data: unknown; readonly link: string | undefined };

export type SendRaw = (request: RawRequest, signal: AbortSignal) => Promise<RawAnswer>;

/**
 * The octokit of @actions/github over our own fetch: one attempt, no redirect followed. Loaded late, because not every run talks to
 * GitHub. Throws `GitHubFailure`.
 */
export async function loadOctokit(token: string, address: ApiAddress, env: NodeJS.ProcessEnv): Promise<SendRaw> {
  const send = createGitHubFetch(address.origin, env);
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  const options = { baseUrl: address.rest, userAgent: USER_AGENT, log: SILENT };
  const octokit = new GitHub(getOctokitOptions(token, options));
  return async (request, signal) => {
    const { method, path, query, body, accept, operation, permission } = request;
    const attempt = { purpose: { operation, permission }, signal };
    const search = query === undefined ? '' : `?${new URLSearchParams(asTexts(query))}`;
    try {
      const { data, headers } = await octokit.request({
        method,
        url: path === 'graphql' ? address.graphql : path + search,
        headers: { 'x-github-api-version': '2022-11-28', ...(accept === undefined ? {} : { accept }) },
        ...(body === undefined ? {} : { data: body }),
        request: { fetch: (url: string, init: Sent) => send(url, init, attempt) },
      });
      return { data, link: headers.link };
    } catch (thrown) {
      throw ownFailure(thrown, request);
    }
  };
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

function asTexts(query: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** octokit wraps what a fetch throws, and its own errors quote the request: only ours may leave this room. */
function ownFailure(thrown: unknown, { operation }: Purpose): GitHubFailure {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  if (cause instanceof GitHubFailure) return cause;
  return new GitHubFailure(`cannot ${operation}: the request could not be made`, { isUnclear: true });
}
