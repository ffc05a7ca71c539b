import type { Prepared } from '../../gate/door/door.ts';
import { readRecord } from '../../gate/evidence-file/read-record.ts';
import { replayedPlaces } from '../../gate/evidence-file/recorded-places.ts';
import { replayWorld } from '../../gate/evidence-file/replay/replay-world.ts';
import { replayedInputs } from '../../gate/evidence-file/replay/replayed-inputs.ts';
import { systemClock } from '../../gate/process/system-clock.ts';
import { run } from '../../gate/story/run.ts';
import { parseInputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { platformLinks } from '../../platform/address.ts';
import type { Log } from '../../ports/log.ts';
import type { Given } from '../flags.ts';
import { recordBytes } from '../record-bytes.ts';
import type { CheckFlag } from './check-flags.ts';
import { readPolicy } from './check-settings.ts';

type ReplaySettings = {
  /** It is the path of the evidence file. */
  readonly path: string;
  readonly given: Given<CheckFlag>;
  readonly raw: RawInputs;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/** The run of a record, once it and the settings are read. It asks nothing of anybody. Throws `GateFailure` (`config`). */
export async function openReplay({ path, given, raw, log, signal }: ReplaySettings): Promise<Prepared> {
  const record = readRecord(await recordBytes(path, signal));
  const inputs = parseInputs(
    replayedInputs({ ...raw, 'record-path': '' }, record, (name) => given.text(name) !== undefined),
    given.nameOf,
  );
  const links = { ...platformLinks(inputs.baseUrl), run: undefined };
  // The record's own day: what was a waiver then is one now.
  const clock = { ...systemClock, wallNow: () => record.startedAtMs };
  return {
    inputs,
    run,
    whenSent: (listener) => listener(),
    places: replayedPlaces(record.places),
    world: replayWorld(record, { log, signal, links, readPolicy: () => readPolicy(given, inputs, { clock, signal }) }),
  };
}
