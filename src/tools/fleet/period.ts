import { quote } from '../../domain/text/suggestion.ts';
import { InputProblem } from '../../inputs/parse-value.ts';

export const USUAL_PERIOD = '7d';
const PERIOD_UNIT_MS = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;
/** The platform keeps scans for so long. */
const LONGEST_PERIOD_MS = 30 * PERIOD_UNIT_MS.d;

/** A time before now in milliseconds: a whole number and h, d or w. */
export function parsePeriod(text: string): number {
  const match = /^([1-9][0-9]{0,3})([hdw])$/.exec(text);
  if (match === null)
    throw new InputProblem(`${quote(text)} is not a period; write a whole number and h, d or w, as 7d`);
  const ms = Number(match[1]) * PERIOD_UNIT_MS[match[2] as keyof typeof PERIOD_UNIT_MS];
  if (ms > LONGEST_PERIOD_MS)
    throw new InputProblem(`${quote(text)} is more than 30d, for which the platform keeps scans`);
  return ms;
}
