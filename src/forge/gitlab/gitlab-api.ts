import { withoutEndSlashes } from '../../domain/text/remote-address.ts';
import { pathTemplate, searchOf } from '../../http/path-part.ts';
import { USER_AGENT } from '../../http/user-agent.ts';
import { ShapeProblem } from '../../json/schema.ts';
import { createForgeClient, type ForgeApi, type ForgeApiOptions } from '../forge-client.ts';
import { type Forge, type Operation, wholeNumber } from '../forge-failure.ts';

/** GitLab's API with one token. Throws `ForgeFailure`. */
export type GitLabApi = ForgeApi<Operation>;

export type GitLabApiOptions = ForgeApiOptions & {
  /** Root of the API: https, or http on loopback. */
  readonly root: URL;
  readonly token: string;
};

export const gitlabPath = pathTemplate('a path of GitLab');

export function createGitLabApi({ root, token, ...options }: GitLabApiOptions): GitLabApi {
  const base = root.origin + withoutEndSlashes(root.pathname);
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

/** What the token needs, for every message that says it is refused. */
export const NEEDED_OF_THE_TOKEN = 'the scope api and at least the role Reporter in the project';

const TOKEN = 'FINDINGS_GATE_GITLAB_TOKEN';

const GITLAB: Forge<Operation> = {
  name: 'GitLab',
  // No verdict rests on it, so it has none of its own.
  reason: 'internal',
  retryAfterMs({ headers }) {
    const seconds = wholeNumber(headers.get('retry-after'));
    return seconds === undefined ? undefined : seconds * 1_000;
  },
  adviceFor(status) {
    if (status === 401) return `${TOKEN} is not valid, or has expired`;
    if (status === 403) return `${TOKEN} needs ${NEEDED_OF_THE_TOKEN}, and the discussion must not be locked`;
    if (status === 404) return `it does not exist, or ${TOKEN} may not see it: it needs ${NEEDED_OF_THE_TOKEN}`;
    const isRedirect = status >= 300 && status < 400;
    return isRedirect ? 'redirects are not followed, so CI_API_V4_URL must be the final address' : undefined;
  },
};
