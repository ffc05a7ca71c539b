import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { mostThatFits, type PageSize } from '../../text/fit-page.ts';
import { code, details, linkTo, paragraphs, titled } from '../../text/markdown.ts';
import { isOfNoProject, namesText, projectNames, sectionsOf, withSums } from '../../text/projects.ts';
import { hasCounts, longestList, mostCulprits } from '../../text/report-facts.ts';
import { sentence } from '../../text/sentence.ts';
import { siblingsLine } from '../../text/unjudged.ts';
import { countLine } from '../count-line.ts';
import { placesLine, projectHeadline, toDo } from '../headline.ts';
import { requirementLine } from '../judged-line.ts';
import { notes, problemList } from '../notes.ts';
import { waiverTable } from '../waiver-table.ts';
import { isPlainPass, projectTable } from './project-table.ts';
import { wholeHeadline } from './whole-headline.ts';

export type WholePageStyle = {
  /** The headline of the whole stands above those of the projects. */
  readonly levels: readonly ['#', '##'] | readonly ['##', '###'];
  /** What stands below the headline of one project, as on a page of it alone. */
  readonly body: (project: GateReport, size: PageSize) => string;
  /** True where the page tells whether the code host requires this check. */
  readonly hasRequirement: boolean;
};

/** How much of it is shown: rows of the table, sections of projects that did not simply pass, and of those that did. */
type WholeSize = PageSize & { readonly table: number; readonly loud: number; readonly quiet: number };

/** Projects that simply passed are folded. Undefined where not even the headline and the next step fit. */
export function wholePage(
  report: GateReport,
  projects: readonly ProjectReport[],
  style: WholePageStyle,
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
    culprits: Math.max(...sections.map(mostCulprits)),
    rows: Math.max(longestList(whole), ...sections.map(longestList)),
    quiet: quiet.length,
  };
  const full = render(most);
  return fits(full) ? full : cutPage(render, most, fits);
}

/** What matters most is made as large as it fits, one after the other, before anything of the next is shown. */
function cutPage(
  render: (size: WholeSize) => string,
  most: WholeSize,
  fits: (page: string) => boolean,
): string | undefined {
  let size: WholeSize = { table: 0, loud: 0, culprits: 0, rows: 0, quiet: 0 };
  for (const part of ['table', 'loud', 'culprits', 'rows', 'quiet'] as const) {
    const here = size;
    const number = mostThatFits(most[part], (count) => fits(render({ ...here, [part]: count })));
    if (number === undefined) return undefined;
    size = { ...size, [part]: number };
    // Room that is too small for one more is left empty.
    if (number < most[part]) break;
  }
  return render(size);
}

function topOf(whole: GateReport, projects: readonly ProjectReport[], { levels, hasRequirement }: WholePageStyle) {
  const { replay, verdict, enforcement, grounds } = wholeHeadline(whole, projects);
  const sums = withSums(whole, projects);
  // What there is to do stands with each project, but not after a replay, or where the verdict is of none of them.
  const isToldHere = whole.replay !== undefined || isOfNoProject(whole, projects);
  return ({ table, loud, rows }: WholeSize): string =>
    paragraphs(
      replay === '' ? '' : `> ${replay}`,
      `${levels[0]} ${verdict}`,
      enforcement === '' ? '' : `> ${enforcement}`,
      grounds,
      isToldHere || loud === 0 ? toDo(sentence(whole.nextStep)) : '',
      problemList(whole, rows),
      whole.siblings.length === 0 ? '' : siblingsLine(whole, code),
      hasRequirement ? requirementLine(whole) : '',
      projectTable(projects, table),
      hasCounts(sums) ? `In all: ${countLine(sums)}` : '',
      titled('Notes', notes(whole, rows)),
    );
}

function loudSections(
  loud: readonly ProjectReport[],
  projects: readonly ProjectReport[],
  style: WholePageStyle,
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
  style: WholePageStyle,
  size: WholeSize,
): string {
  if (quiet.length === 0) return '';
  const left = quiet.length - size.quiet;
  const shown = quiet.slice(0, size.quiet).map((project) => section(project, projects, style, size));
  if (shown.length === 0) return '';
  const title = quiet.length === 1 ? '1 project that passed' : `${quiet.length} projects that passed`;
  return details(title, paragraphs(...shown, left === 0 ? '' : `and ${left} more, see the table`));
}

function section(
  project: ProjectReport,
  projects: readonly ProjectReport[],
  { levels, body }: WholePageStyle,
  size: PageSize,
): string {
  return paragraphs(projectHeadline(project, levels[1], projectNames(projects)(project, code)), body(project, size));
}

function bottomOf(whole: GateReport, { rows }: WholeSize): string {
  const waivers = waiverTable(whole, rows);
  return paragraphs(
    waivers === '' ? '' : details('Waivers of all projects', waivers),
    placesLine({ ...whole, links: { ...whole.links, findings: undefined } }, linkTo(whole.links)),
  );
}
