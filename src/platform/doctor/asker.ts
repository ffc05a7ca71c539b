import { asGateFailure, GateFailure } from '../../domain/failure.ts';
import type { DeploymentId, ScanId } from '../../domain/ids.ts';
import { JsonError, type JsonValue } from '../../json/json-value.ts';
import { parseJson } from '../../json/parse-json.ts';
import { deploymentsAddress, platformAddresses } from '../address.ts';
import type { Call } from '../attempt.ts';
import { scanListBody } from '../operations.ts';
import type { ListIssuesRequest } from '../requests/issue-list.ts';
import type { SearchIssuesRequest } from '../requests/issue-search.ts';
import type { ListScansRequest } from '../requests/scan-list.ts';
import type { Transport } from '../transport.ts';
import type { AskedOperation, Heard } from './heard.ts';

/** `doctor` sends at most so many requests to the platform, repetitions included. */
export const MOST_REQUESTS = 60;

/** Reads alone. None of them throws, but for a stop from outside (`cancelled`): a failure is an answer here. */
export type Asker = {
  deployments(): Promise<Heard>;
  scanList(request: ListScansRequest): Promise<Heard>;
  scanDetail(id: ScanId): Promise<Heard>;
  issueSearch(request: SearchIssuesRequest): Promise<Heard>;
  issueList(request: ListIssuesRequest): Promise<Heard>;
};

/** What is asked of one deployment, heard in `heard`. Every answer is heard as it came, whether its form is the expected one or not. */
export function createAsker(transport: Transport, baseUrl: URL, deployment: DeploymentId, heard: Heard[]): Asker {
  const addresses = platformAddresses(baseUrl, deployment);

  async function ask(operation: AskedOperation, url: URL, request?: object): Promise<Heard> {
    const body = request === undefined ? undefined : JSON.stringify(request);
    const call: Call = {
      operation,
      method: body === undefined ? 'GET' : 'POST',
      url,
      isRepeatable: true,
      ...(body === undefined ? {} : { body }),
    };
    const asked = { operation, path: url.pathname.slice(baseUrl.pathname.replace(/\/+$/, '').length) + url.search };
    const answer: Heard = {
      ...asked,
      request: body === undefined ? null : parseJson(body, { isExact: true }),
      came: await sent(transport, call),
    };
    heard.push(answer);
    return answer;
  }

  return {
    deployments: () => ask('deployment list', deploymentsAddress(baseUrl)),
    scanList: (request) => ask('scan list', addresses.scanList, scanListBody(deployment, request)),
    scanDetail: (id) => ask('scan detail', addresses.scan(id)),
    issueSearch: (request) => ask('issue search', addresses.issueSearch, { deploymentId: deployment, ...request }),
    issueList: (request) => ask('issue list', addresses.issueList, { deploymentId: deployment, ...request }),
  };
}

async function sent(transport: Transport, call: Call): Promise<Heard['came']> {
  try {
    if (transport.requestsSent() >= MOST_REQUESTS) throw new GateFailure('budget', 'no more requests are allowed');
    const { body, serverTimeMs } = await transport.send(call);
    return { kind: 'answer', body: parsed(call.operation, body), serverTimeMs };
  } catch (error) {
    const failure = asGateFailure(error);
    if (failure.reason === 'cancelled' || failure.reason === 'internal') throw failure;
    return { kind: 'failure', reason: failure.reason, message: failure.message };
  }
}

function parsed(operation: string, body: Buffer): JsonValue {
  try {
    return parseJson(body, { isExact: true });
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new GateFailure('contract', `${operation}: the answer is not the JSON expected: ${error.message}`);
  }
}
