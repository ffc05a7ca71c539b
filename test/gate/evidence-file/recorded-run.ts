import type { PlatformState } from '../../../emulator/state.ts';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import type { Target } from '../../../src/domain/target.ts';
import { withPlaces } from '../../../src/gate/door/with-places.ts';
import { readRecord } from '../../../src/gate/evidence-file/read-record.ts';
import { recordRun } from '../../../src/gate/evidence-file/record-run.ts';
import { replayWorld } from '../../../src/gate/evidence-file/replay/replay-world.ts';
import { replayedInputs } from '../../../src/gate/evidence-file/replay/replayed-inputs.ts';
import { run } from '../../../src/gate/story/run.ts';
import type { World } from '../../../src/gate/story/world.ts';
import { parseInputs } from '../../../src/inputs/parse-inputs.ts';
import type { RawInputs } from '../../../src/inputs/raw-inputs.ts';
import { parsePolicy } from '../../../src/policy/file/parse-policy.ts';
import type { FindingsReader } from '../../../src/ports/findings-reader.ts';
import type { PlacesSource } from '../../../src/ports/places-reader.ts';
import { aTarget } from '../../build/a-target.ts';
import { CollectingLog } from '../../fakes/collecting-log.ts';
import { type Given, rawInputsFrom } from '../../inputs/some-inputs.ts';
import { inProcessReader } from '../../model/in-process-reader.ts';
import { VirtualClock } from '../../model/virtual-clock.ts';

/** By what a run judges: the same for the run that is recorded and for a replay. */
export type Settings = {
  readonly inputs?: Given;
  /** As YAML. */
  readonly policy?: string | undefined;
};

export type Recorded = { readonly report: GateReport; readonly text: string };

const LINKS: World['links'] = { scan: () => '', findings: () => '', run: undefined, platform: 'https://platform.test' };

/** Runs the gate's story on a platform in this process, in time that takes no time, and keeps its record. */
export async function record(
  state: PlatformState,
  settings: Settings = {},
  {
    target = aTarget(),
    change = (reader) => reader,
    redact = (text) => text,
    stopAtMs,
    places,
  }: {
    readonly target?: Target;
    readonly change?: (reader: FindingsReader) => FindingsReader;
    readonly redact?: (text: string) => string;
    /** The run is stopped from outside then. */
    readonly stopAtMs?: number;
    readonly places?: PlacesSource;
  } = {},
): Promise<Recorded> {
  const raw = rawInputsFrom({ 'deployment-id': state.deploymentId, ...settings.inputs });
  const inputs = parseInputs(raw);
  const clock = new VirtualClock(state.startedAtMs);
  const stopped = new AbortController();
  const stop = (): void => stopped.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
  if (stopAtMs !== undefined) void clock.sleep(stopAtMs).then(stop);
  const world: World = {
    reader: change(inProcessReader(state, clock)),
    clock,
    random: Math.random,
    log: new CollectingLog(),
    signal: stopped.signal,
    monotonicStart: clock.now(),
    readTarget: async () => target,
    readPolicy: policyOf(settings, inputs),
    links: LINKS,
    checkout: { host: 'github.com' },
  };
  return recordIn(world, raw, redact, places);
}

/** The same in any world. */
export async function recordIn(
  world: World,
  raw: RawInputs,
  redact = (text: string): string => text,
  places?: PlacesSource | undefined,
): Promise<Recorded> {
  const recorded = recordRun({ world, places }, raw);
  const inputs = parseInputs(raw);
  const judged = await run(inputs, recorded.world);
  const report = await withPlaces(judged, { ...recorded, inputs, run, whenSent: () => undefined }, (text) => text);
  return { report, text: [...(recorded.recording.pieces(redact) ?? [])].join('') };
}

/** Decides again from the record's text alone. */
export async function replay(text: string, settings: Settings = {}): Promise<GateReport> {
  const kept = readRecord(new TextEncoder().encode(text));
  const raw = replayedInputs(
    rawInputsFrom(settings.inputs ?? {}),
    kept,
    (name) => settings.inputs?.[name] !== undefined,
  );
  const inputs = parseInputs(raw);
  const { signal } = new AbortController();
  const world = replayWorld(kept, {
    log: new CollectingLog(),
    readPolicy: policyOf(settings, inputs),
    signal,
    links: LINKS,
  });
  return run(inputs, world);
}

function policyOf({ policy }: Settings, { baseline }: ReturnType<typeof parseInputs>): World['readPolicy'] {
  return async () => {
    if (policy === undefined) return undefined;
    const kind = baseline.kind === 'none' ? 'none' : 'given';
    return {
      policy: parsePolicy(policy, { baseline: kind, today: '2026-01-01', sourceName: 'policy' }),
      source: { kind: 'input' },
    };
  };
}

/** What must be the same, whoever asks. */
export function judged(report: GateReport) {
  const { verdict, exitCode, counts, newTotal, conditions, waivers, rules, scans, ref, seen, baseline, nextStep } =
    report;
  const { notices, oddities, history, notScanned, unscanned, fixedRules, waived } = report;
  return {
    verdict,
    exitCode,
    counts,
    newTotal,
    conditions,
    waivers,
    waived,
    rules,
    scans,
    ref,
    seen,
    baseline,
    nextStep,
    notices,
    oddities,
    history,
    notScanned,
    unscanned,
    fixedRules,
  };
}
