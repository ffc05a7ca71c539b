import type { CheckFlag } from '../../../cli/check/check-flags.ts';
import { assertOnePolicy, givenPolicy, readRawInputs, readWritten } from '../../../cli/check/check-settings.ts';
import { config, type Given, type Shell } from '../../../cli/command.ts';
import { readNamed } from '../../../cli/local-file.ts';
import type { LocalFile } from '../../../cli/local-policy.ts';
import { unusedNote } from '../../../cli/variables.ts';
import { GateFailure } from '../../../domain/failure.ts';
import { LIMIT_INPUTS, type PolicySource } from '../../../domain/policy.ts';
import { REASONS, stepOf } from '../../../domain/reason.ts';
import { type DecidedReplay, type GateReport, nameOfCondition } from '../../../domain/report.ts';
import { type BaseNow, COMMAND_LINE } from '../../../domain/target.ts';
import type { Prepared } from '../../../gate/entry-point/entry-point.ts';
import { runCommit } from '../../../gate/pipeline/run-commit.ts';
import type { World } from '../../../gate/pipeline/world.ts';
import { parseInputs } from '../../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../../inputs/raw-inputs.ts';
import { platformLinks } from '../../../platform/address.ts';
import type { WrittenPolicy } from '../../../policy/file/parse-policy.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import { hasTurned } from '../../../report/text/replay-text.ts';
import { type EvidenceRecord, type RecordedCase, readRecord } from '../record/read-record.ts';
import { ReplayClock } from '../record/replay/replay-clock.ts';
import { replayedLocations } from '../record/replay/replayed-locations.ts';
import { RECORD_AGAIN, replayingReader } from '../record/replay/replaying-reader.ts';
import { STORED_INPUTS, type StoredInput } from '../record/stored-names.ts';

export type ReplaySettings = Pick<World, 'log' | 'signal'> & {
  readonly path: string;
  /** Settings that replace those of the record, one by one. */
  readonly given: Given<CheckFlag>;
  readonly clock: Pick<Clock, 'wallNow'>;
  /** Replaces the recorded limits, policy and waivers, all of them, to try a policy. All else of the record stays. */
  readonly triedPolicy?: LocalFile;
};

export async function replayRun(
  path: string,
  given: Given<CheckFlag>,
  log: Log,
  { signal, clock, terminal }: Shell,
): Promise<Prepared> {
  for (const note of unusedNote(assertReplayFlags(given), 'a replay')) terminal.tell(note);
  return openReplay({ path, given, log, signal, clock });
}

/** Sends nothing. Throws `GateFailure` (`config`) for a file that is no record, unusable settings, and a setting that is neither stored nor given. */
export async function openReplay(settings: ReplaySettings): Promise<Prepared> {
  const { path, given, log, signal, clock, triedPolicy } = settings;
  assertOnePolicy(given);
  const bytes = await readNamed(path, 'record', signal, (why) => config(`the record ${path} cannot be read (${why})`));
  const record = readRecord(bytes);
  const isGiven = (name: ReplaceableInput): boolean =>
    given.text(name) !== undefined || (triedPolicy !== undefined && LIMIT_INPUTS.some((one) => one === name));
  const inputs = parseInputs(
    replayedInputs({ ...readRawInputs(given), 'record-path': '' }, record, isGiven),
    given.nameOf,
  );
  const readPolicy = async (): ReturnType<World['readPolicy']> => {
    const written =
      triedPolicy === undefined
        ? recordedPolicy(record.case.policy, await givenPolicy(given, inputs, signal))
        : { policy: triedPolicy, waivers: undefined };
    // `longest-waiver` counts from today, as for `policy check`: a renewed waiver must not be too long for older records. It never
    // counts from before the run, which has accepted its waivers. Whether a waiver has expired depends on the record's own day.
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
    async run(...run) {
      log.info(`Replay of record ${record.digest.slice(0, 12)}: everything below is about that run.`);
      return asReplay(await runCommit(...run), record, names);
    },
    places: replayedLocations(record),
    world,
  };
}

/** Throws `GateFailure` (`config`) if a text is not stored or was not read, and the failure of the run if the policy could not be used. */
export function recordedPolicy(stored: RecordedCase['policy'], given: WrittenPolicy): WrittenPolicy {
  // A policy that was refused or unread is not stored, and neither are the waivers: a given policy replaces both.
  if (stored.kind !== 'read') {
    if (given.policy !== undefined) return given;
    if (stored.kind === 'unread')
      throw config('the run had not read its policy when it ended: give one with --policy-file');
    const { reason, message, problems } = stored;
    throw new GateFailure(reason, message, { problems });
  }
  const { policy, waivers } = stored;
  return {
    policy: given.policy ?? textOf(policy, 'policy'),
    waivers: given.waivers ?? (waivers ? { path: waivers.path, file: textOf(waivers.file, 'waivers') } : undefined),
  };
}

function textOf<Source extends PolicySource>(
  stored: { readonly text?: string | undefined; readonly source: Source } | null,
  what: 'policy' | 'waivers',
) {
  if (stored === null) return undefined;
  const { text, source } = stored;
  if (text === undefined)
    throw config(`the record has no text of its ${what}, because a secret was in it: give it with --${what}-file`);
  return { text, source, sourceName: source.kind === 'input' ? `${what} of the record` : `${what} ${source.path}` };
}

export const REPLACEABLE_INPUTS = [
  ...LIMIT_INPUTS,
  'mode',
  'on-inconclusive',
  'states',
  'baseline',
  'required-products',
  'required-scan',
  'max-scan-age',
] as const satisfies readonly StoredInput[];
export type ReplaceableInput = (typeof REPLACEABLE_INPUTS)[number];

export function replayedInputs(
  given: RawInputs,
  record: Pick<EvidenceRecord, 'inputs'>,
  isGiven: (name: ReplaceableInput) => boolean,
): RawInputs {
  const isReplaced = (name: StoredInput): boolean => REPLACEABLE_INPUTS.some((one) => one === name && isGiven(one));
  const stored = STORED_INPUTS.filter((name) => !isReplaced(name)).map((name) => [name, record.inputs[name]]);
  return { ...given, ...Object.fromEntries(stored), commit: '', 'api-token': 'nothing-is-sent' };
}

/** The world of a recorded run: the same answers at the same times of its clock, without real waits. Nothing is sent. */
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
  const bases = record.basesNow.values();
  let base: BaseNow | undefined;
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
      // If it is asked for more often than in the run, the last known base stands: without one, an old base would decide.
      if (value === undefined) return base;
      base = value.base;
      await clock.until(value.atMs, signal);
      return value.base;
    },
    async readPolicy(of) {
      const { policy } = record.case;
      // A policy that was unread when the run ended never arrives.
      await clock.until(policy.kind === 'unread' ? Number.POSITIVE_INFINITY : policy.atMs, signal);
      return options.readPolicy(of);
    },
    checkout,
  };
}

/** Settings that the record has, and settings that only requests need. */
const OF_A_RUN = [
  'base-url',
  'deployment-id',
  'api-token-file',
  'request-timeout',
  'repository-id',
  'projects',
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

/** Throws `config` for a flag that contradicts `--replay`. Returns the variables that are ignored, as one environment serves several commands. */
function assertReplayFlags(given: Given<CheckFlag>): readonly string[] {
  if (given.operands.length > 0) throw config('check takes only flags; write each value after its flag');
  const ofTheNote = ['--gitlab-note', '--comment-key'].filter((name) => given.isOn(name.slice(2) as CheckFlag));
  if (ofTheNote.length > 0)
    throw config(`${ofTheNote.join(', ')} beside --replay: a replay sends nothing; leave it out`);
  const replay = given.nameOf('replay');
  const isMeant = (name: CheckFlag): boolean => {
    const source = given.sourceOf(name);
    return source === 'flag' || (source === 'variable' && given.sourceOf('replay') === 'variable');
  };
  if (isMeant('record'))
    throw config(
      `${given.nameOf('record')} and ${replay}: a replay reads a record and asks nothing that could be recorded; remove one`,
    );
  const meant = OF_A_RUN.filter(isMeant).map(given.nameOf);
  if (meant.length > 0) throw config(`${meant.join(', ')} beside ${replay}: the record sets that; leave it out`);
  return [...OF_A_RUN, 'record' as const].filter((name) => given.sourceOf(name) === 'variable');
}

/** Adds to the report of a replay which record it is of, what was decided then, and the next step. */
export function asReplay(
  report: GateReport,
  { digest, version, startedAtMs, case: stored }: EvidenceRecord,
  given: readonly string[],
): GateReport {
  const { verdict, exitCode } = report;
  const conditions = report.conditions.map((condition) => ({ ...condition, name: nameOfCondition(condition) }));
  const was = decided(stored, stored.conditions);
  const now = decided({ verdict: verdict.word, reason: verdict.reason, exitCode }, conditions);
  const replay = { digest, version, startedAtMs, run: stored.run, given, was, now };
  // Nothing of a replay is to be fixed now: the next step is the same for all projects.
  const ofReplay = { replay, nextStep: nextStepOf(report, replay) };
  return { ...report, ...ofReplay, projects: report.projects?.map((project) => ({ ...project, ...ofReplay })) };
}

function decided(
  { verdict, reason, exitCode }: Pick<RecordedCase, 'verdict' | 'reason' | 'exitCode'>,
  conditions: RecordedCase['conditions'],
): DecidedReplay {
  const broken = conditions.filter(({ action, result }) => action === 'fail' && result === 'broken');
  return { verdict, reason, exitCode, brokenBy: broken.map(({ name }) => name) };
}

const OF_THAT_DAY = 'The record shows the day of its run. To see what is still open, run check for the newest commit.';
const BEFORE_IN_FORCE =
  'With these settings, this commit would not have passed. Before you use them, run simulate to see what else they would block.';

/** No next step asks to fix or to read again what the record shows: that day is over. */
function nextStepOf({ verdict }: GateReport, replay: NonNullable<GateReport['replay']>): string {
  const { was, given, version } = replay;
  // A wrong setting or policy file that was given can be corrected.
  if (verdict.word === 'inconclusive' && !REASONS[verdict.reason].isSoftenable)
    return stepOf(verdict.reason, COMMAND_LINE);
  if (given.length === 0 && hasTurned(replay))
    return `Replay with version ${version} of the gate, which wrote the record, and find out who could change the file.`;
  if (verdict.word === 'pass') return '';
  if (verdict.word === 'fail') return was.verdict === 'pass' ? BEFORE_IN_FORCE : OF_THAT_DAY;
  return verdict.detail === 'not-recorded' ? RECORD_AGAIN : OF_THAT_DAY;
}
