import { MOST_SUMMARY_RULES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { COUNT_COLUMNS } from '../../domain/severity.ts';
import { fitPage, type PageSize } from '../text/fit-page.ts';
import { details, linkTo, paragraphs } from '../text/markdown.ts';
import { projectsOf } from '../text/projects.ts';
import { hasChanged, hasCounts, isQuietPass, longestList, mostCulprits } from '../text/report-facts.ts';
import { baselineRules } from './baseline-rules.ts';
import { historyChart, severityChart } from './chart.ts';
import { conditionTable } from './condition-table.ts';
import { countLine, triageLine } from './count-line.ts';
import { countMatrix, openColumns } from './count-matrix.ts';
import { culprits } from './culprits.ts';
import { headline, placesLine } from './headline.ts';
import { judgedLine, requirementLine, unjudged } from './judged-line.ts';
import { knownAndMissing } from './known-and-missing.ts';
import { notes, problemList } from './notes.ts';
import { pasteLines } from './paste-lines.ts';
import { type WholePageStyle, wholePage } from './projects/whole-page.ts';
import { proof } from './proof.ts';
import { otherRules } from './rule-table.ts';
import { isCalm, waiverTable } from './waiver-table.ts';
import { shortPage, whatToDo } from './what-to-do.ts';

/** They tell of every condition in a line, which goes before the rules of each: the more conditions are broken, the more. */
const MOST_SUMMARY_CONDITIONS = 1_000;

/** So many rules of a condition are not folded away. */
const OPEN_SUMMARY_RULES = 50;

/** At most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty. */
export function renderSummary(report: GateReport, { maxBytes }: { readonly maxBytes: number }): string {
  const fits = (page: string) => Buffer.byteLength(page, 'utf8') <= maxBytes;
  const projects = projectsOf(report);
  const most = { culprits: mostCulprits(report), rows: longestList(report) };
  const full =
    projects === undefined
      ? fitPage((size) => fullPage(report, size), most, fits)
      : wholePage(report, projects, IN_A_SUMMARY, fits);
  if (full !== undefined) return full;
  const short = shortPage(report, '##');
  return fits(short) ? short : '';
}

const IN_A_SUMMARY: WholePageStyle = { levels: ['#', '##'], body: summaryBody, hasRequirement: true };

function fullPage(report: GateReport, size: PageSize): string {
  // Nothing was asked, so there is nothing to show but what is wrong.
  if (report.verdict.reason === 'config') return shortPage(report, '##');
  return `${paragraphs(headline(report, '##'), summaryBody(report, size))}\n`;
}

function summaryBody(report: GateReport, size: PageSize): string {
  return isQuietPass(report) ? quietBody(report, size) : busyBody(report, size);
}

/** Nobody has to act: the evidence is folded. */
function quietBody(report: GateReport, { rows }: PageSize): string {
  const link = linkTo(report.links);
  return paragraphs(
    unjudged(report),
    judgedLine(report, link),
    requirementLine(report),
    hasChanged(report) ? countLine(report) : '',
    triageLine(report),
    baselineRules(report, Math.min(rows, OPEN_SUMMARY_RULES)),
    report.counts.total === 0n ? '' : placesLine(report, link),
    details('Conditions, counts and proof', evidence(report, rows)),
  );
}

function busyBody(report: GateReport, { culprits: most, rows }: PageSize): string {
  const link = linkTo(report.links);
  const isInconclusive = report.verdict.word === 'inconclusive';
  return paragraphs(
    whatToDo(report, link),
    problemList(report, rows),
    unjudged(report),
    judgedLine(report, link),
    requirementLine(report),
    pasteLines(report),
    culprits(report, '###', { most, open: OPEN_SUMMARY_RULES }),
    isInconclusive ? knownAndMissing(report, link, rows) : '',
    hasCounts(report)
      ? paragraphs(countLine(report), triageLine(report), baselineRules(report, Math.min(rows, MOST_SUMMARY_RULES)))
      : '',
    placesLine(report, link),
    breaking(report, rows, most > 0 ? Math.max(rows, MOST_SUMMARY_CONDITIONS) : rows),
    folded('Other counts, rules and waivers', others(report, rows)),
    proofDetails(report, rows),
  );
}

/** Nobody has to look at it: all of it is folded already. */
function evidence(report: GateReport, rows: number): string {
  const issues = hasCounts(report) ? paragraphs(countMatrix(report), severityChart(report), historyChart(report)) : '';
  return paragraphs(
    section('Conditions', conditionTable(report, rows)),
    section('Issues', issues),
    otherRulesSection(report, rows),
    section('Waivers', waiverTable(report, rows)),
    section('Notes', notes(report, rows)),
    proofDetails(report, rows),
  );
}

/** All conditions, the counts that broken ones count, and what else somebody has to know. */
function breaking(report: GateReport, rows: number, conditions: number): string {
  const columns = openColumns(report);
  const isShown = hasCounts(report) && columns.length > 0;
  const urgent = report.waivers.filter((waiver) => !isCalm(waiver));
  return paragraphs(
    section('Conditions', conditionTable(report, conditions)),
    section('Issues', isShown ? paragraphs(countMatrix(report, columns), severityChart(report)) : ''),
    section('Waivers', waiverTable(report, rows, urgent)),
    section('Notes', notes(report, rows)),
  );
}

function others(report: GateReport, rows: number): string {
  const open = openColumns(report);
  const columns = COUNT_COLUMNS.filter((column) => !open.includes(column));
  const chart = open.length === 0 ? severityChart(report) : '';
  const matrix = columns.length === 0 ? '' : countMatrix(report, columns);
  return paragraphs(
    section('Other issues', hasCounts(report) ? paragraphs(matrix, chart, historyChart(report)) : ''),
    otherRulesSection(report, rows),
    section('Waivers that hold', waiverTable(report, rows, report.waivers.filter(isCalm))),
  );
}

function otherRulesSection(report: GateReport, rows: number): string {
  const title = report.breakingRules > 0 ? 'Other rules' : 'Rules';
  return section(title, otherRules(report, Math.min(rows, MOST_SUMMARY_RULES)));
}

function proofDetails(report: GateReport, rows: number): string {
  return details('Proof: scans, commit, policy, times, requests', proof(report, linkTo(report.links), rows));
}

function folded(title: string, body: string): string {
  return body === '' ? '' : details(title, body);
}

function section(title: string, body: string): string {
  return body === '' ? '' : `### ${title}\n\n${body}`;
}
