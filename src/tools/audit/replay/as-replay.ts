import { REASONS, stepOf } from '../../../domain/reason.ts';
import { type DecidedReplay, type GateReport, nameOfCondition } from '../../../domain/report.ts';
import { COMMAND_LINE } from '../../../domain/target.ts';
import { hasTurned } from '../../../report/text/told-replay.ts';
import type { EvidenceRecord, RecordedCase } from '../record/evidence-record.ts';
import { RECORD_AGAIN } from '../record/replay/replaying-reader.ts';

/** The report of a replay: it says of which record it is, what was decided then, and what to do about the difference. */
export function asReplay(
  report: GateReport,
  { digest, version, startedAtMs, case: kept }: EvidenceRecord,
  given: readonly string[],
): GateReport {
  const replay = {
    digest,
    version,
    startedAtMs,
    run: kept.run,
    given,
    was: decidedThen(kept),
    now: decidedNow(report),
  };
  return { ...report, replay, nextStep: nextStepOf(report, replay) };
}

function decidedThen({ verdict, reason, exitCode, conditions }: RecordedCase): DecidedReplay {
  return { verdict, reason, exitCode, brokenBy: namesOfBroken(conditions) };
}

function decidedNow({ verdict, exitCode, conditions }: GateReport): DecidedReplay {
  const named = conditions.map((condition) => ({ ...condition, name: nameOfCondition(condition) }));
  return { verdict: verdict.word, reason: verdict.reason, exitCode, brokenBy: namesOfBroken(named) };
}

function namesOfBroken(conditions: RecordedCase['conditions']): readonly string[] {
  return conditions.filter(({ action, result }) => action === 'fail' && result === 'broken').map(({ name }) => name);
}

const OF_THAT_DAY = 'A record shows the day of its run: to see what is left of it, run check for the newest commit.';
const BEFORE_IN_FORCE =
  'With what was given, this commit would not have passed. Before it is put in force, run simulate to see what else it would block.';

/** What is of that day is neither fixed nor asked again here. */
function nextStepOf({ verdict }: GateReport, replay: NonNullable<GateReport['replay']>): string {
  const { was, given, version } = replay;
  // Somebody can correct what was given.
  if (verdict.word === 'inconclusive' && !REASONS[verdict.reason].isSoftenable)
    return stepOf(verdict.reason, COMMAND_LINE);
  if (given.length === 0 && hasTurned(replay)) {
    return `Replay with version ${version} of the gate, which wrote the record, and find out who could change the file.`;
  }
  if (verdict.word === 'pass') return '';
  if (verdict.word === 'fail') return was.verdict === 'pass' ? BEFORE_IN_FORCE : OF_THAT_DAY;
  return verdict.isNotRecorded ? RECORD_AGAIN : OF_THAT_DAY;
}
