import { GateFailure } from '../../domain/failure.ts';
import { isJsonObject, JsonError, type JsonValue } from '../../json/json-value.ts';
import { parseJson } from '../../json/parse-json.ts';
import { type Read, ShapeProblem } from '../../shape/shape.ts';

/**
 * The answer of an operation, read. Throws `GateFailure` (`contract`) for a body that is not JSON, for a failure
 * that comes with status 200 (`{"error": ...}`), and for everything that `read` refuses; the message names the place.
 */
export function readAnswer<Value>(operation: string, read: Read<Value>, body: string | Buffer): Value {
  const value = parse(operation, body);
  if (hasError(value)) {
    throw broken(operation, 'it reports an error with status 200');
  }
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof ShapeProblem)) throw error;
    throw broken(operation, error.message);
  }
}

/** True for a failure that comes with status 200. */
export function hasError(value: JsonValue): boolean {
  return isJsonObject(value) && value.error !== undefined && value.error !== null;
}

function parse(operation: string, body: string | Buffer): JsonValue {
  try {
    return parseJson(body);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw broken(operation, `it is not the JSON expected: ${error.message}`);
  }
}

function broken(operation: string, problem: string): GateFailure {
  return new GateFailure('contract', `${operation}: the answer breaks the documentation: ${problem}`);
}
