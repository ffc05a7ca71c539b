import { checkJson } from './check-json.ts';
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

/**
 * Reads one JSON value that is the whole of a text, or of its bytes (UTF-8). It is stricter than `JSON.parse`: duplicate
 * member names are refused, and so is JSON that is too deep (64), too wide (10,000 members in an object) or too large
 * (1,000,000 values). Where a number could not say how it was written, all numbers of the text are a `JsonNumber`, and
 * with `isExact` they always are. `__proto__` is a member like any other. Lone surrogate escapes pass. Throws `JsonError`.
 */
export function parseJson(json: string | Buffer, { isExact = false } = {}): JsonValue {
  const text = json.toString();
  try {
    const { hasOddNumber } = checkJson(text);
    return isExact || hasOddNumber ? (JSON.parse(text, asWritten) as JsonValue) : JSON.parse(text);
  } catch (error) {
    // The first problem may be one that the quick check left to `JSON.parse`, whose message would quote the text.
    checkJson(text, { isSlow: true });
    throw error;
  }
}

function asWritten(_name: string, value: unknown, { source }: { readonly source: string }): unknown {
  return typeof value === 'number' ? new JsonNumber(source) : value;
}
