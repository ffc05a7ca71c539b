import { optional } from 'zod/mini';
import { number, object, type Schema, text } from '../json/schema.ts';

/** The two members by which GitHub distinguishes repositories. */
export type RepositoryIdentity = { readonly id?: number | undefined; readonly full_name?: string | undefined };
export const IDENTITY = { id: optional(number), full_name: optional(text) };
export const readIdentity: Schema<RepositoryIdentity> = object(IDENTITY);

/** Compares by id, or by name if one has no id. A repository that is gone or unknown is never the same. */
export function isSameRepository(one: RepositoryIdentity | undefined, other: RepositoryIdentity | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.full_name !== undefined && one.full_name.toLowerCase() === other.full_name?.toLowerCase();
}

/** The two parts of `owner/name`. Throws for any other form: callers have the text from the runner or from a checked input. */
export function splitRepository(fullName: string): { readonly owner: string; readonly name: string } {
  const [owner, name, ...rest] = fullName.split('/');
  if (!owner || !name || rest.length > 0) throw new Error('a repository that is not an owner and a name');
  return { owner, name };
}
