import { GateFailure } from '../../domain/failure.ts';
import { isJsonObject, JsonError, type JsonObject, type JsonValue } from '../../json/json-value.ts';
import { parseJson } from '../../json/parse-json.ts';
import { anyObject, checked, ShapeProblem } from '../../json/schema.ts';
import { consume } from '../body.ts';

export type Read<Value> = (answer: unknown) => Value;

/** Consumes the body. Throws `GateFailure` (`contract`) for non-JSON, for a failure with status 200 (`{"error": ...}`), and if `read` refuses a value, with its location. */
export function readAnswer<Value>(operation: string, read: Read<Value>, body: Buffer): Value {
  try {
    return consume(body, (whole) => read(answerIn(whole)));
  } catch (error) {
    if (!(error instanceof JsonError || error instanceof ShapeProblem)) throw error;
    const problem = error instanceof JsonError ? `it is not the JSON expected: ${error.message}` : error.message;
    throw new GateFailure('contract', `${operation}: the answer does not match the documentation: ${problem}`);
  }
}

function answerIn(body: Buffer): JsonValue {
  if (body.toString('utf8', 0, 64).trimStart().startsWith('<'))
    throw new ShapeProblem('it is an HTML page, such as a login or a proxy sends, not JSON');
  const answer = parseJson(body);
  if (hasError(answer)) throw new ShapeProblem('it reports an error with status 200');
  return answer;
}

/** The members of an answer with a list of this name. The service omits empty lists and zeros: without the list, only a cursor and `others` are allowed. */
// spec-gap: empty-search-answer
export function listAnswer(value: unknown, name: string, others: readonly string[] = []): JsonObject {
  const answer = checked(anyObject, value);
  const isEmpty = Object.keys(answer).every((member) => ['cursor', ...others].includes(member));
  if (!Object.hasOwn(answer, name) && !isEmpty) throw new ShapeProblem(`has other members but no ${name}`);
  return answer;
}

export function hasError(value: JsonValue): boolean {
  return isJsonObject(value) && value.error !== undefined && value.error !== null;
}
