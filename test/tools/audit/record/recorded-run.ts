import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import { readWritten } from '../../../../src/cli/check/check-settings.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { Target } from '../../../../src/domain/target.ts';
import { withLocations } from '../../../../src/gate/entry-point/with-locations.ts';
import { runCommit } from '../../../../src/gate/pipeline/run-commit.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import { parseInputs } from '../../../../src/inputs/parse-inputs.ts';
import type { RawInputs } from '../../../../src/inputs/raw-inputs.ts';
import type { WrittenPolicy } from '../../../../src/policy/file/parse-policy.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import type { LocationsSource } from '../../../../src/ports/locations-reader.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { recordRun } from '../../../../src/tools/audit/record/record-run.ts';
import { recordedPolicy, replayedInputs, replayWorld } from '../../../../src/tools/audit/replay/replay.ts';
import { aTarget, COMMIT } from '../../../build/a-target.ts';
import { scenarioContext } from '../../../cli/scenario-state.ts';
import { CollectingLog } from '../../../fakes/collecting-log.ts';
import { inProcessReader } from '../../../fakes/in-process-reader.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';
import { type Given, rawInputsFrom } from '../../../inputs/some-inputs.ts';

/** Settings that decide the verdict, for the recorded run and for a replay alike. */
export type Settings = {
  readonly inputs?: Given;
  readonly policy?: string | undefined;
  readonly waivers?: string | undefined;
};

export type Recorded = { readonly report: GateReport; readonly text: string };

export const LINKS: World['links'] = {
  scan: () => '',
  findings: () => '',
  run: undefined,
  platform: 'https://platform.test',
};

type Options = {
  readonly target?: Target;
  readonly change?: (reader: FindingsReader, clock: Clock) => FindingsReader;
  readonly redact?: (text: string) => string;
  /** The time at which the run is stopped from outside. */
  readonly stopAtMs?: number;
  readonly places?: LocationsSource;
  /** Wraps the recorded reader, for a slow machine of the run itself. */
  readonly slow?: (reader: FindingsReader, clock: Clock) => FindingsReader;
  readonly around?: (clock: Clock) => Partial<World>;
};

/** The platform of a scenario, made for a pull request of `acme/shop`; 0 is a push to `main`. */
export function scenarioPlatform(scenario: Scenario, pullRequest = 7): PlatformState {
  const given = pullRequest === 0 ? {} : { pullRequest, headRef: 'topic' };
  return scenario(scenarioContext({ commit: COMMIT, nowMs: Date.UTC(2026, 5, 15, 12), ...given }));
}

export async function record(
  platform: ScenarioName | PlatformState,
  settings: Settings = {},
  options: Options = {},
): Promise<Recorded> {
  const state = typeof platform === 'string' ? scenarioPlatform(SCENARIOS[platform]) : platform;
  const { target = aTarget(), change = (reader) => reader, stopAtMs, around } = options;
  const raw = rawInputsFrom({ 'deployment-id': state.deploymentId, ...settings.inputs });
  const inputs = parseInputs(raw);
  const clock = new VirtualClock(state.startedAtMs);
  const stopped = new AbortController();
  const stop = (): void => stopped.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
  if (stopAtMs !== undefined) void clock.sleep(stopAtMs).then(stop);
  const world: World = {
    reader: change(inProcessReader(state, clock), clock),
    clock,
    random: Math.random,
    log: new CollectingLog(),
    signal: stopped.signal,
    monotonicStart: clock.now(),
    readTarget: async () => target,
    readPolicy: () => readWritten(writtenAs(settings), inputs, state.startedAtMs),
    links: LINKS,
    checkout: { host: 'github.com' },
    ...around?.(clock),
  };
  return recordIn(world, raw, options);
}

export async function recordIn(
  world: World,
  raw: RawInputs,
  { redact = (text) => text, places, slow = (reader) => reader }: Pick<Options, 'redact' | 'places' | 'slow'> = {},
): Promise<Recorded> {
  const told = recordRun({ world, ...(places && { places }) }, raw);
  const recorded = { ...told, world: { ...told.world, reader: slow(told.world.reader, world.clock) } };
  const inputs = parseInputs(raw);
  const judged = await runCommit(inputs, recorded.world);
  const run = { ...recorded, inputs, world: { ...recorded.world, clock: world.clock } };
  const report = await withLocations(judged, run, (text) => text);
  let text = '';
  await recorded
    .record(redact, async (pieces) => {
      text = [...pieces].join('');
      return {};
    })
    .write(report, {});
  return { report, text };
}

/** Decides again from the record's text alone, by its own case, with the given settings in place of its own. */
export async function replay(text: string, settings: Settings = {}): Promise<GateReport> {
  const { inputs: given = {} } = settings;
  const stored = readRecord(new TextEncoder().encode(text));
  const inputs = parseInputs(replayedInputs(rawInputsFrom(given), stored, (name) => given[name] !== undefined));
  const written = writtenAs(settings);
  const { signal } = new AbortController();
  const world = replayWorld(stored, {
    log: new CollectingLog(),
    readPolicy: async () => readWritten(recordedPolicy(stored.case?.policy, written), inputs, stored.startedAtMs),
    signal,
    links: LINKS,
  });
  return runCommit(inputs, world);
}

function writtenAs({ policy, waivers }: Settings): WrittenPolicy {
  const path = 'waivers.yml';
  const sha256 = createHash('sha256')
    .update(waivers ?? '')
    .digest('hex');
  const source = { kind: 'local-file', path, sha256 } as const;
  return {
    policy: policy === undefined ? undefined : { text: policy, sourceName: 'policy', source: { kind: 'input' } },
    waivers: waivers === undefined ? undefined : { path, file: { text: waivers, sourceName: 'waivers', source } },
  };
}

export async function recordedAlike(...given: Parameters<typeof record>) {
  const recorded = await record(...given);
  const again = await replay(recorded.text);
  expect(judged(again)).toEqual(judged(recorded.report));
  return { ...recorded, again };
}

/** The record with other bytes before its digest, and with a digest that fits. Anyone can make such a record. */
export function forged(text: string, change: (record: string) => string): string {
  const changed = change(text.slice(0, text.lastIndexOf(',\n"digest"')));
  if (text.startsWith(changed)) throw new Error('nothing was changed');
  const digest = createHash('sha256').update(changed).digest('hex');
  return `${changed},\n"digest":"${digest}"}\n`;
}

/** The record of a fail, changed to say that the run passed. */
export function turnedGreen(text: string): string {
  return forged(text, (stored) =>
    stored
      .replace('"verdict":"fail"', '"verdict":"pass"')
      .replace('"exitCode":1', '"exitCode":0')
      .replaceAll('"broken"', '"ok"'),
  );
}

const JUDGED =
  'verdict exitCode counts newTotal conditions waivers waived rules scans ref seen baseline nextStep notices debugNotes unscanned fixedRules times triagedOut';

/** The members of a report that must be the same in a run and in its replay. */
export function judged(report: GateReport): Partial<GateReport> {
  return Object.fromEntries(JUDGED.split(' ').map((name) => [name, report[name as keyof GateReport]]));
}
