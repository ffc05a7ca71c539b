import type { GateReport } from '../domain/report.ts';
import { clean } from './text.ts';

/** What GitHub takes, in characters. */
const MOST_CHARACTERS = 140;

/** The one line of a commit status. */
export function statusDescription({ verdict }: GateReport): string {
  const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
  return clean(`${verdict.word}${reason}: ${verdict.message}`, MOST_CHARACTERS).slice(0, MOST_CHARACTERS);
}
