import type { CheckFlag } from '../../../cli/check/check-flags.ts';
import { config, type Given } from '../../../cli/flags.ts';

/** What the record says, or nobody needs where nothing is sent. */
const OF_A_RUN = [
  'base-url',
  'deployment-id',
  'api-token-file',
  'request-timeout',
  'repository-id',
  'repository',
  'commit',
  'ref',
  'pull-request',
  'head-ref',
  'head-repository',
  'base-ref',
  'discovery-timeout',
  'wait-timeout',
  'poll-interval',
  'page-size',
] as const satisfies readonly CheckFlag[];

/** Refuses what a replay of a run would have to ignore. Gives the variables that it ignores. Throws `GateFailure` (`config`). */
export function assertReplayFlags(given: Given<CheckFlag>): readonly string[] {
  if (given.operands.length > 0) throw config('check takes only flags; write each value after its flag');
  const ofTheNote = ['--gitlab-note', '--comment-key'].filter((name) => given.isOn(name.slice(2) as CheckFlag));
  if (ofTheNote.length > 0) {
    throw config(`${ofTheNote.join(', ')} beside --replay: a replay sends nothing; leave it out`);
  }
  return refuse(given, OF_A_RUN);
}

/**
 * What stands beside `--replay` on the command line contradicts it. A variable beside that flag does not: one
 * environment serves several commands, and this one has no use for it. Where a variable asks for the replay itself,
 * nothing says which of the two is meant.
 */
function refuse<Name extends string>(
  given: Given<Name | 'record' | 'replay'>,
  names: readonly Name[],
): readonly string[] {
  const replay = given.nameOf('replay');
  const isMeant = (name: Name | 'record'): boolean => {
    const source = given.sourceOf(name);
    return source === 'flag' || (source === 'variable' && given.sourceOf('replay') === 'variable');
  };
  if (isMeant('record')) {
    throw config(
      `${given.nameOf('record')} and ${replay}: a replay reads a record and asks nothing that could be recorded; remove one`,
    );
  }
  const told = names.filter(isMeant).map((name) => given.nameOf(name));
  if (told.length > 0) throw config(`${told.join(', ')} beside ${replay}: the record alone says that; leave it out`);
  return [...names, 'record' as const].filter((name) => given.sourceOf(name) === 'variable');
}
