import type { GateReport } from '../../domain/report.ts';
import { linkTo, paragraphs } from '../text/markdown.ts';
import { headline } from './headline.ts';
import { whatToDo } from './what-to-do.ts';

/** The verdict and the next step: all there is to say of a wrong setting, and all that fits where there is little room. Markdown. */
export function shortPage(report: GateReport, level: '##' | '###'): string {
  return `${paragraphs(headline(report, level), whatToDo(report, linkTo(report.links)))}\n`;
}
