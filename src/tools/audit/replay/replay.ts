import type { CheckFlag } from '../../../cli/check/check-flags.ts';
import {
  assertOnePolicy,
  givenPolicy,
  readRawInputs,
  readWritten,
  type WrittenPolicy,
} from '../../../cli/check/check-settings.ts';
import { config, type Given } from '../../../cli/flags.ts';
import { readNamed } from '../../../cli/local-file.ts';
import type { LocalFile } from '../../../cli/local-policy.ts';
import type { Shell } from '../../../cli/shell.ts';
import { unusedNote } from '../../../cli/variables.ts';
import { GateFailure } from '../../../domain/failure.ts';
import type { PolicySource } from '../../../domain/policy.ts';
import type { Prepared } from '../../../gate/door/door.ts';
import { runCommit } from '../../../gate/story/run-commit.ts';
import type { World } from '../../../gate/story/world.ts';
import { parseInputs } from '../../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import { platformLinks } from '../../../platform/address.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { EvidenceRecord, RecordedCase } from '../record/evidence-record.ts';
import { CASE_INPUTS, type CaseInput, EVIDENCE_INPUTS, type EvidenceInput } from '../record/kept-names.ts';
import { readRecord } from '../record/read-record.ts';
import { replayedPlaces } from '../record/recorded-places.ts';
import { ReplayClock } from '../record/replay/replay-clock.ts';
import { replayingReader } from '../record/replay/replaying-reader.ts';
import { asReplay } from './as-replay.ts';
import { assertReplayFlags } from './replay-flags.ts';

export type ReplaySettings = {
  readonly path: string;
  /** These replace what the record was decided by, one by one. */
  readonly given: Given<CheckFlag>;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly clock: Pick<Clock, 'wallNow'>;
  /**
   * Takes the place of the recorded limits, policy and waivers, all of them: to try a policy. What else the record was
   * decided by stays.
   */
  readonly triedPolicy?: LocalFile;
};

/** `check --replay`. */
export async function replayRun(
  path: string,
  given: Given<CheckFlag>,
  log: Log,
  { signal, clock, terminal }: Shell,
): Promise<Prepared> {
  const note = unusedNote(assertReplayFlags(given), 'a replay');
  if (note !== undefined) terminal.tell(note);
  return openReplay({ path, given, log, signal, clock });
}

/**
 * The run of a record, by its own case and by what is given in the place of parts of it. It asks nothing of anybody. Throws
 * `GateFailure` (`config`) for a file that is no record, for settings that cannot be used, and for what neither says.
 */
export async function openReplay(settings: ReplaySettings): Promise<Prepared> {
  const { path, given, log, signal, clock, triedPolicy } = settings;
  assertOnePolicy(given);
  const bytes = await readNamed(path, 'record', signal, (why) => config(`the record ${path} cannot be read (${why})`));
  const record = readRecord(bytes);
  const isGiven = (name: ReplaceableInput): boolean =>
    given.text(name) !== undefined || (triedPolicy !== undefined && name.startsWith('max-'));
  const inputs = parseInputs(
    replayedInputs({ ...readRawInputs(given), 'record-path': '' }, record, isGiven),
    given.nameOf,
  );
  const readPolicy = async (): ReturnType<World['readPolicy']> => {
    const written =
      triedPolicy === undefined
        ? recordedPolicy(record.case.policy, await givenPolicy(given, inputs, signal))
        : { policy: triedPolicy, waivers: undefined };
    // `longest-waiver` counts from today, as for `policy check`: a renewed waiver must not be too long for older records. What
    // the run took is taken for good, so never from before it. Whether a waiver holds is a question of the record's own day.
    return readWritten(written, inputs, Math.max(world.clock.wallNow(), clock.wallNow()));
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
    places: replayedPlaces(record),
    world,
  };
}

type KeptText<Source> = { readonly text?: string | undefined; readonly source: Source };

/**
 * The policy and the waivers of a record, but for what is given in their place. Throws `GateFailure` (`config`) where a text is not
 * kept, or was not read, and the failure of the run where it could not be used.
 */
export function recordedPolicy(kept: RecordedCase['policy'], given: WrittenPolicy): WrittenPolicy {
  // What could not be used, or did not come, is not there: a policy that is given stands alone.
  if (kept.kind !== 'read') {
    if (given.policy !== undefined) return given;
    if (kept.kind === 'unread')
      throw config('the run had not read its policy when it ended: give one with --policy-file');
    const { reason, message, problems } = kept;
    throw new GateFailure(reason, message, { problems });
  }
  const { policy, waivers } = kept;
  return {
    policy: given.policy ?? textOf(policy, 'policy'),
    waivers: given.waivers ?? (waivers ? { path: waivers.path, file: textOf(waivers.file, 'waivers') } : undefined),
  };
}

function textOf<Source extends PolicySource>(kept: KeptText<Source> | null, what: 'policy' | 'waivers') {
  if (kept === null) return undefined;
  const { text, source } = kept;
  if (text === undefined) {
    throw config(`the record keeps no text of its ${what}, since a secret stood in it: give it with --${what}-file`);
  }
  return { text, source, sourceName: source.kind === 'input' ? `${what} of the record` : `${what} ${source.path}` };
}

/** The inputs of a run that a replay may replace, one by one. */
export const REPLACEABLE_INPUTS = [
  ...CASE_INPUTS,
  'states',
  'baseline',
  'required-products',
  'required-scan',
] as const satisfies readonly (CaseInput | EvidenceInput)[];
export type ReplaceableInput = (typeof REPLACEABLE_INPUTS)[number];

/** The settings of a replay: those of the record, but for what is given anew. */
export function replayedInputs(
  given: RawInputs,
  record: Pick<EvidenceRecord, 'inputs' | 'case'>,
  isGiven: (name: ReplaceableInput) => boolean,
): RawInputs {
  const isKept = (name: EvidenceInput | CaseInput): boolean =>
    !REPLACEABLE_INPUTS.some((one) => one === name && isGiven(one));
  const evidence = EVIDENCE_INPUTS.filter(isKept).map((name) => [name, record.inputs[name]]);
  const limits = CASE_INPUTS.filter(isKept).map((name) => [name, record.case.inputs[name]]);
  return { ...given, ...Object.fromEntries([...evidence, ...limits]), commit: '', 'api-token': 'nothing-is-sent' };
}

/** The world of a recorded run: the same answers at the same times, of which none takes any. Nothing is sent. */
export function replayWorld(
  record: EvidenceRecord,
  options: Pick<World, 'log' | 'readPolicy' | 'signal' | 'links'>,
): World {
  const { startedAtMs, beganMs, stoppedMs, target, targetMs, isPolicyAsked, checkout } = record;
  const clock = new ReplayClock(startedAtMs, beganMs, record.sleeps);
  const stopped = new AbortController();
  const signal = AbortSignal.any([options.signal, stopped.signal]);
  const stop = (): void => stopped.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
  if (stoppedMs !== undefined) void clock.until(stoppedMs).then(stop);
  const numbers = record.random.values();
  const bases = (record.basesNow ?? []).values();
  return {
    ...options,
    reader: replayingReader(record, clock, signal),
    clock,
    random: () => numbers.next().value ?? 0,
    signal,
    monotonicStart: 0,
    isPolicyAsked,
    async readTarget() {
      await clock.until(targetMs, signal);
      return target;
    },
    async baseNow() {
      const { value } = bases.next();
      if (value !== undefined) await clock.until(value.atMs, signal);
      return value?.base;
    },
    async readPolicy(of) {
      const { policy } = record.case;
      // What was not there when the run ended never comes.
      await clock.until(policy.kind === 'unread' ? Number.POSITIVE_INFINITY : policy.atMs, signal);
      return options.readPolicy(of);
    },
    checkout,
  };
}
