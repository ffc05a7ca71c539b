import { config, type Given } from '../flags.ts';
import type { CheckFlag } from './check-flags.ts';

/** What the record says, or nobody needs where nothing is sent. */
const OF_THE_RECORD = [
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

/** Refuses what a replay would have to ignore. Throws `GateFailure` (`config`). */
export function assertReplayFlags(given: Given<CheckFlag>): void {
  if (given.operands.length > 0) throw config('check takes only flags; write each value after its flag');
  if (given.text('record') !== undefined) {
    throw config('--record and --replay: a replay reads a record and asks nothing that could be recorded; remove one');
  }
  const told = OF_THE_RECORD.filter((name) => given.text(name) !== undefined).map((name) => `--${name}`);
  if (told.length > 0) throw config(`${told.join(', ')} beside --replay: the record alone says that; leave it out`);
}
