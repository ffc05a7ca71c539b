/*
 * Readers of the few members of GitHub's events and answers that the gate needs. Each takes one form and refuses every other; members that no
 * reader names are left out. Written by hand, as a library's schemas take longer to load than everything else before the first request.
 */

/** A value of `JSON.parse`, or undefined for a missing member. Throws `ShapeProblem`. */
export type Read<Value> = (value: unknown) => Value;

/** The value does not have its form. It quotes no value. */
export class ShapeProblem extends Error {
  override readonly name = 'ShapeProblem';
  /** Members and indexes that lead to it; empty for the whole value. */
  readonly path: readonly (string | number)[];

  /** `message` completes a sentence that begins with the place. */
  constructor(message = 'is missing or malformed', path: readonly (string | number)[] = []) {
    super(message);
    this.path = path;
  }
}

/** An object with these members, read in this order. */
export function object<Shape extends Readonly<Record<string, unknown>>>(
  members: {
    readonly [Name in keyof Shape]: Read<Shape[Name]>;
  },
): Read<Shape> {
  const named = Object.entries<Read<unknown>>(members);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShapeProblem();
    const given = value as Readonly<Record<string, unknown>>;
    const memberOf = (name: string): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
    return Object.fromEntries(named.map(([name, read]) => [name, readAt(name, read, memberOf(name))])) as Shape;
  };
}

export function list<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new ShapeProblem();
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

/** The member may be null or missing. */
export function nullish<Value>(read: Read<Value>): Read<Value | null | undefined> {
  return optional(nullable(read));
}

/** A text, empty or not, unless a condition says more. */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw new ShapeProblem();
  return value;
}

export function textThat(fits: (text: string) => boolean): Read<string> {
  return (value) => {
    const read = text(value);
    if (!fits(read)) throw new ShapeProblem();
    return read;
  };
}

export const nonEmptyText = textThat((text) => text !== '');

/** A finite number: `JSON.parse` makes an infinite one of `1e999`. */
export function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ShapeProblem();
  return value;
}

/** An integer from 1 on that was not rounded. */
export function positiveInteger(value: unknown): number {
  if (!Number.isSafeInteger(value) || number(value) < 1) throw new ShapeProblem();
  return number(value);
}

function readAt<Value>(place: string | number, read: Read<Value>, value: unknown): Value {
  try {
    return read(value);
  } catch (thrown) {
    throw thrown instanceof ShapeProblem ? new ShapeProblem(thrown.message, [place, ...thrown.path]) : thrown;
  }
}
