import type { HttpAnswer, HttpRequest } from '../wire/http.ts';
import { parseFaultRule } from './fault-text.ts';
import type { FaultPlan } from './faults.ts';
import type { RecordedRequest } from './recorded-request.ts';

const PREFIX = '/__emulator__/';

/** True for a path of the control interface, which is outside the space of any API. */
export function isControlPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/**
 * The control interface: `POST faults` adds a fault rule, `DELETE faults` removes all, `GET requests` shows what arrived, without the
 * credentials.
 */
export function answerControl(
  request: HttpRequest,
  faults: FaultPlan,
  requests: readonly RecordedRequest[],
): HttpAnswer {
  switch (`${request.method} ${request.path.slice(PREFIX.length)}`) {
    case 'POST faults':
      return addFault(request.body, faults);
    case 'DELETE faults':
      faults.clear();
      return json(200, {});
    case 'GET requests':
      return json(200, requests.map(withoutCredential));
    default:
      return json(404, { error: 'known: POST faults, DELETE faults, GET requests' });
  }
}

function addFault(text: string, faults: FaultPlan): HttpAnswer {
  try {
    faults.add(parseFaultRule(text));
    return json(200, {});
  } catch (error) {
    return json(400, { error: error instanceof Error ? error.message : String(error) });
  }
}

function withoutCredential({ query, ...request }: RecordedRequest): object {
  const { authorization, ...headers } = request.headers;
  return { ...request, query: query.toString(), headers, hasCredential: authorization !== undefined };
}

function json(status: number, value: unknown): HttpAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
