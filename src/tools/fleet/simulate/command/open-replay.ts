import type { Given } from '../../../../cli/flags.ts';
import type { Shell } from '../../../../cli/shell.ts';
import { unusedNote } from '../../../../cli/variables.ts';
import type { Log } from '../../../../ports/log.ts';
import { readSimulationRecord } from '../../../audit/record/read-record.ts';
import { policyReadAt } from '../../../audit/record/replay/policy-day.ts';
import { replaySimulation } from '../../../audit/record/replay/replay-simulation.ts';
import { type ReplaceableInput, replayedInputs } from '../../../audit/record/replay/replayed-inputs.ts';
import { recordBytes } from '../../../audit/replay/record-bytes.ts';
import { assertSimulationReplayFlags } from '../../../audit/replay/replay-flags.ts';
import type { Opened } from './opened.ts';
import { SIMULATE_FLAGS, type SimulateFlag } from './simulate-flags.ts';
import { parseSimulated, readJudgedBy, readRawInputs } from './simulate-settings.ts';

/** The simulation of a record. It asks nothing of anybody. Throws `GateFailure` (`config`, `policy-invalid`). */
export async function openReplay(
  path: string,
  given: Given<SimulateFlag>,
  { signal, terminal, clock }: Pick<Shell, 'signal' | 'terminal' | 'clock'>,
  log: Log,
): Promise<Opened> {
  const note = unusedNote(assertSimulationReplayFlags(given), 'a replay');
  if (note !== undefined) terminal.tell(note);
  const record = readSimulationRecord(await recordBytes(path, signal));
  // A simulation judges the newest scan of a ref, whatever its kind.
  const isGiven = (name: ReplaceableInput): boolean => isFlag(name) && given.text(name) !== undefined;
  const raw = replayedInputs(readRawInputs(given), record, isGiven);
  const inputs = parseSimulated(raw, given);
  const anew = OF_THE_RECORD.filter(isGiven).map((name) => given.nameOf(name));
  return {
    replay: { digest: record.digest, version: record.version, startedAtMs: record.atMs, given: anew },
    ...(await readJudgedBy(given, policyReadAt(record.atMs, clock.wallNow()), signal)),
    world: { ...replaySimulation(record, signal), inputs, log, signal },
  };
}

/** Settings that a record of a simulation has: limits and policy are never in it. */
const OF_THE_RECORD = ['states', 'required-products'] as const satisfies readonly ReplaceableInput[];

function isFlag(name: string): name is SimulateFlag {
  return Object.hasOwn(SIMULATE_FLAGS, name);
}
