import type { DecidedReplay, GateReport, ReportedReplay } from '../../domain/report.ts';
import { clean, fewOf, minuteText } from './text.ts';

type Shown = (text: string) => string;

/** Enough hex digits to identify a record; the whole digest is in the proof and in the JSON report. */
const DIGITS_SHOWN = 12;
const MOST_BREAKERS = 3;

/** Names the record that is replayed, and says what was decided then and now, in sentences. Empty for a run. */
export function replayText({ replay }: Pick<GateReport, 'replay'>, name: Shown = clean): string {
  if (replay === undefined) return '';
  const { digest, startedAtMs, run, given } = replay;
  const link = run === undefined ? '' : `, ${name(run)}`;
  const about = `Replay of record ${name(digest.slice(0, DIGITS_SHOWN))}: the run of ${minuteText(startedAtMs)}${link}.`;
  const decided = `${about} ${thenAndNow(replay, name)}.`;
  if (given.length > 0) return `${decided} Replaced: ${given.map((one) => name(one)).join(', ')}.`;
  if (!hasTurned(replay)) return decided;
  return `${decided} No setting was replaced: this version of the gate decides differently, or the record was changed.`;
}

export function replayPrefix({ replay }: Pick<GateReport, 'replay'>, name: Shown = clean): string {
  if (replay === undefined) return '';
  return `replay of record ${name(replay.digest.slice(0, DIGITS_SHOWN))}, then ${replay.was.verdict}: `;
}

export function hasTurned({ was, now }: Pick<ReportedReplay, 'was' | 'now'>): boolean {
  const isSame = was.verdict === now.verdict && was.reason === now.reason && was.exitCode === now.exitCode;
  return !isSame || JSON.stringify(was.brokenBy) !== JSON.stringify(now.brokenBy);
}

function thenAndNow({ was, now }: ReportedReplay, name: Shown): string {
  if (!hasTurned({ was, now })) return `Then and now ${decidedText(now, name)}`;
  const isSameWord = was.verdict === now.verdict && was.exitCode !== now.exitCode;
  const exitText = ({ exitCode }: DecidedReplay): string => (isSameWord ? ` with exit code ${exitCode}` : '');
  return `Then ${decidedText(was, name)}${exitText(was)}, now ${decidedText(now, name)}${exitText(now)}`;
}

function decidedText({ verdict, reason, brokenBy }: DecidedReplay, name: Shown): string {
  const word = reason === undefined ? verdict : `${verdict} (${name(reason)})`;
  return brokenBy.length === 0 ? word : `${word}, by ${fewOf(brokenBy, MOST_BREAKERS, name)}`;
}
