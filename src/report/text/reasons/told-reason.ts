import { LEFT_PENDING, type Reason } from '../../../domain/reason.ts';
import type { GateReport } from '../../../domain/report.ts';
import { saysNotHeld } from '../../../domain/text/not-held-text.ts';
import {
  NOT_HELD_WORDS,
  REASON_WORDS,
  type ReasonWords,
  WHO_ACTS,
  WHO_ACTS_SHORT,
} from '../../../domain/text/reason-words.ts';
import { beforeRun } from '../time-text.ts';

/** What the words of a reason are made of. */
type ReasonFacts = Pick<GateReport, 'verdict' | 'nextStep' | 'scans' | 'seen' | 'times' | 'replay'>;

/** What is missing for a verdict, in words that follow a colon; empty where a verdict has no reason. */
export function missingText({ verdict }: Pick<GateReport, 'verdict'>): string {
  return verdict.reason === undefined ? '' : wordsOf(verdict.reason, verdict.message).missing;
}

/**
 * Says in sentences since when it is missing, where that is known, and who can do something about it. It is empty for a
 * fail, of which the change is the cause, and for a replay: of that day nobody has to do anything.
 */
export function whoActs(report: ReasonFacts): string {
  const { verdict, nextStep, replay } = report;
  if (verdict.word !== 'inconclusive' || replay !== undefined) return '';
  const since = SINCE[verdict.reason]?.(report) ?? '';
  // The next step says that there is nothing to do.
  const who = nextStep === LEFT_PENDING ? '' : WHO_ACTS[wordsOf(verdict.reason, verdict.message).actor];
  return [since, who].filter((sentence) => sentence !== '').join(' ');
}

/** The same in a few words, without a time. */
export function whoActsShort({ verdict }: Pick<GateReport, 'verdict'>): string {
  return verdict.reason === undefined ? '' : WHO_ACTS_SHORT[wordsOf(verdict.reason, verdict.message).actor];
}

function wordsOf(reason: Reason, message: string): ReasonWords {
  return reason === 'not-found' && saysNotHeld(message) ? NOT_HELD_WORDS : REASON_WORDS[reason];
}

type TellSince = (report: ReasonFacts) => string;

const ended: TellSince = ({ scans: [scan], times }) =>
  scan?.completedAtMs === undefined ? '' : `The scan ended ${beforeRun(scan.completedAtMs, times.startedAtMs)}.`;

const newerStarted: TellSince = ({ seen, times }) => {
  const startedAtMs = seen?.scan?.startedAtMs;
  return startedAtMs === undefined ? '' : `The newer scan started ${beforeRun(startedAtMs, times.startedAtMs)}.`;
};

/** Since when, for the reasons whose message does not say it. */
const SINCE: Readonly<Partial<Record<Reason, TellSince>>> = {
  'scan-failed': ended,
  'scan-cancelled': ended,
  'scan-never-finished': ended,
  'index-lag': ended,
  superseded: newerStarted,
};
