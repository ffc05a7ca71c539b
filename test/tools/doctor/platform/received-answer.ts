import type { EpochMs } from '../../../../src/domain/work/time.ts';
import type { JsonValue } from '../../../../src/json/json-value.ts';
import { parseJson } from '../../../../src/json/parse-json.ts';
import type { AskedOperation, Received } from '../../../../src/tools/doctor/platform/asker.ts';

/** An answer as it would be received, of a value that is written as JSON. A text that begins with `{` is JSON already. */
export function receivedAnswer(
  operation: AskedOperation,
  answer: unknown,
  { request = {}, path = '', serverTimeMs }: { request?: unknown; path?: string; serverTimeMs?: number } = {},
): Received {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return {
    operation,
    path,
    request: exactly(JSON.stringify(request)),
    came: { kind: 'answer', body: exactly(body), serverTimeMs: serverTimeMs as EpochMs | undefined },
  };
}

function exactly(json: string): JsonValue {
  return parseJson(json, { isExact: true });
}
