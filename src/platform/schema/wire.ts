import { z } from 'zod';
import { isDigits } from '../../domain/ids.ts';
import { isJsonObject, JsonNumber } from '../json.ts';
import { parseWireTime } from './wire-time.ts';

/**
 * The scalars of the wire. Each takes exactly its documented forms and refuses every other; null and a missing member
 * are the same.
 */

/** The member may be null or missing. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => (value === null ? undefined : value));
}

/** Text as it is; unknown values of an enum that is only shown are text, too. */
export const text = z.string({ error: 'is not text' });

/** JSON's own true and false: not text, not a number. */
export const flag = z.boolean({ error: 'is not true or false' });

/** False when missing: the service leaves false out. */
// spec-gap: omitted-members
export const flagOrFalse = flag.nullish().transform((value) => value === true);

/** A counter: text or integer, from 0 to 2^63 - 1. */
// spec-gap: number-or-text
export const count = lexeme('is not a count')
  .refine(isDigits, { error: 'is not a count', abort: true })
  .transform(BigInt);

/** Zero when missing: the service leaves zeros out. Never for the count of an issue group. */
// spec-gap: omitted-members
export const countOrZero = count.nullish().transform((value) => (value === null || value === undefined ? 0n : value));

/** An integer that may be negative. */
export const integer = lexeme('is not an integer')
  .refine(isInteger, { error: 'is not an integer', abort: true })
  .transform(BigInt);

/** A finite number; JSON number only. */
export const number = z
  .instanceof(JsonNumber, { error: 'is not a number' })
  .transform((value) => Number(value.text))
  .refine(Number.isFinite, { error: 'is out of range' });

/** The digits of an id, compared as they are. */
export function id<Id extends string>() {
  return lexeme('is not an id').refine((value): value is Id => isDigits(value), { error: 'is not an id', abort: true });
}

/** Milliseconds since 1970 (UTC). */
export const time = text.transform((value, context) => {
  const ms = parseWireTime(value);
  if (ms !== undefined) return ms;
  context.addIssue('is not a time');
  return z.NEVER;
});

/** A time that is only shown: checked, and kept as sent. */
export const timeText = text.refine((value) => parseWireTime(value) !== undefined, { error: 'is not a time' });

/** An object with the members of `shape`; further ones are tolerated. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return anyObject.pipe(z.object(shape));
}

/** Any object; its members are not read. */
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(isJsonObject, {
  error: 'is not an object',
  abort: true,
});

/** An array; empty when missing: the service leaves empty arrays out. */
export function listOrEmpty<Schema extends z.ZodType>(element: Schema) {
  return list(element)
    .nullish()
    .transform((value) => (value === null || value === undefined ? [] : value));
}

export function list<Schema extends z.ZodType>(element: Schema) {
  return z.array(element, { error: 'is not an array' });
}

function lexeme(error: string) {
  return z.union([z.string(), z.instanceof(JsonNumber).transform((value) => value.text)], { error });
}

function isInteger(value: string): boolean {
  return isDigits(value.startsWith('-') && value !== '-0' ? value.slice(1) : value);
}
