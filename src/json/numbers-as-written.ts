import { JsonNumber, type JsonValue } from './json-value.ts';

declare global {
  interface JSON {
    /** The text of a number as it was written comes in `source` (Node 22 and later). */
    parse(
      text: string,
      reviver: (name: string, value: unknown, context: { readonly source: string }) => unknown,
    ): unknown;
  }
}

/** Builds a value from JSON. With `isExact` each number of it is a `JsonNumber`. */
export function buildJson(text: string, isExact: boolean): JsonValue {
  return isExact ? (JSON.parse(text, asWritten) as JsonValue) : JSON.parse(text);
}

/**
 * Says whether JavaScript's own number tells what was written. A fraction is the same number however it is written, and is
 * never taken for a whole one.
 */
export function isPlainNumber(written: string): boolean {
  const value = Number(written);
  return Number.isInteger(value) ? Number.isSafeInteger(value) && String(value) === written : Number.isFinite(value);
}

function asWritten(_name: string, value: unknown, { source }: { readonly source: string }): unknown {
  return typeof value === 'number' ? new JsonNumber(source) : value;
}
