import { MOST_STATUS_CHARACTERS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { missingText, whoActsShort } from '../text/reasons/told-reason.ts';
import { clean, fitUnits } from '../text/text.ts';

/**
 * The one line of a commit status. It says of an inconclusive verdict what is missing and who can act: for more there is
 * no room. Its length is counted in UTF-16 units: a text has at least as many of them as characters.
 */
export function statusDescription(report: GateReport): string {
  const { verdict } = report;
  if (verdict.word === 'inconclusive') {
    return line(`inconclusive: ${missingText(report)}; ${whoActsShort(report)} (${verdict.reason})`);
  }
  const reason = verdict.reason === undefined ? '' : ` (${verdict.reason})`;
  return line(`${verdict.word}${reason}: ${verdict.message}`);
}

function line(text: string): string {
  return fitUnits(clean(text, MOST_STATUS_CHARACTERS), MOST_STATUS_CHARACTERS);
}
