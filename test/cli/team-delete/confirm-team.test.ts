import { describe, expect, it } from 'vitest';
import { confirmTeam } from '../../../src/cli/team-delete/delete-team.ts';
import type { TeamId } from '../../../src/domain/ids.ts';

const TEAM = '31' as TeamId;

function types(answer: string): { ask: (question: string) => Promise<string>; questions: string[] } {
  const questions: string[] = [];
  const ask = async (question: string): Promise<string> => {
    questions.push(question);
    return answer;
  };
  return { questions, ask };
}

describe('the request to repeat the id of a team', () => {
  it('is made at the keyboard where --confirm is missing', async () => {
    const person = types('31 ');
    await confirmTeam(TEAM, undefined, person.ask);
    expect(person.questions).toEqual([expect.stringContaining('deletes team 31 for good')]);
  });

  it('is not made where --confirm repeats the id', async () => {
    const person = types('32');
    await confirmTeam(TEAM, '31', person.ask);
    expect(person.questions).toEqual([]);
  });

  it.each(['', '32', '031', '3 1', 'y', 'yes'])('does not accept %j', async (answer) => {
    await expect(confirmTeam(TEAM, undefined, types(answer).ask)).rejects.toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringContaining('nothing was deleted') }),
    );
  });

  it('ends with an error where nobody is at a keyboard', async () => {
    await expect(confirmTeam(TEAM, undefined, undefined)).rejects.toThrow('repeat the id of the team after --confirm');
  });
});
