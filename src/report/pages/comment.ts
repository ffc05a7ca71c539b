import { MOST_COMMENT_RULES, MOST_COMMENT_UNITS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { titled } from '../text/text-style.ts';
import { type PageForm, shortPage } from './page.ts';
import { fullPage } from './whole-page.ts';

const COMMENT: PageForm = {
  level: '###',
  mostRows: 20,
  mostBroken: 20,
  mostOthers: MOST_COMMENT_RULES,
  isSummary: false,
  section: titled,
};

/** The pull-request comment, below the line of its marker: a short form of the summary, cut at rows to its limit. Text from outside is harmless in it. */
export function renderComment(
  report: GateReport,
  { marker, maxLength = MOST_COMMENT_UNITS }: { readonly marker: string; readonly maxLength?: number },
): string {
  const fits = (page: string) => marker.length + 1 + page.length <= maxLength;
  return `${marker}\n${fullPage(report, COMMENT, fits) ?? shortPage(report, '###')}`;
}
