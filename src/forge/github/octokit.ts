import type { Exchanged, SentRequest } from '../../http/exchange.ts';
import { searchOf } from '../../http/path-part.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import type { SendOnce } from '../forge-client.ts';
import { createForgeFetch } from '../forge-fetch.ts';
import type { ApiAddress } from './api-address.ts';
import { GITHUB, type GitHubAsked, GitHubFailure, type Purpose } from './github-failure.ts';

/**
 * The octokit of @actions/github over our own fetch: one attempt, to one origin, no redirect followed. Loaded late, because not every run
 * talks to GitHub. Throws `GitHubFailure`.
 */
export async function loadOctokit(
  token: string,
  address: ApiAddress,
  env: NodeJS.ProcessEnv,
): Promise<SendOnce<GitHubAsked>> {
  const forgeFetch = createForgeFetch(GITHUB, env);
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  const options = { baseUrl: address.rest, userAgent: USER_AGENT, log: SILENT };
  const octokit = new GitHub(getOctokitOptions(token, options));

  async function fetchOnce(
    url: string,
    init: SentRequest,
    purpose: Purpose,
    signal: AbortSignal,
  ): Promise<FetchAnswer> {
    if (new URL(url).origin !== address.origin) {
      throw failure(purpose, `an address outside of ${address.origin} was refused`, false);
    }
    return answerOf(url, await forgeFetch(url, init, purpose, signal));
  }

  return async (request, signal) => {
    const { method, path, query, body, accept } = request;
    try {
      const { data, headers } = await octokit.request({
        method,
        url: path === 'graphql' ? address.graphql : path + searchOf(query),
        headers: { 'x-github-api-version': '2022-11-28', ...(accept === undefined ? {} : { accept }) },
        ...(body === undefined ? {} : { data: body }),
        request: { fetch: (url: string, init: SentRequest) => fetchOnce(url, init, request, signal) },
      });
      return { data, hasNext: headers.link?.includes('rel="next"') === true };
    } catch (thrown) {
      throw ownFailure(thrown, request);
    }
  };
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Those members of a `Response` that octokit reads. */
type FetchAnswer = {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  text(): Promise<string>;
  arrayBuffer(): Promise<Uint8Array>;
};

function answerOf(url: string, { status, headers, bytes }: Exchanged): FetchAnswer {
  return { status, url, headers, text: async () => new TextDecoder().decode(bytes), arrayBuffer: async () => bytes };
}

/** octokit wraps what a fetch throws, and its own errors quote the request: only ours may leave this room. */
function ownFailure(thrown: unknown, purpose: Purpose): GitHubFailure {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof GitHubFailure ? cause : failure(purpose, 'the request could not be made', true);
}

function failure({ operation }: Purpose, what: string, isUnclear: boolean): GitHubFailure {
  return new GitHubFailure(`cannot ${operation}: ${what}`, { isUnclear });
}
