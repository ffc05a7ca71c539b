import type { GateReport } from '../../domain/report.ts';

/** The final line if the report cannot be made, or if the process is stopped before it is written. `why` has no text from outside. */
export function plainFinalLine({ verdict }: Pick<GateReport, 'verdict'>, why: string): string {
  const { word, reason = '' } = verdict;
  return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${why}`;
}
