import type { TeamId } from '../../domain/ids.ts';
import { config } from '../flags.ts';
import type { Shell } from '../shell.ts';

/** The id for the second time: from the command line, else from the keyboard. Throws `GateFailure` (`config`). */
export async function confirmTeam(id: TeamId, repeated: string | undefined, ask: Shell['ask']): Promise<void> {
  const again = repeated ?? (await ask?.(`This deletes team ${id} for good. Type its id again: `));
  if (again === undefined) throw config('nothing was deleted: repeat the id of the team after --confirm');
  if (again.trim() !== id) throw config('nothing was deleted: the two ids differ');
}
