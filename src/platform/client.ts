import { openConnections } from '../http/connections.ts';
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

/** Makes readers over the same connections and slots, each with a quota of retries of its own. */
export function findingsReaders(options: ClientOptions, inSlot = fewSlots()): () => FindingsReader {
  const connections = openConnections(options.baseUrl, options.proxy);
  return () => createFindingsReader({ ...options, connections }, inSlot);
}
