import { searchOf } from '../../http/path-part.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import { createForgeClient, type ForgeApi, type ForgeApiOptions, type ForgeRequest } from '../forge-client.ts';
import { ForgeFailure } from '../forge-failure.ts';
import { readApiAddress } from './api-address.ts';
import { GITHUB, type GitHubAsked } from './github-failure.ts';

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
