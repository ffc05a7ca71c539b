import { MOST_RULES_OF_A_CONDITION, MOST_SUMMARY_RULES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { areNamed, partsOf } from '../text/projects.ts';
import { type PageForm, shortPage } from './page.ts';
import { fullPage } from './whole-page.ts';

const SUMMARY: PageForm = {
  level: '##',
  mostRows: 50,
  mostBroken: MOST_RULES_OF_A_CONDITION,
  mostOthers: MOST_SUMMARY_RULES,
  isSummary: true,
  section: (title, body) => (body === '' ? '' : `### ${title}\n\n${body}`),
};

/** At most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty. */
export function renderSummary(report: GateReport, { maxBytes }: { readonly maxBytes: number }): string {
  const fits = (page: string) => Buffer.byteLength(page, 'utf8') <= maxBytes;
  // Of a wrong setting nothing was asked, so there is nothing to show but what is wrong.
  const isRefusal = report.verdict.reason === 'config' && !areNamed(partsOf(report));
  const full = fullPage(report, SUMMARY, fits);
  const page = isRefusal || full === undefined ? shortPage(report, '##') : full;
  return fits(page) ? page : '';
}
