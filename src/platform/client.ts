import type { FindingsReader } from '../ports/findings-reader.ts';
import { type ClientOptions, countIssues, listScans, openPlatform, readScan } from './operations.ts';
import { issueSearchRequest, scanSearchRequest } from './requests/gate-requests.ts';

/** The gate's client: three reads. Nothing in it leads to an operation that changes the platform. */
export function createFindingsReader(options: ClientOptions): FindingsReader {
  const platform = openPlatform(options);
  return {
    listScans: (search, phase) => listScans(platform, scanSearchRequest(search), phase),
    readScan: (id, phase, aside) => readScan(platform, id, phase, aside),
    searchIssues: (search, signal) => countIssues(platform, issueSearchRequest(search), signal),
    requestsPlanned: platform.transport.requestsPlanned,
    requestsSent: platform.transport.requestsSent,
  };
}
