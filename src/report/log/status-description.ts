import { MOST_STATUS_CHARACTERS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { clean, fitUnits } from '../text/text.ts';

/** The one line of a commit status. Its length is counted in UTF-16 units: a text has at least as many of them as characters. */
export function statusDescription({ verdict }: GateReport): string {
  const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
  return fitUnits(
    clean(`${verdict.word}${reason}: ${verdict.message}`, MOST_STATUS_CHARACTERS),
    MOST_STATUS_CHARACTERS,
  );
}
