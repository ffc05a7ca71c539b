import * as z from 'zod';
import { type CommitSha, isCommitSha, isDigits, type RepositoryId } from '../../../domain/ids.ts';
import { ISSUE_STATES } from '../../../domain/issue.ts';
import { ISSUE_TYPES } from '../../../domain/product.ts';

/*
 * What the schemas of a record are put together from.
 */

export const text = z.string();
/** It is in milliseconds, of the years that a date has: with others, neither a day nor an age could be told. */
export const time = z.number().min(Date.parse('0000-01-01T00:00:00Z')).max(Date.parse('9999-12-31T23:59:59Z'));
export const texts = z.array(text);
export const digits = text.refine(isDigits);
export const count = digits.transform((value) => BigInt(value));
/** An exit code may be negative. */
export const integer = text.regex(/^-?[0-9]{1,19}$/).transform((value) => BigInt(value));
export const place = z.int().nonnegative();
export const commit = text.refine(isCommitSha).transform((value) => value as CommitSha);

export function id<Id extends string>() {
  return digits.transform((value) => value as Id);
}

type Whole<Known> = { [Name in keyof Required<Known>]: Known[Name] };

/** An object of these members and no other. One that may be absent is undefined then. */
export function whole<Shape extends z.ZodRawShape>(shape: Shape) {
  const absent = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
  return z.strictObject(shape).transform((known) => ({ ...absent, ...known }) as Whole<typeof known>);
}

/** The same, where all are of one kind and each may be absent. */
export function anyOf<Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) {
  const members = names.map((name) => [name, value.optional()]);
  return whole(Object.fromEntries(members) as Record<Name, z.ZodOptional<Value>>);
}

/** A search for issues and one for their places both name these. */
export const searched = {
  repositoryId: id<RepositoryId>(),
  refs: texts,
  issueTypes: z.array(z.enum(ISSUE_TYPES)),
  states: z.array(z.enum(ISSUE_STATES)),
};
