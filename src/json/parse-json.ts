import { readExactJson } from './exact-json.ts';
import type { JsonValue } from './json-value.ts';
import { readPlainJson } from './plain-json.ts';

/**
 * Reads one JSON value that is the whole of `text`. Stricter than `JSON.parse`: duplicate member names are refused, and so
 * is JSON that is too deep (64), too wide (10,000 members in an object) or too large (1,000,000 values). Numbers keep what was
 * written of them. `__proto__` is a member like any other. Lone surrogate escapes pass. Throws `JsonError`.
 */
export function parseJson(text: string): JsonValue {
  const value = readPlainJson(text);
  return value === undefined ? readExactJson(text) : value;
}
