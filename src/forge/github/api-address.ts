import { GateFailure } from '../../domain/failure.ts';
import { isLoopback, withoutEndSlashes } from '../../domain/text/remote-address.ts';
import { pathTemplate } from '../../http/path-part.ts';
import { isShownToProxy, readProxySettings } from '../../http/proxy-settings.ts';
import { splitRepository } from '../../target/repository-identity.ts';

/**
 * Root of GitHub's API, without a trailing slash: github.com, or the Enterprise Server that the runner names. Throws `GateFailure` for
 * `GITHUB_API_URL`: `github` where it is no address, `config` where the token would be sent in the clear.
 */
export function readApiAddress(env: NodeJS.ProcessEnv) {
  const url = URL.parse(env.GITHUB_API_URL || 'https://api.github.com');
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new GateFailure('github', 'the environment variable GITHUB_API_URL is not the address of an API');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new GateFailure('config', 'GITHUB_API_URL is plain http, which is only for loopback: write https');
  if (isShownToProxy(url, readProxySettings(env)))
    throw new GateFailure(
      'config',
      'GITHUB_API_URL is plain http, and HTTP_PROXY names a proxy, which would read the token: write https, or put the host into NO_PROXY',
    );
  const rest = url.origin + withoutEndSlashes(url.pathname);
  // Enterprise Server has GraphQL beside the REST root, not under it.
  const graphql = rest.endsWith('/api/v3') ? rest.replace(/\/v3$/, '/graphql') : `${rest}/graphql`;
  return { origin: url.origin, rest, graphql };
}

/** The app behind the checks of jobs and behind their default token. */
export const ACTIONS_SLUG = 'github-actions';
/** Its id on github.com. An Enterprise Server has another one, and the same slug. */
export const ACTIONS_APP_ID = 15368;

/** True for github.com, whose apps have known ids. Throws as `readApiAddress` does. */
export function isDotCom(env: NodeJS.ProcessEnv): boolean {
  return readApiAddress(env).origin === 'https://api.github.com';
}

/** A path whose filled-in parts cannot leave their segment. */
export const apiPath = pathTemplate('a path of GitHub');

/** The same under the path of a repository, `owner/name`. */
export function repositoryPath(repository: string): typeof apiPath {
  const { owner, name } = splitRepository(repository);
  const root = apiPath`/repos/${owner}/${name}`;
  return (parts, ...values) => root + apiPath(parts, ...values);
}
