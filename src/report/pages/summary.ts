import type { GateReport } from '../../domain/report.ts';
import { fitRows } from '../text/fit-rows.ts';
import { details, linkTo, paragraphs } from '../text/markdown.ts';
import { hasCounts, longestList } from '../text/report-facts.ts';
import { historyChart, severityChart } from './chart.ts';
import { conditionTable } from './condition-table.ts';
import { countLine } from './count-line.ts';
import { countMatrix } from './count-matrix.ts';
import { headline, subjectLine } from './headline.ts';
import { knownAndMissing } from './known-and-missing.ts';
import { notes } from './notes.ts';
import { proof } from './proof.ts';
import { ruleTable } from './rule-table.ts';
import { waiverTable } from './waiver-table.ts';
import { whatToDo } from './what-to-do.ts';

/** Nobody would read more; the JSON report has them all. */
const MOST_RULES = 200;

/**
 * The job summary, at most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty.
 * Text from outside is harmless in it.
 */
export function renderSummary(report: GateReport, { maxBytes }: { readonly maxBytes: number }): string {
  const fits = (page: string) => Buffer.byteLength(page, 'utf8') <= maxBytes;
  const full = fitRows((rows) => fullPage(report, rows), longestList(report), fits);
  if (full !== undefined) return full;
  const short = shortPage(report);
  return fits(short) ? short : '';
}

function fullPage(report: GateReport, rows: number): string {
  const link = linkTo(report.links);
  const isInconclusive = report.verdict.word === 'inconclusive';
  return page(
    headline(report, '##'),
    hasCounts(report) ? countLine(report) : '',
    subjectLine(report, link),
    isInconclusive ? whatToDo(report, link) : '',
    isInconclusive ? knownAndMissing(report, link, rows) : '',
    section('Conditions', conditionTable(report, rows)),
    section('Worst rules', ruleTable(report, link, Math.min(rows, MOST_RULES))),
    isInconclusive ? '' : whatToDo(report, link),
    section('Issues', hasCounts(report) ? issues(report) : ''),
    section('Waivers', waiverTable(report, rows)),
    section('Notes', notes(report, rows)),
    details('Proof: scans, commit, policy, times, requests', proof(report, link, rows)),
  );
}

function issues(report: GateReport): string {
  return paragraphs(countMatrix(report), severityChart(report), historyChart(report));
}

function shortPage(report: GateReport): string {
  return page(headline(report, '##'), whatToDo(report, linkTo(report.links)));
}

function section(title: string, body: string): string {
  return body === '' ? '' : `### ${title}\n\n${body}`;
}

function page(...parts: readonly string[]): string {
  return `${paragraphs(...parts)}\n`;
}
