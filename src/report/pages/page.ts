import { COUNT_COLUMNS } from '../../domain/issue.ts';
import type { GateReport } from '../../domain/report.ts';
import { findingRows } from '../text/finding-rows.ts';
import { fitPage, MOST_ROWS, type PageSize } from '../text/fit-page.ts';
import { pasteLines } from '../text/fixes.ts';
import { replayText } from '../text/replay-text.ts';
import { atLeast, hasCounts, hasFound, isToFix } from '../text/report-facts.ts';
import { fewLines, joined, moreLine } from '../text/text.ts';
import { details, markdown, paragraphs, prose, quoted, small, titled } from '../text/text-style.ts';
import { mayBeNoDanger } from '../text/ways-out.ts';
import { baselineRules, pageFacts } from './page-facts.ts';
import { brokenRules, conditionTable, countMatrix, findingsTable, otherRules, waiverTable } from './page-tables.ts';
import { headline, pageNotes, whatIsMissing, whatToDo } from './page-top.ts';
import { proof } from './proof.ts';

export type PageForm = {
  readonly level: '##' | '###';
  readonly mostRows: number;
  /** Most rules in a list: of those that break a condition, and of the others. */
  readonly mostBroken: number;
  readonly mostOthers: number;
  /** True for a page with a chart, which does not fold the conditions. */
  readonly isSummary: boolean;
};

/** Number of notes that even the smallest page may show: those about what the verdict does not cover come first. */
const LEAST_NOTES = 12;

/** As much of the page of one project as fits; undefined if not even an empty page does. */
export function fittedPage(report: GateReport, form: PageForm, fits: (page: string) => boolean): string | undefined {
  const most = { findings: Math.min(findingRows(report).rows.length, form.mostRows), rows: MOST_ROWS };
  return fitPage((size) => `${paragraphs(topOf(report, form.level), pageBody(report, form, size))}\n`, most, fits);
}

export function pageBody(report: GateReport, form: PageForm, { findings, rows }: PageSize): string {
  const style = markdown(report);
  const { links } = report;
  const isProject = 'project' in report;
  const conditions = hasFound(report) ? conditionTable(report, rows) : '';
  const hasIssues = report.verdict.word === 'pass' ? report.counts.total !== 0n : hasCounts(report);
  // The text about fixing a fail has this link already.
  const isLinked = hasIssues && !(isToFix(report) && mayBeNoDanger(report));
  const toIssues = isLinked ? style.link('issues on the platform', links.findings) : '';
  const toRun = links.run === undefined || isProject ? '' : style.link('this run', links.run);
  return paragraphs(
    findingsTable(report, Math.min(findings, form.mostRows)),
    baselineRules(report, Math.min(rows, form.mostOthers), style).join('  \n'),
    reportedOf(report),
    problemList(report, rows),
    quoted(fewLines(pageNotes(report, style, isProject), Math.max(rows, LEAST_NOTES))),
    form.isSummary ? conditions : '',
    small(joined([...pageFacts(report, style), toIssues, toRun], ' · ')),
    details(
      hasFound(report) ? 'Conditions, other rules, proof' : 'Proof',
      folded(report, form, rows, form.isSummary ? '' : conditions),
    ),
  );
}

/** The verdict, why it is not a pass, and what to do. Used for a wrong setting, which leaves nothing else to show, and if there is little room. */
export function shortPage(report: GateReport, level: '##' | '###'): string {
  const style = markdown(report);
  const [reason = ''] = report.verdict.word === 'inconclusive' ? pageFacts(report, style) : [];
  return `${paragraphs(topOf(report, level), reportedOf(report), small(reason))}\n`;
}

function reportedOf(report: GateReport): string {
  const style = markdown(report);
  return joined([whatIsMissing(report, style), whatToDo(report, style)]);
}

function topOf(report: GateReport, level: '##' | '###'): string {
  const replay = replayText(report, markdown(report).code);
  return paragraphs(replay === '' ? '' : `> ${replay}`, headline(report, level));
}

function folded(report: GateReport, { isSummary, mostBroken, mostOthers }: PageForm, rows: number, conditions: string) {
  return paragraphs(
    titled('Conditions', conditions),
    titled('Issues', hasCounts(report) ? paragraphs(countMatrix(report), isSummary ? severityChart(report) : '') : ''),
    titled('Rules that break a condition', brokenRules(report, Math.min(rows, mostBroken))),
    titled('Other rules', otherRules(report, Math.min(rows, mostOthers))),
    titled('Waivers', waiverTable(report, rows)),
    titled('Lines to copy', pasteLines(report)),
    titled('Proof', proof(report, rows)),
  );
}

/** Everything that is wrong in the policy, if that is more than the headline says; else empty. */
export function problemList({ problems }: GateReport, rows: number): string {
  if (problems.length < 2) return '';
  const shown = problems.slice(0, Math.max(rows, 1)).map((problem) => `- ${prose(problem)}`);
  return paragraphs('**What to correct**', shown.join('\n'), ...moreLine(problems.length - shown.length));
}

/** A Mermaid chart of our own words and numbers; empty where there is nothing to draw. */
export function severityChart({ counts, countsAre }: GateReport): string {
  // A bar shows how many issues there are. If that is not known, there is no bar.
  if (countsAre === 'unsettled') return '';
  const bars = COUNT_COLUMNS.map((column) => ({ column, count: Number(counts[column] ?? 0n) })).filter(
    ({ count }) => count > 0 && Number.isSafeInteger(count),
  );
  if (bars.length === 0) return '';
  return mermaid([
    '  title "Issues by severity"',
    `  x-axis [${bars.map(({ column, count }) => `"${column}: ${atLeast(countsAre)}${count}"`).join(', ')}]`,
    `  y-axis 0 --> ${Math.max(...bars.map(({ count }) => count))}`,
    `  bar [${bars.map(({ count }) => count).join(', ')}]`,
  ]);
}

/** A mid-tone that is easy to see on a white page and on a dark one; everything else follows the reader's own theme. */
const BAR_COLOR = '#7c83db';

/** Without a scale: the labels show the numbers. */
function mermaid(lines: readonly string[]): string {
  const yAxis = { showLabel: false, showTick: false, showAxisLine: false };
  const theme = { xyChart: { backgroundColor: 'transparent', plotColorPalette: BAR_COLOR } };
  const settings = { xyChart: { width: 720, height: 240, yAxis }, themeVariables: theme };
  return ['```mermaid', `%%{init: ${JSON.stringify(settings)}}%%`, 'xychart-beta', ...lines, '```'].join('\n');
}
