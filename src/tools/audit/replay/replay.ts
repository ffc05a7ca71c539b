import type { CheckFlag } from '../../../cli/check/check-flags.ts';
import { assertOnePolicy, givenPolicy, readWritten } from '../../../cli/check/check-settings.ts';
import type { Given } from '../../../cli/flags.ts';
import type { LocalFile } from '../../../cli/local-policy.ts';
import type { Prepared } from '../../../gate/door/door.ts';
import { runCommit } from '../../../gate/story/run-commit.ts';
import type { World } from '../../../gate/story/world.ts';
import { parseInputs } from '../../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import { platformLinks } from '../../../platform/address.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { readRecord } from '../record/read-record.ts';
import { replayedPlaces } from '../record/recorded-places.ts';
import { policyReadAt } from '../record/replay/policy-day.ts';
import { replayWorld } from '../record/replay/replay-world.ts';
import { REPLACEABLE_INPUTS, type ReplaceableInput, replayedInputs } from '../record/replay/replayed-inputs.ts';
import { asReplay } from './as-replay.ts';
import { recordBytes } from './record-bytes.ts';
import { recordedPolicy } from './recorded-policy.ts';

export type ReplaySettings = {
  /** It is the path of the evidence file. */
  readonly path: string;
  /** These replace what the record was decided by, one by one. */
  readonly given: Given<CheckFlag>;
  /** The same as inputs in text form. */
  readonly raw: RawInputs;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly clock: Pick<Clock, 'wallNow'>;
  /**
   * Takes the place of the recorded limits, policy and waivers, all of them: to try a policy. What else the record was
   * decided by stays.
   */
  readonly triedPolicy?: LocalFile;
};

const LIMITS = [
  'max-critical',
  'max-high',
  'max-medium',
  'max-low',
  'max-unrated',
] as const satisfies readonly CheckFlag[];

/**
 * The run of a record, by its own case and by what is given in the place of parts of it. It asks nothing of anybody. Throws
 * `GateFailure` (`config`) for a file that is no record, for settings that cannot be used, and for what neither says.
 */
export async function openReplay(settings: ReplaySettings): Promise<Prepared> {
  const { path, given, raw, log, signal, clock, triedPolicy } = settings;
  assertOnePolicy(given);
  const record = readRecord(await recordBytes(path, signal));
  const isGiven = (name: ReplaceableInput): boolean =>
    given.text(name) !== undefined || (triedPolicy !== undefined && LIMITS.some((limit) => limit === name));
  const inputs = parseInputs(replayedInputs({ ...raw, 'record-path': '' }, record, isGiven), given.nameOf);
  const readPolicy = async (): ReturnType<World['readPolicy']> => {
    const written =
      triedPolicy === undefined
        ? recordedPolicy(record.case.policy, await givenPolicy(given, inputs, signal))
        : { policy: triedPolicy, waivers: undefined };
    return readWritten(written, inputs, policyReadAt(world.clock.wallNow(), clock.wallNow()));
  };
  const world = replayWorld(record, {
    log,
    signal,
    links: { ...platformLinks(inputs.baseUrl), run: undefined },
    readPolicy,
  });
  const anew = [...REPLACEABLE_INPUTS, 'policy' as const, 'policy-file' as const, 'waivers-file' as const];
  const names = anew.filter((name) => given.text(name) !== undefined).map(given.nameOf);
  return {
    inputs,
    async run(...story) {
      log.info(`Replay of record ${record.digest.slice(0, 12)}: what is told now is of its run.`);
      return asReplay(await runCommit(...story), record, names);
    },
    whenSent: (listener) => listener(),
    places: replayedPlaces(record),
    world,
  };
}
