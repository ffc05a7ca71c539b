import type { Deployment, ListedPage } from '../domain/location/listed-issue.ts';
import type { Pages } from '../ports/findings-reader.ts';
import { deploymentsAddress } from './address.ts';
import { consume } from './body.ts';
import type { Platform } from './operations.ts';
import { type FetchedPage, type ListRequest, readPages } from './paging.ts';
import { readAnswer } from './schema/answer.ts';
import { deploymentList } from './schema/deployment-list.ts';
import { listedIssuePage } from './schema/listed-issue.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/* Nothing that decides uses these two reads, and a start does not load them. */

/** List issues (Experimental), one by one: pages to the end. With `aside` each is asked for once, until that signal stops it. */
export function listIssues(
  { transport, addresses, deployment }: Platform,
  request: ListRequest,
  aside?: AbortSignal,
): Pages<ListedPage> {
  const operation = 'issue list';
  const isRepeatable = aside === undefined;
  return readPages(operation, request.cursor, async (cursor): Promise<FetchedPage<ListedPage>> => {
    const body = JSON.stringify({ deploymentId: deployment, ...request, cursor });
    const url = addresses.issueList;
    const answer = await transport.send({ operation, method: 'POST', url, body, isRepeatable, signal: aside });
    return consume(answer.body, (whole) => readAnswer(operation, listedIssuePage, whole));
  });
}

/** List deployments: those that the token can access, of which there is one. */
export async function listDeployments(options: TransportOptions): Promise<readonly Deployment[]> {
  const operation = 'deployment list';
  const url = deploymentsAddress(options.baseUrl);
  const answer = await createTransport(options).send({ operation, method: 'GET', url, isRepeatable: true });
  return consume(answer.body, (whole) => readAnswer(operation, deploymentList, whole));
}
