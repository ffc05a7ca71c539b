import type { GateReport } from '../../domain/report.ts';
import { clean, fitUnits } from '../text/text.ts';

/** What GitHub takes, in UTF-16 units. */
const MOST_UNITS = 140;

/** The one line of a commit status. */
export function statusDescription({ verdict }: GateReport): string {
  const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
  return fitUnits(clean(`${verdict.word}${reason}: ${verdict.message}`, MOST_UNITS), MOST_UNITS);
}
