import { asGateFailure, GateFailure } from '../../../domain/failure.ts';
import type { DeploymentId, ScanId } from '../../../domain/ids.ts';
import type { Reason } from '../../../domain/reason.ts';
import { withoutEndSlashes } from '../../../domain/text/remote-address.ts';
import { createSlots } from '../../../domain/work/slots.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { JsonError, type JsonValue } from '../../../json/json-value.ts';
import { parseJson } from '../../../json/parse-json.ts';
import { ShapeProblem } from '../../../json/schema.ts';
import { platformAddresses } from '../../../platform/address.ts';
import type { Call } from '../../../platform/attempt.ts';
import { deploymentList, deploymentsAddress } from '../../../platform/deployments.ts';
import { scanListBody } from '../../../platform/operations.ts';
import type { ListScansBody } from '../../../platform/requests/scan-list.ts';
import type { ListIssuesRequest, SearchIssuesRequest } from '../../../platform/requests/wire-request.ts';
import { hasError, type Read } from '../../../platform/schema/answer.ts';
import { listedIssuePage } from '../../../platform/schema/listed-issue.ts';
import { SCAN_DETAIL, scanList } from '../../../platform/schema/scans.ts';
import { issueGroupList } from '../../../platform/schema/whole-group.ts';
import type { Transport } from '../../../platform/transport.ts';
import { createMask } from '../../../report/text/redact.ts';

export type AskedOperation = 'deployment list' | 'scan list' | 'scan detail' | 'issue search' | 'issue list';

/** One request of `doctor`, and its answer. */
export type Received<Value = unknown> = {
  readonly operation: AskedOperation;
  /** Path below the base address: `/api/v1/deployments/42/scan/7`. */
  readonly path: string;
  readonly request: JsonValue;
  readonly came:
    | {
        readonly kind: 'answer';
        /** The body, with every number as it was written. */
        readonly body: JsonValue;
        /** The platform's own clock, in milliseconds since 1970; undefined if it sent none. */
        readonly serverTimeMs: EpochMs | undefined;
      }
    | { readonly kind: 'failure'; readonly reason: Reason; readonly message: string };
  /** The answer as the gate's own reader reads it; undefined for a failure, or if the reader refuses it. */
  readonly value?: Value | undefined;
};

const AT_ONCE = 8;

export type Requester = ReturnType<typeof createRequester>;
export type Asker = ReturnType<Requester['of']>;

/** Requests return a failure as an answer; they throw only `cancelled`, and `internal` for a defect. The same request is sent once. */
export function createRequester(transport: Pick<Transport, 'send'>, baseUrl: URL) {
  const mask = createMask();
  const slots = createSlots(AT_ONCE);
  const asked = new Map<string, Promise<Received>>();
  const inOrder: (Received | undefined)[] = [];

  function ask<Value>(operation: AskedOperation, read: Read<Value>, url: URL, request?: object) {
    const body = request === undefined ? undefined : JSON.stringify(request);
    const key = `${url.href} ${body}`;
    const before = asked.get(key);
    if (before !== undefined) return before as Promise<Received<Value>>;
    const place = inOrder.push(undefined) - 1;
    const answer = slots(async (): Promise<Received<Value>> => {
      const how = body === undefined ? ({ method: 'GET' } as const) : ({ method: 'POST', body } as const);
      // Masks e-mail addresses: nothing that is printed may name a person.
      const came = mask(await sent(transport, { operation, url, isRepeatable: true, ...how }));
      const path = url.pathname.slice(withoutEndSlashes(baseUrl.pathname).length) + url.search;
      const asJson = body === undefined ? null : parseJson(body, { isExact: true });
      const received = { operation, path, request: asJson, came, value: valueIn(came, read) };
      inOrder[place] = received;
      return received;
    });
    asked.set(key, answer);
    return answer;
  }

  return {
    deployments: () => ask('deployment list', deploymentList, deploymentsAddress(baseUrl)),
    of(deploymentId: DeploymentId) {
      const addresses = platformAddresses(baseUrl, deploymentId);
      return {
        scanList: (request: ListScansBody) =>
          ask('scan list', scanList, addresses.scanList, scanListBody(deploymentId, request)),
        scanDetail: (id: ScanId) => ask('scan detail', SCAN_DETAIL.read, addresses.scan(id)),
        issueSearch: (request: SearchIssuesRequest) =>
          ask('issue search', issueGroupList, addresses.issueSearch, { deploymentId, ...request }),
        issueList: (request: ListIssuesRequest) =>
          ask('issue list', listedIssuePage, addresses.issueList, { deploymentId, ...request }),
      };
    },
    /** Every answer so far, as received, in the order in which the requests were made. */
    received: (): readonly Received[] => inOrder.filter((received) => received !== undefined),
  };
}

async function sent(transport: Pick<Transport, 'send'>, call: Call): Promise<Received['came']> {
  try {
    const { body, serverTimeMs } = await transport.send(call);
    return { kind: 'answer', body: parseJson(body, { isExact: true }), serverTimeMs };
  } catch (error) {
    const failure = error instanceof JsonError ? noJson(call, error) : asGateFailure(error);
    if (failure.reason === 'cancelled' || failure.reason === 'internal') throw failure;
    return { kind: 'failure', reason: failure.reason, message: failure.message };
  }
}

function noJson({ operation }: Call, { message }: JsonError): GateFailure {
  return new GateFailure('contract', `${operation}: the answer is not the JSON expected: ${message}`);
}

export function isTaken({ came }: Received): boolean {
  return came.kind === 'answer' && !hasError(came.body);
}

/** True if the platform answered and did not accept the request, also with a status that says success. */
export function isRefused({ came }: Received): boolean {
  return came.kind === 'answer' ? hasError(came.body) : came.reason === 'api-changed';
}

export function isRead({ value }: Received): boolean {
  return value !== undefined;
}

function valueIn<Value>(came: Received['came'], read: Read<Value>): Value | undefined {
  if (came.kind === 'failure' || hasError(came.body)) return undefined;
  try {
    return read(came.body);
  } catch (error) {
    if (error instanceof ShapeProblem) return undefined;
    throw error;
  }
}
