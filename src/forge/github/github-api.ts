import { searchOf } from '../../http/path-part.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import { createForgeClient, type ForgeApi, type ForgeApiOptions, type ForgeRequest } from '../forge-client.ts';
import { type Forge, ForgeFailure, type Operation, type RefusedAnswer, wholeNumber } from '../forge-failure.ts';
import { readApiAddress } from './api-address.ts';

export const PER_PAGE = 100;

export type GitHubRequest<T> = ForgeRequest<T> & GitHubAsked;

/** GitHub's API with the token of the input `github-token`. Throws `ForgeFailure`, whose reason is `github`. */
export type GitHubApi = ForgeApi<GitHubAsked>;

/** `loadAhead` loads octokit, which else the first request does. */
export type LoadedGitHubApi = GitHubApi & { loadAhead(): void };

export type GitHubApiOptions = ForgeApiOptions & { readonly token: string };

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** Throws `GateFailure` as `readApiAddress` does, for a `GITHUB_API_URL` that cannot be used. */
export function createGitHubApi({ token, ...options }: GitHubApiOptions): LoadedGitHubApi {
  const { origin, rest, graphql } = readApiAddress(options.env);
  return createForgeClient({
    ...options,
    forge: GITHUB,
    origin,
    async load() {
      const { Octokit } = await import('@octokit/core');
      const octokit = new Octokit({
        auth: token,
        baseUrl: rest,
        userAgent: USER_AGENT,
        log: SILENT,
        // Deprecation warnings go to this one. They would quote a header of the answer.
        request: { log: SILENT },
      });
      return async ({ method, path, query, body, accept }, fetch) => {
        const { data, headers } = await octokit.request({
          method,
          url: path === 'graphql' ? graphql : path + searchOf(query),
          headers: { 'x-github-api-version': '2022-11-28', ...(accept === undefined ? {} : { accept }) },
          ...(body === undefined ? {} : { data: body }),
          request: { fetch },
        });
        return { data, hasNext: headers.link?.includes('rel="next"') === true };
      };
    },
  });
}

/** What one answer has. Throws `ForgeFailure`. */
export async function readOne<T>(api: GitHubApi, request: Omit<GitHubRequest<T>, 'method'>): Promise<T> {
  return (await api.send({ ...request, method: 'GET' })).data;
}

/** The entries of a list, page by page. Throws `ForgeFailure`, where there are more than `mostPages`, too. */
export async function* readEntries<T>(
  api: GitHubApi,
  request: Omit<GitHubRequest<readonly T[]>, 'method'>,
  mostPages: number,
): AsyncGenerator<T, void, undefined> {
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { ...request.query, per_page: PER_PAGE, page };
    const { data, hasNext } = await api.send({ ...request, method: 'GET', query });
    yield* data;
    if (data.length < PER_PAGE && !hasNext) return;
  }
  const most = mostPages * PER_PAGE;
  throw new ForgeFailure('github', `cannot ${request.operation}: there are more than ${most}`, { isUnclear: false });
}

export type GitHubAsked = Operation & {
  /** What the token needs, as a workflow writes it: `pull-requests: write`. */
  readonly permission: string;
  readonly accept?: string;
};

const GITHUB: Forge<GitHubAsked> = {
  name: 'GitHub',
  reason: 'github',
  retryAfterMs,
  adviceFor(status, { permission }) {
    if (status === 401) return 'github-token is not valid';
    if (status === 403) return `github-token lacks the permission ${permission}`;
    if (status === 404) return `it does not exist, or github-token lacks the permission ${permission}`;
    if (status === 410) return 'it no longer exists';
    if (status === 423) return 'it is locked';
    const isRedirect = status >= 300 && status < 400;
    return isRedirect ? 'redirects are not followed, so a renamed repository needs its new name' : undefined;
  },
};

/** GitHub asks to wait at least this long where it does not say how long, in milliseconds. */
const UNSTATED_WAIT_MS = 60_000;

/** A secondary limit often comes without a header, and only in words. Older servers name it otherwise. */
const SAYS_LIMIT = /\brate limit\b|\babuse detection\b/i;

/** In milliseconds: `Retry-After`, else the end of an exhausted rate limit by GitHub's own `Date`, else a minute for a limit that says neither. */
export function retryAfterMs({ status, headers, text }: RefusedAnswer): number | undefined {
  const seconds = wholeNumber(headers.get('retry-after'));
  if (seconds !== undefined) return seconds * 1000;
  const resetSeconds = wholeNumber(headers.get('x-ratelimit-reset'));
  const serverNowMs = Date.parse(headers.get('date') ?? '');
  const isExhausted = headers.get('x-ratelimit-remaining') === '0';
  if (isExhausted && resetSeconds !== undefined && !Number.isNaN(serverNowMs))
    return Math.max(0, resetSeconds * 1000 - serverNowMs);
  return status === 429 || (status === 403 && SAYS_LIMIT.test(text)) ? UNSTATED_WAIT_MS : undefined;
}
