import type { z } from 'zod';
import { GateFailure } from '../../domain/failure.ts';
import { isJsonObject, JsonError, type JsonValue, parseJson } from '../json.ts';

/**
 * The answer of an operation, read by its schema. Throws `GateFailure` (`contract`) for text that is not JSON, for a failure
 * that comes with status 200 (`{"error": ...}`), and for everything that the schema refuses; the message names the place.
 */
export function readAnswer<Schema extends z.ZodType>(
  operation: string,
  schema: Schema,
  text: string,
): z.output<Schema> {
  const value = parse(operation, text);
  if (isJsonObject(value) && value.error !== undefined && value.error !== null) {
    throw broken(operation, 'it reports an error with status 200');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw broken(operation, problemText(result.error));
  return result.data;
}

/** The first thing that a schema refused, as `place: problem`; it names places and quotes no value. */
export function problemText(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'unknown problem';
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')} ${issue.message}`;
}

function parse(operation: string, text: string): JsonValue {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw broken(operation, `it is not the JSON expected: ${error.message}`);
  }
}

function broken(operation: string, problem: string): GateFailure {
  return new GateFailure('contract', `${operation}: the answer breaks the documentation: ${problem}`);
}
