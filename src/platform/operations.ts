import { type DeploymentId, isDigits, type ScanId } from '../domain/ids.ts';
import type { CountedPage } from '../domain/issue.ts';
import type { ScanPage } from '../domain/scan.ts';
import type { Pages, Phase } from '../ports/findings-reader.ts';
import { platformAddresses } from './address.ts';
import type { Call } from './attempt.ts';
import { type FetchedPage, readPages } from './paging.ts';
import type { ListIssuesRequest, ListScansRequest, SearchIssuesRequest } from './requests/wire-request.ts';
import { type Read, readAnswer } from './schema/answer.ts';
import { countedGroupList } from './schema/issue-group.ts';
import { SCAN_DETAIL, scanList, type WholeScanDetail } from './schema/scans.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export type Platform = Readonly<ReturnType<typeof openPlatform>>;

export type ClientOptions = TransportOptions & { readonly deploymentId: DeploymentId };

/** Sends nothing before an operation is called with it. */
export function openPlatform(options: ClientOptions) {
  const { baseUrl, deploymentId: deployment } = options;
  return { transport: createTransport(options), addresses: platformAddresses(baseUrl, deployment), deployment };
}

/** 1. List issue groups (Experimental): pages to the end. Of each group only the counted members stay in memory. */
export function countIssues(
  platform: Platform,
  request: SearchIssuesRequest,
  signal?: AbortSignal,
): Pages<CountedPage> {
  return issuePages(platform, 'issue search', request, countedGroupList, { isRepeatable: true, signal });
}

export function issuePages<Page>(
  { transport, addresses, deployment }: Platform,
  operation: 'issue search' | 'issue list',
  request: SearchIssuesRequest | ListIssuesRequest,
  read: Read<FetchedPage<Page>>,
  how: Pick<Call, 'isRepeatable' | 'signal'>,
): Pages<Page> {
  const url = operation === 'issue search' ? addresses.issueSearch : addresses.issueList;
  return readPages(operation, request.cursor, async (cursor): Promise<FetchedPage<Page>> => {
    const body = JSON.stringify({ deploymentId: deployment, ...request, cursor });
    const answer = await transport.send({ operation, method: 'POST', url, body, ...how });
    return readAnswer(operation, read, answer.body);
  });
}

/** 2. List scans (beta) of the past 30 days: pages to the end. */
export function listScans(platform: Platform, request: ListScansRequest, phase?: Phase): Pages<ScanPage> {
  const operation = 'scan list';
  return readPages(operation, request.cursor, async (cursor): Promise<FetchedPage<ScanPage>> => {
    const body = JSON.stringify({ ...scanListBody(platform.deployment, request), cursor });
    const url = platform.addresses.scanList;
    const answer = await platform.transport.send({ operation, method: 'POST', url, body, isRepeatable: true, phase });
    const { page, cursor: next } = readAnswer(operation, scanList, answer.body);
    return { page: { ...page, serverTimeMs: answer.serverTimeMs }, cursor: next };
  });
}

/** The body of a scan list request. Its ids are integers, unrounded. */
export function scanListBody(deployment: DeploymentId, { repository_id, ...rest }: ListScansRequest): object {
  return {
    // spec-gap: list-deployment-id
    deploymentId: exactInteger(deployment),
    repository_id: repository_id && exactInteger(repository_id),
    ...rest,
  };
}

/** 3. Get scan details. With `aside` the request is made once, and stops with that signal. */
export async function readScan(
  platform: Platform,
  id: ScanId,
  phase?: Phase,
  aside?: AbortSignal,
): Promise<WholeScanDetail> {
  const operation = 'scan detail';
  const url = platform.addresses.scan(id);
  // A retry would be taken from those that the verdict may need.
  const isRepeatable = aside === undefined;
  const answer = await platform.transport.send({ operation, method: 'GET', url, isRepeatable, phase, signal: aside });
  return readAnswer(operation, SCAN_DETAIL.read, answer.body);
}

/** The digits of an id as a JSON integer, beyond 2^53 too. */
function exactInteger(digits: string): unknown {
  if (!isDigits(digits)) throw new Error('an id that is not digits');
  return JSON.rawJSON(digits);
}
