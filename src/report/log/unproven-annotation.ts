import type { GateReport } from '../../domain/report.ts';
import { isUnenforced } from '../text/report-facts.ts';
import { plainSentence } from '../text/sentence.ts';
import { missingText, whoActs } from '../text/told-reason.ts';
import { type Annotation, annotation } from './annotation.ts';

/** Says what is missing for a verdict, who can do something, and what: all there is to show where a setting is refused. */
export function unprovenAnnotation(report: GateReport): Annotation {
  const { verdict, nextStep } = report;
  const title = `Findings Gate is inconclusive: ${missingText(report)} (${verdict.reason})`;
  const said = [plainSentence(verdict.message), whoActs(report), `Next: ${nextStep}`];
  const level = isUnenforced(report) ? 'warning' : 'error';
  return annotation(level, title, said.filter((part) => part !== '').join(' '));
}
