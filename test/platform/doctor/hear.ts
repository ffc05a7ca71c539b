import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import type { QuirkId } from '../../../emulator/quirks/quirks.ts';
import { createQuirkyHandler } from '../../../emulator/quirks/with-quirks.ts';
import type { PlatformState } from '../../../emulator/state.ts';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { EpochMs } from '../../../src/domain/work/time.ts';
import type { JsonValue } from '../../../src/json/json-value.ts';
import { parseJson } from '../../../src/json/parse-json.ts';
import { meaningOfStatus } from '../../../src/platform/answer-status.ts';
import { createListener, type Listener } from '../../../src/platform/doctor/asker.ts';
import type { AskedOperation, Heard } from '../../../src/platform/doctor/heard.ts';
import type { Transport } from '../../../src/platform/transport.ts';

/** An answer as it would be heard, of a value that is written as JSON. A text that begins with `{` is JSON already. */
export function heardAnswer(
  operation: AskedOperation,
  answer: unknown,
  { request = {}, path = '', serverTimeMs }: { request?: unknown; path?: string; serverTimeMs?: number } = {},
): Heard {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return {
    operation,
    path,
    request: exactly(JSON.stringify(request)),
    came: { kind: 'answer', body: exactly(body), serverTimeMs: serverTimeMs as EpochMs | undefined },
  };
}

/** What doctor asks, put to the emulator in this process. */
export function listenTo(state: PlatformState, quirks: readonly QuirkId[], nowMs: number): Listener {
  const handler = createQuirkyHandler(state, quirks, () => nowMs);
  const headers = { authorization: `Bearer ${DEFAULT_TOKEN}`, 'content-type': 'application/json' };
  const send: Transport['send'] = async ({ method, url, body = '' }) => {
    const { status, body: answer } = handler({ method, path: url.pathname, query: url.searchParams, headers, body });
    if (status !== 200) throw new GateFailure(meaningOfStatus(status).reason, `answered ${status}`);
    return { body: Buffer.from(answer), serverTimeMs: nowMs as EpochMs } as Awaited<ReturnType<Transport['send']>>;
  };
  return createListener({ send }, new URL('https://platform.example'));
}

function exactly(json: string): JsonValue {
  return parseJson(json, { isExact: true });
}
