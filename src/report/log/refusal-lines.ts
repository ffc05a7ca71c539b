import type { GateReport } from '../../domain/report.ts';
import { plainSentence } from '../text/sentence.ts';
import { replayText } from '../text/told-replay.ts';

/** What is wrong with a setting, and what to do about it: a wrong one leaves nothing else to tell. The lines are raw. */
export function refusalLines(report: GateReport): string[] {
  const { verdict, nextStep } = report;
  const replay = replayText(report);
  return [...(replay === '' ? [] : [replay]), plainSentence(verdict.message), `Next: ${nextStep}`];
}
