import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { fitPage, type PageSize } from '../../text/fit-page.ts';
import {
  areNamed,
  hasStepOfItsOwn,
  issuesText,
  namesText,
  partsOf,
  projectNames,
  sectionsOf,
  withSums,
} from '../../text/projects.ts';
import { hasCounts, longestList } from '../../text/report-facts.ts';
import { code, details, linkTo, markdown, paragraphs, prose, quoted, sentence, small } from '../../text/text-style.ts';
import { otherProjectsLine } from '../../text/unjudged.ts';
import { fittedPage, type PageForm, pageBody, problemList, requirementLine } from '../page.ts';
import { comparedFacts } from '../page-facts.ts';
import { waiverTable } from '../page-tables.ts';
import { headline, runNotes } from '../page-top.ts';
import { isPlainPass, projectTable, wholeHeadline } from './whole-parts.ts';

/** How much of it is shown: rows of the table, sections of projects that did not simply pass, and of those that did. */
type WholeSize = PageSize & { readonly table: number; readonly loud: number; readonly quiet: number };

/** Undefined where not even the headline and the next step fit. */
export function fullPage(report: GateReport, form: PageForm, fits: (page: string) => boolean): string | undefined {
  const projects = partsOf(report);
  return areNamed(projects) ? wholePage(report, projects, form, fits) : fittedPage(report, form, fits);
}

/** Projects that simply passed are folded. */
function wholePage(
  report: GateReport,
  projects: readonly ProjectReport[],
  style: PageForm,
  fits: (page: string) => boolean,
): string | undefined {
  const { whole, sections } = sectionsOf(report, projects);
  const loud = sections.filter((project) => !isPlainPass(project));
  const quiet = sections.filter(isPlainPass);
  const top = topOf(whole, projects, style);
  const render = (size: WholeSize): string => {
    const projectsInTurn = [...loudSections(loud, projects, style, size), quietSections(quiet, projects, style, size)];
    return `${paragraphs(top(size), ...projectsInTurn, bottomOf(whole, size))}\n`;
  };
  const most: WholeSize = {
    table: projects.length,
    loud: loud.length,
    findings: style.mostRows,
    rows: Math.max(longestList(whole), ...sections.map(longestList)),
    quiet: quiet.length,
  };
  return fitPage(render, most, fits);
}

function topOf(whole: GateReport, projects: readonly ProjectReport[], { level, isSummary }: PageForm) {
  const { replay, verdict, enforcement, grounds } = wholeHeadline(whole, projects, markdown(whole));
  const sums = withSums(whole, projects);
  const notes = [
    enforcement,
    whole.otherProjects.length === 0 ? '' : otherProjectsLine(whole, code),
    ...runNotes(whole, { prose }),
  ].filter((note) => note !== '');
  return ({ table, loud, rows }: WholeSize): string =>
    paragraphs(
      replay === '' ? '' : `> ${replay}`,
      `${level.slice(1)} ${verdict}`,
      grounds,
      hasStepOfItsOwn(whole, projects) || loud === 0 ? sentence(whole.nextStep) : '',
      problemList(whole, rows),
      quoted(notes),
      isSummary ? requirementLine(whole) : '',
      projectTable(projects, table),
      hasCounts(sums) ? small([`In all: ${issuesText(sums)}`, ...comparedFacts(sums, markdown(sums))].join(' · ')) : '',
    );
}

function loudSections(
  loud: readonly ProjectReport[],
  projects: readonly ProjectReport[],
  style: PageForm,
  size: WholeSize,
): readonly string[] {
  const left = loud.slice(size.loud);
  return [
    ...loud.slice(0, size.loud).map((project) => section(project, projects, style, size)),
    left.length === 0 ? '' : `Not shown here: ${namesText(left, projectNames(projects), code)}`,
  ];
}

function quietSections(
  quiet: readonly ProjectReport[],
  projects: readonly ProjectReport[],
  style: PageForm,
  size: WholeSize,
): string {
  const left = quiet.length - size.quiet;
  const shown = quiet.slice(0, size.quiet).map((project) => section(project, projects, style, size));
  if (shown.length === 0) return '';
  const title = quiet.length === 1 ? '1 project that passed' : `${quiet.length} projects that passed`;
  return details(title, paragraphs(...shown, left === 0 ? '' : `and ${left} more, see the table`));
}

function section(project: ProjectReport, projects: readonly ProjectReport[], form: PageForm, size: PageSize): string {
  const name = projectNames(projects)(project, code);
  return paragraphs(headline(project, form.level, name), pageBody(project, form, size));
}

function bottomOf(whole: GateReport, { rows }: WholeSize): string {
  const waivers = waiverTable(whole, rows);
  return paragraphs(
    waivers === '' ? '' : details('Waivers of all projects', waivers),
    whole.links.run === undefined ? '' : small(linkTo(whole.links)('this run', whole.links.run)),
  );
}
