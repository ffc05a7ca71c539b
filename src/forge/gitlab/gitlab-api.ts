import { pathTemplate, searchOf } from '../../http/path-part.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import { ShapeProblem } from '../../json/schema.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import { createForgeClient, type ForgeApi, type SendOnce } from '../forge-client.ts';
import type { Operation } from '../forge-failure.ts';
import { createForgeFetch } from '../forge-fetch.ts';
import { GITLAB } from './gitlab-failure.ts';

/** GitLab's API with one token. Throws `GitLabFailure`. */
export type GitLabApi = ForgeApi<Operation>;

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

/** A path under the API's root, whose filled-in parts cannot leave their segment. */
export const gitlabPath = pathTemplate('a path of GitLab');

export function createGitLabApi(options: GitLabApiOptions): GitLabApi {
  const { clock, random, signal, attemptTimeoutMs } = options;
  let sendOnce: SendOnce<Operation> | undefined;
  const sender = ({ operation }: Operation): SendOnce<Operation> => {
    try {
      sendOnce ??= senderTo(options);
      return sendOnce;
    } catch {
      const what = 'the proxy settings of the environment cannot be used';
      throw GITLAB.fail(`cannot ${operation}: ${what}`, { isUnclear: false });
    }
  };
  return createForgeClient({ forge: GITLAB, sender, clock, random, signal, attemptTimeoutMs });
}

function senderTo({ root, token, env }: GitLabApiOptions): SendOnce<Operation> {
  const base = root.origin + root.pathname.replace(/\/+$/, '');
  const forgeFetch = createForgeFetch(GITLAB, env);
  return async (request, signal) => {
    const { method, path, query, body } = request;
    const headers = {
      'private-token': token,
      'user-agent': USER_AGENT,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const answer = await forgeFetch(base + path + searchOf(query), sent, request, signal);
    return { data: parse(answer.bytes), hasNext: hasNext(answer.headers) };
  };
}

/** An empty answer is undefined: GitLab has none for what it deleted. */
function parse(bytes: Buffer): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ShapeProblem('is not JSON');
  }
}

function hasNext(headers: ReadonlyMap<string, string>): boolean {
  return (headers.get('x-next-page') ?? '') !== '' || headers.get('link')?.includes('rel="next"') === true;
}
