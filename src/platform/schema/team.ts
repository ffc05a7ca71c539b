import { anyObject, type Wire, WireProblem } from './wire.ts';

/** The answer of the team delete: an empty object, and nothing else. */
export function teamDeleted(value: Wire): object {
  const answer = anyObject(value);
  if (Object.keys(answer).length > 0) throw new WireProblem('is not an empty object');
  return answer;
}
