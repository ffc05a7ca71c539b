import { checked, list, object } from '../json/schema.ts';
import { under } from './address.ts';
import { readAnswer } from './schema/answer.ts';
import { idAsInteger, ifReadable, spelled, TEXT } from './schema/spelling.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** List deployments: those that the token can access, which is always one. */
export async function listDeployments(options: TransportOptions): Promise<readonly Deployment[]> {
  const operation = 'deployment list';
  const url = deploymentsAddress(options.baseUrl);
  const answer = await createTransport(options).send({ operation, method: 'GET', url, isRepeatable: true });
  return readAnswer(operation, deploymentList, answer.body);
}

/** The address of that list: the only one without a deployment. */
export function deploymentsAddress(base: URL): URL {
  return under(base, 'api', 'v1', 'deployments');
}

export const DEPLOYMENT = spelled({
  // spec-gap: listed-integers
  id: ifReadable(idAsInteger<string>()),
  name: ifReadable(TEXT),
  slug: ifReadable(TEXT),
  findings: ifReadable(spelled({ url: ifReadable(TEXT) })),
});
export type Deployment = ReturnType<typeof DEPLOYMENT.read>;

const DEPLOYMENTS_ANSWER = object({ deployments: list(DEPLOYMENT.schema) });

export function deploymentList(value: unknown): readonly Deployment[] {
  return checked(DEPLOYMENTS_ANSWER, value).deployments.map((sent) => DEPLOYMENT.take(sent as never));
}
