import type { GateReport } from '../../domain/report.ts';
import { plainSentence } from '../text/sentence.ts';

/** What is wrong with a setting, and what to do about it: a wrong one leaves nothing else to tell. The lines are raw. */
export function refusalLines({ verdict, nextStep }: GateReport): string[] {
  return [plainSentence(verdict.message), `Next: ${nextStep}`];
}
