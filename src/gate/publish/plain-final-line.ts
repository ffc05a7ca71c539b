import type { GateReport } from '../../domain/report.ts';

/** The verdict where its report cannot be made. `what` says what could not be made; it contains no text from outside. */
export function plainFinalLine({ verdict }: Pick<GateReport, 'verdict'>, what: string): string {
  const { word, reason = '' } = verdict;
  return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${what}: this is a defect of the gate`;
}
