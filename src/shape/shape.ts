import { isJsonObject, JsonNumber, type JsonObject } from '../json/json-value.ts';

/*
 * The one kit of readers, for whatever a machine has written: the platform's answers, GitHub's and GitLab's, and
 * events. It is written by hand, as a library's schemas take longer to load than everything else before the first
 * request (docs/adr/0013-one-reader-and-one-kit.md).
 */

/**
 * Makes something of a value of JSON, which is undefined for a missing member. It takes one form, and throws
 * `ShapeProblem` for every other.
 */
export type Read<Value> = (value: unknown) => Value;

/** The value does not have its form. The message names its place and quotes no value. */
export class ShapeProblem extends Error {
  override readonly name = 'ShapeProblem';
  /** It completes a sentence that begins with the place. */
  readonly problem: string;
  /** Members and indexes that lead to the value; empty for the whole one. */
  readonly path: readonly (string | number)[];

  constructor(problem: string, path: readonly (string | number)[] = []) {
    super(path.length === 0 ? problem : `${path.join('.')} ${problem}`);
    this.problem = problem;
    this.path = path;
  }
}

/** An object with these members, read in this order. Members that are not named are left out. */
export function object<Shape extends Readonly<Record<string, unknown>>>(
  members: {
    readonly [Name in keyof Shape]: Read<Shape[Name]>;
  },
): Read<Shape> {
  const named = Object.entries<Read<unknown>>(members);
  return (value) => {
    const given = anyObject(value);
    return Object.fromEntries(named.map(([name, read]) => [name, member(given, name, read)])) as Shape;
  };
}

/** An object as it is, of which `member` reads what is known. */
export function anyObject(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new ShapeProblem('is not an object');
  return value;
}

/** The object's own member of that name, read; a problem names it. */
export function member<Value>(given: JsonObject, name: string, read: Read<Value>): Value {
  return readAt(name, read, Object.hasOwn(given, name) ? given[name] : undefined);
}

export function list<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new ShapeProblem('is not an array');
    return value.map((element: unknown, index) => readAt(index, read, element));
  };
}

/** The member may be missing; null is no such thing. */
export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** The member has to be there, and may be null. */
export function nullable<Value>(read: Read<Value>): Read<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** The member may be null or missing, which is the same. */
export function ifAny<Value>(read: Read<Value>): Read<Value | undefined> {
  return (value) => (isMissing(value) ? undefined : read(value));
}

export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** A text as it is, empty or not. */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new ShapeProblem('is not text');
  return value;
}

export function textThat(fits: (text: string) => boolean): Read<string> {
  return (value) => {
    const read = text(value);
    if (!fits(read)) throw new ShapeProblem('is not the text expected');
    return read;
  };
}

export const nonEmptyText = textThat((text) => text !== '');

/** JSON's own true and false: not text, not a number. */
export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new ShapeProblem('is not true or false');
  return value;
}

/** A finite number: JSON can write larger ones, such as `1e999`. */
export function number(value: unknown): number {
  const rounded = value instanceof JsonNumber ? Number(value.text) : value;
  if (typeof rounded !== 'number') throw new ShapeProblem('is not a number');
  if (!Number.isFinite(rounded)) throw new ShapeProblem('is out of range');
  return rounded;
}

/** An integer from 1 on that was not rounded. */
export function positiveInteger(value: unknown): number {
  const read = number(value);
  if (!Number.isSafeInteger(read) || read < 1) throw new ShapeProblem('is not a positive integer');
  return read;
}

function readAt<Value>(place: string | number, read: Read<Value>, value: unknown): Value {
  try {
    return read(value);
  } catch (thrown) {
    throw thrown instanceof ShapeProblem ? new ShapeProblem(thrown.problem, [place, ...thrown.path]) : thrown;
  }
}
