import { optional } from 'zod/mini';
import { ifAny, number, object, type TypeOf, text } from '../../json/schema.ts';
import { ACTIONS_APP_ID, ACTIONS_SLUG } from './github-api.ts';

export type Author =
  | { readonly kind: 'account'; readonly id: number }
  /** A bot's name ends in `[bot]`; no person's name can. */
  | { readonly kind: 'bot'; readonly login: string }
  /** If GitHub does not name the author, the app behind the default token is assumed. */
  | { readonly kind: 'github-actions' };

export const readUser = object({ id: number, login: text, type: text });
export const readApp = object({ id: number, slug: optional(text) });
type CommentIdentity = { user: TypeOf<typeof readUser> | null; app: TypeOf<typeof readApp> | undefined };

/** The user of GitHub Actions on github.com; an Enterprise Server has another one. */
const ACTIONS_USER_ID = 41898282;

export const readViewer = ifAny(object({ login: text, databaseId: ifAny(number) }));

/** Compares authors by id or app, never by the name of a person, which another person may have taken. */
export function isWrittenBy(author: Author, { user, app }: CommentIdentity): boolean {
  if (user === null) return false;
  if (author.kind === 'account') return user.id === author.id;
  if (user.type !== 'Bot') return false;
  if (author.kind === 'bot') return user.login === author.login;
  return user.id === ACTIONS_USER_ID || app?.id === ACTIONS_APP_ID || app?.slug === ACTIONS_SLUG;
}

export function authorOf(viewer: TypeOf<typeof readViewer>): Author | undefined {
  if (viewer === undefined) return undefined;
  if (viewer.databaseId !== undefined) return { kind: 'account', id: viewer.databaseId };
  return viewer.login.endsWith('[bot]') ? { kind: 'bot', login: viewer.login } : undefined;
}

/** A token that is not marked as a person's is assumed to be the job's own. */
export function presumedAuthor(token: string): Author | undefined {
  return /^(?:ghp_|gho_|ghu_|github_pat_)/.test(token) ? undefined : { kind: 'github-actions' };
}
