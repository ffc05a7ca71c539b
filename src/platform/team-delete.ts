import type { TeamId } from '../domain/ids.ts';
import { anyObject, checked, ShapeProblem } from '../json/schema.ts';
import type { Platform } from './operations.ts';
import { readAnswer } from './schema/answer.ts';

/** 4. Delete a team (beta). Sent once, whatever happens. */
export async function deleteTeam({ transport, addresses }: Platform, id: TeamId): Promise<void> {
  const operation = 'team delete';
  const answer = await transport.send({ operation, method: 'DELETE', url: addresses.team(id), isRepeatable: false });
  readAnswer(operation, teamDeleted, answer.body);
}

/** An empty object, and nothing else. */
export function teamDeleted(answer: unknown): object {
  const members = checked(anyObject, answer);
  if (Object.keys(members).length > 0) throw new ShapeProblem('is not an empty object');
  return members;
}
