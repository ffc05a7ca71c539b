import type { Deployment } from '../../domain/location/listed-issue.ts';
import { anyObject, checked, list, object, ShapeProblem } from '../../json/schema.ts';
import { idAsInteger, ifReadable, spelled, TEXT } from './spelling.ts';

export const DEPLOYMENT = spelled<Deployment>({
  // spec-gap: listed-integers
  id: ifReadable(idAsInteger<string>()),
  name: ifReadable(TEXT),
  slug: ifReadable(TEXT),
  findings: ifReadable(spelled<NonNullable<Deployment['findings']>>({ url: ifReadable(TEXT) })),
});

const DEPLOYMENTS_ANSWER = object({ deployments: list(DEPLOYMENT.schema) });

export function deploymentList(value: unknown): readonly Deployment[] {
  if (!Object.hasOwn(checked(anyObject, value), 'deployments')) throw new ShapeProblem('has no deployments');
  return checked(DEPLOYMENTS_ANSWER, value).deployments.map((sent) => DEPLOYMENT.take(sent as never));
}
