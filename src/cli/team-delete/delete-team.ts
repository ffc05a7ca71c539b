import { asGateFailure } from '../../domain/failure.ts';
import type { TeamId } from '../../domain/ids.ts';
import { REASONS, type Reason, stepOf } from '../../domain/reason.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { parseDigits } from '../../inputs/parse-value.ts';
import { type Command, config, readFlags, readValue, type Shell, takes } from '../command.ts';
import { connect, EXAMPLE_CONNECTION, NAMED_DEPLOYMENT_FLAG, QUESTION_FLAGS, QUESTION_GROUPS } from '../connection.ts';
import { reportFailure } from '../report-failure.ts';

const FLAGS = {
  ...QUESTION_FLAGS,
  ...NAMED_DEPLOYMENT_FLAG,
  confirm: takes('<id>', 'the id of the team again; without it you are asked at the keyboard'),
} as const;

export const DELETE_TEAM: Command = {
  usage: '<id> --confirm <id> --base-url <url> --deployment-id <digits> [flags]',
  flags: FLAGS,
  groups: { Confirmation: ['confirm'], ...QUESTION_GROUPS, Output: ['verbose', 'no-color'] },
  example: [`31 --confirm 31 ${EXAMPLE_CONNECTION}`],
  async run(args, shell) {
    const { terminal } = shell;
    const given = readFlags(args, FLAGS, shell.env);
    const [text, ...others] = given.operands;
    if (text === undefined || others.length > 0) throw config('team delete takes the id of one team');
    const id = readValue('team', text, parseDigits) as TeamId;
    given.need('deployment-id', parseDigits);
    const connection = await connect(given, shell);
    await confirmTeam(id, given.text('confirm'), shell.ask);
    const [{ openPlatform }, { deleteTeam }] = await Promise.all([
      import('../../platform/operations.ts'),
      import('../../platform/team-delete.ts'),
    ]);
    try {
      await deleteTeam(openPlatform(connection), id);
    } catch (thrown) {
      const failure = asGateFailure(thrown);
      return reportFailure(failure, terminal, nextStepAfter(failure.reason, id));
    }
    terminal.print(`Team ${id} of deployment ${connection.deploymentId} is deleted.`);
    return 0;
  },
};

function nextStepAfter(reason: Reason, id: TeamId): string {
  const step = stepOf(reason, COMMAND_LINE);
  if (REASONS[reason].isRefusal || reason === 'config') return step;
  if (reason === 'not-found') return `Check that team ${id} exists. ${step}`;
  return `Check on the platform whether team ${id} is still there before you try again.`;
}

/** Requires the id a second time, from the command line, else from the keyboard. Throws `GateFailure` (`config`). */
export async function confirmTeam(id: TeamId, repeated: string | undefined, ask: Shell['ask']): Promise<void> {
  const again = repeated ?? (await ask?.(`This deletes team ${id} for good. Type its id again: `));
  if (again === undefined) throw config('nothing was deleted: repeat the id of the team after --confirm');
  if (again.trim() !== id) throw config('nothing was deleted: the two ids differ');
}
