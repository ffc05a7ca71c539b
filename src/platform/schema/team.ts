import { anyObject, ShapeProblem } from '../../shape/shape.ts';

/** The answer of the team delete: an empty object, and nothing else. */
export function teamDeleted(value: unknown): object {
  const answer = anyObject(value);
  if (Object.keys(answer).length > 0) throw new ShapeProblem('is not an empty object');
  return answer;
}
