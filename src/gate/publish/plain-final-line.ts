import type { GateReport } from '../../domain/report.ts';

/** The verdict where its report cannot be made, or the process is stopped before it is out. `why` contains no text from outside. */
export function plainFinalLine({ verdict }: Pick<GateReport, 'verdict'>, why: string): string {
  const { word, reason = '' } = verdict;
  return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${why}`;
}
