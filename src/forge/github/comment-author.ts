import { optional } from 'zod/mini';
import type { MonotonicMs } from '../../domain/work/time.ts';
import { ifAny, number, object, type TypeOf, text } from '../../json/schema.ts';
import { splitRepository } from '../../target/repository-identity.ts';
import { ACTIONS_APP_ID, ACTIONS_SLUG } from './actions-app.ts';
import type { GitHubApi } from './github-api.ts';

export type Author =
  | { readonly kind: 'account'; readonly id: number }
  /** A bot's name ends in `[bot]`; no person's name can. */
  | { readonly kind: 'bot'; readonly login: string }
  /** Where GitHub does not say who it is, the app behind the default token is assumed. */
  | { readonly kind: 'github-actions' };

export type Viewer = {
  readonly author: Author | undefined;
  /** Head of the pull request. */
  readonly headSha: string | undefined;
};

/** The author of a comment, as the list gives it. */
export const readUser = object({ id: number, login: text, type: text });
export const readApp = object({ id: number, slug: optional(text) });
type CommentIdentity = { user: TypeOf<typeof readUser> | null; app: TypeOf<typeof readApp> | undefined };

/** The user of GitHub Actions on github.com; an Enterprise Server has another one. */
const ACTIONS_USER_ID = 41898282;

const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  viewer { login databaseId }
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
}`;

/** GraphQL gives what it can: a part that fails is null, and the rest is there. */
const readAnswer = object({
  data: object({
    viewer: ifAny(object({ login: text, databaseId: ifAny(number) })),
    repository: ifAny(object({ pullRequest: ifAny(object({ headRefOid: text })) })),
  }),
});

/** Who the token acts as, and the head of the pull request, in one request. Never throws. */
export async function askViewer(
  api: GitHubApi,
  token: string,
  repository: string,
  number: number,
  deadline: MonotonicMs,
): Promise<Viewer> {
  try {
    const { data: answer } = await api.send({
      operation: 'ask who the token acts as',
      permission: 'pull-requests: write',
      method: 'POST',
      path: 'graphql',
      body: { query: QUERY, variables: { ...splitRepository(repository), number } },
      deadline,
      read: readAnswer,
    });
    const { viewer, repository: seen } = answer.data;
    return { author: authorOf(viewer) ?? presumed(token), headSha: seen?.pullRequest?.headRefOid };
  } catch {
    return { author: presumed(token), headSha: undefined };
  }
}

/** Authors are compared by id or app, never by the name of a person: another person may have taken it. */
export function isWrittenBy(author: Author, { user, app }: CommentIdentity): boolean {
  if (user === null) return false;
  if (author.kind === 'account') return user.id === author.id;
  if (user.type !== 'Bot') return false;
  if (author.kind === 'bot') return user.login === author.login;
  return user.id === ACTIONS_USER_ID || app?.id === ACTIONS_APP_ID || app?.slug === ACTIONS_SLUG;
}

function authorOf(viewer: TypeOf<typeof readAnswer>['data']['viewer']): Author | undefined {
  if (viewer === undefined) return undefined;
  if (viewer.databaseId !== undefined) return { kind: 'account', id: viewer.databaseId };
  return viewer.login.endsWith('[bot]') ? { kind: 'bot', login: viewer.login } : undefined;
}

/** A token that is not marked as a person's is assumed to be the job's own. */
function presumed(token: string): Author | undefined {
  return /^(?:ghp_|gho_|ghu_|github_pat_)/.test(token) ? undefined : { kind: 'github-actions' };
}
