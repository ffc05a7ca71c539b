import type { Deployment, ListedPage } from '../domain/place/listed-issue.ts';
import type { ClientOptions } from './client.ts';
import { listDeployments, listIssues } from './explaining-operations.ts';
import { platformOf } from './operations.ts';
import type { ListIssuesRequest } from './requests/issue-list.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** Pages of single issues, with every request member that is documented, for the command line. */
export function listSingleIssues(
  options: ClientOptions,
  request: ListIssuesRequest,
): AsyncGenerator<ListedPage, void, undefined> {
  return listIssues(platformOf(createTransport(options), options.baseUrl, options.deploymentId), request);
}

export function readDeployments(options: TransportOptions): Promise<readonly Deployment[]> {
  return listDeployments(createTransport(options), options.baseUrl);
}
