import type { JsonValue } from './json-value.ts';
import { JsonWalk } from './json-walk.ts';
import { buildJson } from './numbers-as-written.ts';

/**
 * Reads one JSON value that is the whole of a text, or of its bytes (UTF-8). It is stricter than `JSON.parse`: duplicate
 * member names are refused, and so is JSON that is too deep (64), too wide (10,000 members in an object) or too large
 * (1,000,000 values). Where a number could not say how it was written, all numbers of the text are a `JsonNumber`, and
 * with `isExact` they always are. `__proto__` is a member like any other. Lone surrogate escapes pass. Throws `JsonError`.
 */
export function parseJson(json: string | Buffer, { isExact = false } = {}): JsonValue {
  const walk = new JsonWalk(typeof json === 'string' ? Buffer.from(json) : json);
  walk.skipValue(0);
  walk.end();
  return buildJson(json.toString(), isExact || walk.hasOddNumber);
}
