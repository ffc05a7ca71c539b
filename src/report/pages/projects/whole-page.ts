import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { fitPage, type PageSize } from '../../text/fit-page.ts';
import { areNamed, issuesText, namesText, partsOf, projectNames, sectionsOf, withSums } from '../../text/projects.ts';
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
  form: PageForm,
  fits: (page: string) => boolean,
): string | undefined {
  const { whole, sections } = sectionsOf(report, projects);
  const loud = sections.filter((project) => !isPlainPass(project));
  const quiet = sections.filter(isPlainPass);
  const nameOf = projectNames(projects);
  const top = topOf(whole, projects, form);
  const render = (size: WholeSize): string => {
    const section = (project: ProjectReport): string =>
      paragraphs(headline(project, form.level, nameOf(project, code)), pageBody(project, form, size));
    const left = loud.slice(size.loud);
    const parts = [
      top(size),
      ...loud.slice(0, size.loud).map(section),
      left.length === 0 ? '' : `Not shown here: ${namesText(left, nameOf, code)}`,
      foldedPasses(quiet.slice(0, size.quiet).map(section), quiet.length),
      bottomOf(whole, size),
    ];
    return `${paragraphs(...parts)}\n`;
  };
  const most: WholeSize = {
    table: projects.length,
    loud: loud.length,
    findings: form.mostRows,
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
      whole.replay !== undefined || loud === 0 ? sentence(whole.nextStep) : '',
      problemList(whole, rows),
      quoted(notes),
      isSummary ? requirementLine(whole) : '',
      projectTable(projects, table),
      hasCounts(sums) ? small([`In all: ${issuesText(sums)}`, ...comparedFacts(sums, markdown(sums))].join(' · ')) : '',
    );
}

function foldedPasses(shown: readonly string[], inAll: number): string {
  if (shown.length === 0) return '';
  const left = inAll - shown.length;
  const title = inAll === 1 ? '1 project that passed' : `${inAll} projects that passed`;
  return details(title, paragraphs(...shown, left === 0 ? '' : `and ${left} more, see the table`));
}

function bottomOf(whole: GateReport, { rows }: WholeSize): string {
  const waivers = waiverTable(whole, rows);
  return paragraphs(
    waivers === '' ? '' : details('Waivers of all projects', waivers),
    whole.links.run === undefined ? '' : small(linkTo(whole.links)('this run', whole.links.run)),
  );
}
