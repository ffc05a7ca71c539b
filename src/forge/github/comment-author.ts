import { optional } from 'zod/mini';
import { number, object, type TypeOf, text } from '../../json/schema.ts';
import { ACTIONS_APP_ID, ACTIONS_SLUG } from './github-api.ts';

/** The id of an account. If GitHub does not name the author, the app behind the default token is assumed. */
export type Author = number | 'github-actions';

export const readUser = object({ id: number, login: text, type: text });
export const readApp = object({ id: number, slug: optional(text) });

/** The user of GitHub Actions on github.com; an Enterprise Server has another one. */
const ACTIONS_USER_ID = 41898282;

type Signature = {
  readonly user: TypeOf<typeof readUser> | undefined;
  readonly app?: TypeOf<typeof readApp> | undefined;
};

/** Compares authors by id or app, never by the name of a person, which another person may have taken. */
export function isWrittenBy(author: Author, { user, app }: Signature): boolean {
  if (user === undefined || author !== 'github-actions') return user?.id === author;
  const isOfActions = user.id === ACTIONS_USER_ID || app?.id === ACTIONS_APP_ID || app?.slug === ACTIONS_SLUG;
  return user.type === 'Bot' && isOfActions;
}

/** A token that is not marked as a person's is assumed to be the job's own. */
export function presumedAuthor(token: string): Author | undefined {
  return /^(?:ghp_|gho_|ghu_|github_pat_)/.test(token) ? undefined : 'github-actions';
}
