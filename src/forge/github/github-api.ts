import { GateFailure } from '../../domain/failure.ts';
import { isLoopback, withoutEndSlashes } from '../../domain/text/remote-address.ts';
import { apiPath } from '../../http/path-part.ts';
import type { Clock } from '../../ports/clock.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { createForgeClient, type ForgeApi, type ForgeApiOptions, type ForgeRequest } from '../forge-client.ts';
import type { Forge, Operation } from '../forge-failure.ts';

export type GitHubRequest<T> = ForgeRequest<T> & GitHubAsked;

/** GitHub's API with the token of the input `github-token`. Throws `ForgeFailure`, whose reason is `github`. */
export type GitHubApi = ForgeApi<GitHubAsked>;

export type InRepository = { readonly api: GitHubApi; readonly clock: Clock; readonly repository: string };

export type GitHubApiOptions = ForgeApiOptions & { readonly token: string };

/** Throws `GateFailure` (`config`, and `github` as `readApiAddress` does) for an environment that cannot be used. */
export function createGitHubApi({ token, ...options }: GitHubApiOptions): GitHubApi {
  const { origin, rest, graphql } = readApiAddress(options.env);
  return createForgeClient({
    ...options,
    forge: GITHUB,
    origin,
    pathOf: (path) => (path === GRAPHQL ? graphql : rest + path),
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `token ${token}`,
      'x-github-api-version': '2022-11-28',
    },
  });
}

/** In place of a path under the root of the REST API, which GraphQL may be beside. */
export const GRAPHQL = 'graphql';

/** The data of one answer. Throws `ForgeFailure`. */
export async function readOne<T>(api: GitHubApi, request: Omit<GitHubRequest<T>, 'method'>): Promise<T> {
  return (await api.send({ ...request, method: 'GET' })).data;
}

type GitHubAsked = Operation & {
  /** The permission that the token needs, as a workflow writes it: `pull-requests: write`. */
  readonly permission: string;
};

const GITHUB: Forge<GitHubAsked> = {
  name: 'GitHub',
  addressName: 'GITHUB_API_URL',
  adviceFor({ status, text }, { permission }) {
    if (status === 401) return 'github-token is not valid';
    if (status === 423 || (status === 403 && /\bis locked\b/.test(text))) return 'it is locked';
    if (status === 403) return `github-token lacks the permission ${permission}`;
    if (status === 404) return `it does not exist, or github-token lacks the permission ${permission}`;
    return status === 410 ? 'it no longer exists' : undefined;
  },
};

/** Throws `GateFailure` for `GITHUB_API_URL`: `github` if it is no address, `config` if the token would be sent unencrypted. */
export function readApiAddress(env: NodeJS.ProcessEnv) {
  const url = URL.parse(env.GITHUB_API_URL || 'https://api.github.com');
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new GateFailure('github', 'the environment variable GITHUB_API_URL is not the address of an API');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new GateFailure('config', 'GITHUB_API_URL is plain http, which is only for loopback: write https');
  const rest = withoutEndSlashes(url.pathname);
  // Enterprise Server has GraphQL beside the REST root, not under it.
  const graphql = rest.endsWith('/api/v3') ? rest.replace(/\/v3$/, '/graphql') : `${rest}/graphql`;
  return { origin: url.origin, rest, graphql };
}

/** The app behind the checks of jobs and behind their default token. */
export const ACTIONS_SLUG = 'github-actions';
/** Its id on github.com. An Enterprise Server has another id, and the same slug. */
export const ACTIONS_APP_ID = 15368;

export function repositoryPath(repository: string): typeof apiPath {
  const { owner, name } = splitRepository(repository);
  const root = apiPath`/repos/${owner}/${name}`;
  return (parts, ...values) => root + apiPath(parts, ...values);
}
