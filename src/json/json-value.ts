/** A number as its JSON text, if a JavaScript number would differ: nothing is rounded before a schema reads it. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type JsonObject = { readonly [name: string]: JsonValue };
/** A `number` is finite. A whole one was written with its digits alone: `3`, not `3.0`, `3e0` or `-0`. */
export type JsonValue = string | boolean | null | number | JsonNumber | readonly JsonValue[] | JsonObject;

/** The text is not the expected JSON. The message may name a position (in UTF-16 units, from 0) and never quotes the text. */
export class JsonError extends Error {
  override readonly name = 'JsonError';

  constructor(problem: string, position?: number) {
    super(position === undefined ? problem : `${problem} at character ${position}`);
  }
}

export const MAX_DEPTH = 64;
export const MAX_MEMBERS = 10_000;
/** The most values of one text, objects and arrays included. */
export const MAX_VALUES = 1_000_000;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);
}
