import { pathTemplate, searchOf } from '../../http/path-part.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import { ShapeProblem } from '../../json/schema.ts';
import { createForgeClient, type ForgeApi, type ForgeApiOptions } from '../forge-client.ts';
import type { Operation } from '../forge-failure.ts';
import { GITLAB } from './gitlab-failure.ts';

/** GitLab's API with one token. Throws `GitLabFailure`. */
export type GitLabApi = ForgeApi<Operation>;

export type GitLabApiOptions = ForgeApiOptions & {
  /** Root of the API: https, or http on loopback. */
  readonly root: URL;
  readonly token: string;
};

export const gitlabPath = pathTemplate('a path of GitLab');

export function createGitLabApi({ root, token, ...options }: GitLabApiOptions): GitLabApi {
  const base = root.origin + root.pathname.replace(/\/+$/, '');
  const headers = { 'private-token': token, 'user-agent': USER_AGENT, accept: 'application/json' };
  return createForgeClient({
    ...options,
    forge: GITLAB,
    origin: root.origin,
    load: async () => async (request, fetch) => {
      const { method, path, query, body } = request;
      const sent =
        body === undefined
          ? { headers }
          : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(base + path + searchOf(query), { method, ...sent });
      const isMore = answer.headers.get('link')?.includes('rel="next"') === true;
      return { data: parse(await answer.text()), hasNext: isMore || Boolean(answer.headers.get('x-next-page')) };
    },
  });
}

/** An empty answer is undefined: GitLab has none for what it deleted. */
function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ShapeProblem('is not JSON');
  }
}
