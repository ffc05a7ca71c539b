import * as z from 'zod/mini';
import { isJsonObject, JsonNumber, type JsonObject } from './json-value.ts';

// Schemas for text that a machine has written. Messages complete a sentence that begins with the location of the value, and quote no value.

/** A schema for a JSON value, or undefined for a missing member. */
export type Schema<Value> = z.ZodMiniType<Value>;
export type TypeOf<Of extends Schema<unknown>> = z.output<Of>;

/** The value does not match its schema. The message names its location and quotes no value. */
export class ShapeProblem extends Error {
  override readonly name = 'ShapeProblem';
  /** Completes a sentence that begins with the location. */
  readonly problem: string;
  /** Members and indexes that lead to the value; empty for the whole one. */
  readonly path: readonly PropertyKey[];

  constructor(problem: string, path: readonly PropertyKey[] = []) {
    super(path.length === 0 ? problem : `${path.join('.')} ${problem}`);
    this.problem = problem;
    this.path = path;
  }
}

/** Throws `ShapeProblem` for the first value that does not match. */
export function read<Value>(schema: Schema<Value>, value: unknown): Value {
  const result = z.safeParse(schema, value, FIRST_PROBLEM);
  if (result.success) return result.data;
  const { message, path } = result.error.issues[0]!;
  throw new ShapeProblem(message, path);
}

/** Returns the value as it is. Throws `ShapeProblem` for the first value in it that does not match. */
export function checked<Value>(schema: Schema<Value>, value: unknown): Value {
  if (!z.validate(schema, value)) read(schema, value);
  return value as Value;
}

/** One problem is enough, and a hostile page could have a million. */
const FIRST_PROBLEM: object = { abortEarly: true };

/** The result of `make`. The value is refused if that is undefined. */
export function made<Value>(problem: string, make: (value: unknown) => Value | undefined): Schema<Value> {
  return z.transform((value, { issues }) => {
    const result = make(value);
    if (result === undefined) issues.push({ code: 'custom', message: problem, input: value });
    return result as Value;
  });
}

export const anyObject = z.custom<JsonObject>(isJsonObject, 'is not an object');

export function object<Shape extends Readonly<Record<string, Schema<unknown>>>>(
  members: Shape,
): Schema<{ readonly [Name in keyof Shape]: TypeOf<Shape[Name]> }> {
  // The library would take a `JsonNumber` for an object without members.
  return z.pipe(anyObject, z.object(members) as unknown as z.ZodMiniType<never, JsonObject>);
}

export function list<Value>(element: Schema<Value>): Schema<Value[]> {
  return z.array(element, 'is not an array');
}

export function mapped<Value, Made>(schema: Schema<Value>, make: (value: Value) => Made): Schema<Made> {
  return z.pipe(schema, z.transform(make));
}

/** The member may be null or missing, which is the same. */
export function ifAny<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return mapped(z.nullish(schema), (value) => value ?? undefined);
}

export const text = z.string('is not text');

export function textThat(fits: (text: string) => boolean) {
  return text.check(z.refine(fits, 'is not the text expected'));
}

export const nonEmptyText = textThat((text) => text !== '');

export const flag = z.boolean('is not true or false');

/** A finite number: JSON can write larger ones, such as `1e999`. */
export const anyNumber = z
  .custom<number | JsonNumber>((value) => typeof value === 'number' || value instanceof JsonNumber, 'is not a number')
  .check(z.refine((value) => Number.isFinite(numberOf(value)), 'is out of range'));

export const number = mapped(anyNumber, numberOf);

export function numberOf(written: number | JsonNumber): number {
  return typeof written === 'number' ? written : Number(written.text);
}

export const positiveInteger = number.check(
  z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'is not a positive integer'),
);
