import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import { createQuirkyHandler } from '../../emulator/quirks/with-quirks.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { GateFailure } from '../../src/domain/failure.ts';
import type { DeploymentId } from '../../src/domain/ids.ts';
import { platformAddresses } from '../../src/platform/address.ts';
import { meaningOfStatus } from '../../src/platform/attempt.ts';
import { countIssues, listScans, type Platform, readScan } from '../../src/platform/operations.ts';
import { issueSearchRequest, scanSearchRequest } from '../../src/platform/requests/gate-requests.ts';
import type { Transport } from '../../src/platform/transport.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';

const ORIGIN = new URL('https://platform.test');

/**
 * The gate's own reads, with the emulator's handler in place of a connection: requests and answers are as on the wire.
 * A platform without quirks refuses only a scan that does not exist.
 */
export function inProcessReader(state: PlatformState, clock: Clock, quirks: readonly QuirkId[] = []): FindingsReader {
  const handler = createQuirkyHandler(state, quirks, () => clock.wallNow());
  const headers = { authorization: `Bearer ${state.tokens[0]!.token}`, 'content-type': 'application/json' };
  let sent = 0;
  const transport: Transport = {
    requestsPlanned: () => sent,
    requestsSent: () => sent,
    async send({ operation, method, url, body = '', signal }) {
      if (signal?.aborted) throw new GateFailure('cancelled', `${operation}: stopped from outside`);
      sent += 1;
      const answer = handler({ method, path: url.pathname, query: url.searchParams, headers, body });
      const { status } = answer;
      if (status !== 200 && status !== 404 && quirks.length === 0)
        throw new Error(`${operation}: answered ${status} ${answer.body}`);
      if (status !== 200) throw new GateFailure(meaningOfStatus(status).reason, `${operation}: answered ${status}`);
      return { body: Buffer.from(String(answer.body)), serverTimeMs: clock.wallNow() };
    },
  };
  const deployment = state.deploymentId as DeploymentId;
  const platform: Platform = { transport, addresses: platformAddresses(ORIGIN, deployment), deployment };
  return {
    listScans: (search) => listScans(platform, scanSearchRequest(search)),
    readScan: (id) => readScan(platform, id),
    searchIssues: (search, signal) => countIssues(platform, issueSearchRequest(search), signal),
    requestsPlanned: transport.requestsPlanned,
    requestsSent: transport.requestsSent,
  };
}
