import type { FindingsReader } from '../ports/findings-reader.ts';
import { fewSlots, pagedIn } from './few-at-once.ts';
import { type ClientOptions, countIssues, listScans, openPlatform, readScan } from './operations.ts';
import { issueSearchRequest, scanSearchRequest } from './requests/gate-requests.ts';

/** The gate's client: three reads. Nothing in it leads to an operation that changes the platform. */
export function createFindingsReader(options: ClientOptions, inSlot = fewSlots()): FindingsReader {
  const platform = openPlatform(options);
  return {
    listScans: (search, phase) => pagedIn(inSlot, listScans(platform, scanSearchRequest(search), phase)),
    readScan: (id, phase, aside) => inSlot(() => readScan(platform, id, phase, aside)),
    searchIssues: (search, signal) => pagedIn(inSlot, countIssues(platform, issueSearchRequest(search), signal)),
    requestsSent: platform.transport.requestsSent,
  };
}
