import type { GateReport } from '../../domain/report.ts';

type WithVerdict = Pick<GateReport, 'verdict'>;

/** The verdict where its report cannot be made. `what` says what could not be made; it contains no text from outside. */
export function plainFinalLine(report: WithVerdict, what: string): string {
  return finalLine(report, `${what}: this is a defect of the gate`);
}

/** The verdict where the process is stopped before its report is out. */
export function stoppedFinalLine(report: WithVerdict): string {
  return finalLine(report, 'the run was stopped from outside before its report was out');
}

function finalLine({ verdict }: WithVerdict, text: string): string {
  const { word, reason = '' } = verdict;
  return `gate: ${`${word.toUpperCase()} ${reason}`.trim()} - ${text}`;
}
