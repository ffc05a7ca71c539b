import type { Deployment } from '../../domain/place/listed-issue.ts';
import { anyObject, list, member, ShapeProblem } from '../../shape/shape.ts';
import { ifReadable } from './lenient.ts';
import { spelled } from './spelling.ts';
import { idAsInteger, TEXT } from './value-spellings.ts';

/** It is one element of `deployments`. */
export const DEPLOYMENT = spelled<Deployment>({
  // spec-gap: listed-integers
  id: ifReadable(idAsInteger<string>()),
  name: ifReadable(TEXT),
  slug: ifReadable(TEXT),
  findings: ifReadable(spelled<NonNullable<Deployment['findings']>>({ url: ifReadable(TEXT) })),
});

/** The answer of the list of deployments. */
export function deploymentList(value: unknown): readonly Deployment[] {
  const answer = anyObject(value);
  if (!Object.hasOwn(answer, 'deployments')) throw new ShapeProblem('has no deployments');
  return member(answer, 'deployments', list(DEPLOYMENT.read));
}
