import { MOST_RULES_OF_A_CONDITION, MOST_SUMMARY_RULES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { projectsOf } from '../text/projects.ts';
import { fittedPage, type PageForm, shortPage } from './page.ts';
import { wholePage } from './projects/whole-page.ts';

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
  const projects = projectsOf(report);
  // Of a wrong setting nothing was asked, so there is nothing to show but what is wrong.
  const isRefusal = report.verdict.reason === 'config' && projects === undefined;
  const full = projects === undefined ? fittedPage(report, SUMMARY, fits) : wholePage(report, projects, SUMMARY, fits);
  const page = isRefusal || full === undefined ? shortPage(report, '##') : full;
  return fits(page) ? page : '';
}
