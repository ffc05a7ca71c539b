import type { DeploymentId, TeamId } from '../domain/ids.ts';
import { openConnections } from '../http/connections.ts';
import type { FindingsReader, Phase } from '../ports/findings-reader.ts';
import { countIssues, deleteTeam, listScans, platformOf, readScan, searchIssues } from './operations.ts';
import { issueSearchRequest, scanSearchRequest } from './requests/gate-requests.ts';
import type { SearchIssuesRequest } from './requests/issue-search.ts';
import type { ListScansRequest } from './requests/scan-list.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export type ClientOptions = TransportOptions & { readonly deploymentId: DeploymentId };

/** The gate's client: three reads. Nothing in it leads to an operation that changes the platform. */
export function createFindingsReader(options: ClientOptions): FindingsReader {
  const transport = createTransport(options);
  const platform = platformOf(transport, options.baseUrl, options.deploymentId);
  return {
    listScans: (search, phase) => listScans(platform, scanSearchRequest(search), phase),
    readScan: (id, phase, aside) => readScan(platform, id, phase, aside),
    searchIssues: (search, signal) => countIssues(platform, issueSearchRequest(search), signal),
    requestsSent: transport.requestsSent,
  };
}

/** Makes readers over the same connections, each with a quota of retries of its own. */
export function findingsReaders(options: ClientOptions): () => FindingsReader {
  const connections = openConnections(options.baseUrl, options.proxy);
  return () => createFindingsReader({ ...options, connections });
}

/** The three reads with every request member that is documented, for the command line. */
export type PlatformReads = Pick<FindingsReader, 'readScan' | 'requestsSent'> & {
  listScans(request: ListScansRequest, phase?: Phase): ReturnType<FindingsReader['listScans']>;
  searchIssues(request: SearchIssuesRequest, signal?: AbortSignal): ReturnType<typeof searchIssues>;
};

export function createPlatformReads(options: ClientOptions): PlatformReads {
  const transport = createTransport(options);
  const platform = platformOf(transport, options.baseUrl, options.deploymentId);
  return {
    listScans: (request, phase) => listScans(platform, request, phase),
    readScan: (id, phase, aside) => readScan(platform, id, phase, aside),
    searchIssues: (request, signal) => searchIssues(platform, request, signal),
    requestsSent: transport.requestsSent,
  };
}

export type TeamAdministration = {
  /** It is sent once, never repeated. Throws `GateFailure`; `contract` when the answer is anything but `{}`. */
  deleteTeam(id: TeamId): Promise<void>;
};

export function createTeamAdministration(options: ClientOptions): TeamAdministration {
  const platform = platformOf(createTransport(options), options.baseUrl, options.deploymentId);
  return { deleteTeam: (id) => deleteTeam(platform, id) };
}
