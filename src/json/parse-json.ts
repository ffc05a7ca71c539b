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

/** One value, UTF-8. Throws `JsonError` also for doubled names, above 64 levels, 10,000 members or 1,000,000 values. With `isExact` numbers are text. */
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
