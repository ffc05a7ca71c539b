import { describe, expect, it } from 'vitest';
import { confirmTeam } from '../../../src/cli/team-delete/delete-team.ts';
import type { TeamId } from '../../../src/domain/ids.ts';

const TEAM = '31' as TeamId;

/* test/e2e/cli/delete-team.test.ts tests the command without a keyboard and with --confirm. */

describe('the request to repeat the id of a team', () => {
  it('is made at the keyboard if --confirm is missing', async () => {
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return '31 ';
    };
    await confirmTeam(TEAM, undefined, ask);
    await confirmTeam(TEAM, '31', ask);
    expect(questions).toEqual([expect.stringContaining('deletes team 31 for good')]);
  });

  it.each(['', '32', '031', '3 1', 'y', 'yes'])('does not accept %j', async (answer) => {
    await expect(confirmTeam(TEAM, undefined, async () => answer)).rejects.toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringContaining('nothing was deleted') }),
    );
  });
});
