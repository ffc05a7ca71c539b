import {
  MOST_COMMENT_RULES,
  MOST_COMMENT_UNITS,
  MOST_RULES_OF_A_CONDITION,
  MOST_SUMMARY_RULES,
} from '../../domain/limits.ts';
import type { GateReport, ProjectReport } from '../../domain/report.ts';
import { fitPage, MOST_ROWS, type PageSize } from '../text/fit-page.ts';
import { issuesText, namesText, otherProjectsText, sectionsOf, verdictText, whatText } from '../text/projects.ts';
import { enforcementNote, missingText, whoActs } from '../text/reason-text.ts';
import { replayText } from '../text/replay-text.ts';
import { counted, isPassWhereNothingBlocks, warnings } from '../text/report-facts.ts';
import { table } from '../text/table.ts';
import { joined, plainSentence } from '../text/text.ts';
import { code, details, markdown, paragraphs, quoted, small, type TextStyle } from '../text/text-style.ts';
import { fittedPage, type PageForm, pageBody, problemList, shortPage } from './page.ts';
import { waiverTable } from './page-tables.ts';
import { headline, runNotes, verdictLine } from './page-top.ts';

const COMMENT: PageForm = {
  level: '###',
  mostRows: 20,
  mostBroken: 20,
  mostOthers: MOST_COMMENT_RULES,
  isSummary: false,
};

/** The pull-request comment, below the line of its marker: a short form of the summary, cut at rows to its limit. Text from outside is harmless in it. */
export function renderComment(
  report: GateReport,
  { marker, maxLength = MOST_COMMENT_UNITS }: { readonly marker: string; readonly maxLength?: number },
): string {
  const fits = (page: string) => marker.length + 1 + page.length <= maxLength;
  return `${marker}\n${fullPage(report, COMMENT, fits) ?? shortPage(report, '###')}`;
}

const SUMMARY: PageForm = {
  level: '##',
  mostRows: 50,
  mostBroken: MOST_RULES_OF_A_CONDITION,
  mostOthers: MOST_SUMMARY_RULES,
  isSummary: true,
};

/** At most `maxBytes` bytes of UTF-8: cut at rows, then down to the verdict and the next step, then empty. */
export function renderSummary(report: GateReport, { maxBytes }: { readonly maxBytes: number }): string {
  const fits = (page: string) => Buffer.byteLength(page, 'utf8') <= maxBytes;
  // With a wrong setting, nothing is requested: there is nothing to show but what is wrong.
  const isRefusal = report.verdict.reason === 'config' && report.projects === undefined;
  const page = (isRefusal ? undefined : fullPage(report, SUMMARY, fits)) ?? shortPage(report, '##');
  return fits(page) ? page : '';
}

/** The size of a page of several projects, with rows of the table, sections of projects that are not a plain pass, and of those that are. */
type WholeSize = PageSize & { readonly table: number; readonly loud: number; readonly quiet: number };

function fullPage(report: GateReport, form: PageForm, fits: (page: string) => boolean): string | undefined {
  const { projects } = report;
  if (projects === undefined) return fittedPage(report, form, fits);
  const { whole, sections } = sectionsOf(report, projects);
  const loud = sections.filter((project) => !isPlainPass(project));
  const quiet = sections.filter(isPlainPass);
  const top = topOf(whole, projects, form);
  const render = (size: WholeSize): string => {
    const section = (project: ProjectReport): string =>
      paragraphs(headline(project, form.level, code(project.project.name)), pageBody(project, form, size));
    const left = [...loud.slice(size.loud), ...quiet.slice(size.quiet)];
    const parts = [
      top(size),
      ...loud.slice(0, size.loud).map(section),
      foldedPasses(quiet.slice(0, size.quiet).map(section)),
      left.length === 0 ? '' : `Not shown here: ${namesText(left, code)}`,
      bottomOf(whole, size),
    ];
    return `${paragraphs(...parts)}\n`;
  };
  const most: WholeSize = {
    table: projects.length,
    loud: loud.length,
    findings: form.mostRows,
    rows: MOST_ROWS,
    quiet: quiet.length,
  };
  return fitPage(render, most, fits);
}

function topOf(whole: GateReport, projects: readonly ProjectReport[], { level }: PageForm) {
  const style = markdown(whole);
  const { replay, verdict, grounds, notes } = wholeTop(whole, projects, style);
  return ({ table: projectRows, loud, rows }: WholeSize): string =>
    paragraphs(
      replay === '' ? '' : `> ${replay}`,
      `${level.slice(1)} ${verdict}`,
      grounds,
      whole.replay !== undefined || loud === 0 ? style.sentence(whole.nextStep) : '',
      problemList(whole, rows),
      quoted(notes),
      projectTable(projects, projectRows, style),
    );
}

function foldedPasses(shown: readonly string[]): string {
  return shown.length === 0 ? '' : details(`${counted(shown.length, 'project')} that passed`, paragraphs(...shown));
}

function bottomOf(whole: GateReport, { rows }: WholeSize): string {
  const waivers = waiverTable(whole, rows);
  return paragraphs(
    waivers === '' ? '' : details('Waivers of all projects', waivers),
    whole.links.run === undefined ? '' : small(markdown(whole).link('this run', whole.links.run)),
  );
}

/** Pieces of the top of a page of several projects, in their order; empty ones say nothing. The first project has the reason of the run. */
export function wholeTop(report: GateReport, projects: readonly ProjectReport[], style: TextStyle) {
  const worst = projects[0]!;
  const isProven = report.verdict.word !== 'inconclusive';
  // The verdict of a pass already says it.
  const open = report.verdict.word === 'pass' ? [] : projects.filter(isPassWhereNothingBlocks);
  return {
    replay: replayText(report, style.code),
    verdict: verdictLine(report, style),
    grounds: joined([
      isProven ? '' : `${style.strong('Not a pass.')} ${style.code(worst.project.name)}: ${missingText(worst)}.`,
      isProven ? '' : whoActs(worst).replace(/:$/, '.'),
      open.length === 0 ? '' : plainSentence(`nothing blocks (${namesText(open, style.code)})`),
    ]),
    notes: [enforcementNote(report, style), otherProjectsText(report, style.code), ...runNotes(report, style)].filter(
      Boolean,
    ),
  };
}

function projectTable(projects: readonly ProjectReport[], rows: number, style: TextStyle): string {
  return table<ProjectReport>(
    [
      { title: 'Project', cell: (project) => style.code(project.project.name) },
      { title: 'Verdict', cell: (project) => `${markOf(project)} ${verdictText(project)}` },
      { title: 'What breaks it, or is missing', cell: (project) => whatText(project, style) },
      { title: 'Issues', cell: issuesText },
    ],
    projects,
    rows,
  );
}

export function isPlainPass(project: ProjectReport): boolean {
  return project.verdict.word === 'pass' && !isPassWhereNothingBlocks(project) && warnings(project).length === 0;
}

/** A pass with warnings is green, as on the page of one project: its message names the warnings. */
function markOf(project: ProjectReport): string {
  if (project.verdict.word === 'fail') return '❌';
  return project.verdict.word === 'pass' && !isPassWhereNothingBlocks(project) ? '✅' : '⚠️';
}
