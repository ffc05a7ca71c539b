import { COUNT_COLUMNS } from '../../domain/issue.ts';
import type { GateReport, ProjectReport, ReportedProject } from '../../domain/report.ts';
import { missingText } from './reason-text.ts';
import { countsText, hasCounts, isUnenforced } from './report-facts.ts';
import { fewOf } from './text.ts';
import type { TextStyle } from './text-style.ts';

const PROJECTS_IN_A_SENTENCE = 5;

/** A project of a report, as every writer takes it. A run of one project is its own only part, with no name beside that of the repository. */
export type ReportPart = GateReport & { readonly project?: ReportedProject };

export function partsOf(report: GateReport): readonly ReportPart[] {
  return report.projects ?? [report];
}

export function namesText(projects: readonly ProjectReport[], code = (text: string): string => text): string {
  return fewOf(projects, PROJECTS_IN_A_SENTENCE, ({ project }) => code(project.name));
}

export function verdictText(project: ProjectReport): string {
  const { word } = project.verdict;
  return isUnenforced(project) ? `${word} (not enforced)` : word;
}

/** Says what breaks a project, what is missing for its verdict, or why it passes. `prose` makes a sentence with quotes harmless, `code` a name. */
export function whatText(project: ProjectReport, { prose, code }: Pick<TextStyle, 'prose' | 'code'>): string {
  const { verdict, unscanned } = project;
  if (verdict.word === 'inconclusive') return `${missingText(project)} (${code(verdict.reason)})`;
  if (verdict.word === 'fail') return prose(verdict.message);
  return `${prose(verdict.message)}${unscanned.length === 0 ? '' : `; not scanned: ${unscanned.join(', ')}`}`;
}

export function issuesText(project: GateReport): string {
  return hasCounts(project) ? countsText(project, COUNT_COLUMNS) || '0' : 'not read';
}

/** Splits a report into the whole, which has the facts of the run or of all projects, and the projects without these, the worst first. */
export function sectionsOf(report: GateReport, projects: readonly ProjectReport[]) {
  const ofTheRun = new Set(report.notices);
  const ofProjects = new Set(
    projects.flatMap(({ project, notices }) => notices.map((one) => `${project.name}: ${one}`)),
  );
  return {
    whole: { ...report, notices: report.notices.filter((notice) => !ofProjects.has(notice)) },
    sections: projects.map((project) => ({
      ...project,
      otherProjects: [],
      // Requests are counted for the run: projects share many of them.
      requests: report.requests,
      problems: [],
      notices: project.notices.filter((notice) => !ofTheRun.has(notice)),
      // A waiver is unused only if no project uses it. The whole says so.
      waivers: project.waivers.map((one) => (one.state === 'unused' ? { ...one, state: 'active' as const } : one)),
      // The next step after a replay belongs to the whole.
      nextStep: report.replay === undefined ? project.nextStep : '',
    })),
  };
}

const MOST_OTHERS_NAMED = 10;

/** Names the projects that are not judged; empty if none is known. `code` makes a name harmless. */
export function otherProjectsText(
  { otherProjects }: Pick<GateReport, 'otherProjects'>,
  code: (text: string) => string,
): string {
  if (otherProjects.length === 0) return '';
  const names = fewOf(otherProjects, MOST_OTHERS_NAMED, (one) => `${code(one.name)} (project ${one.repositoryId})`);
  const [what, needs] = otherProjects.length === 1 ? ['another project', 'It needs'] : ['other projects', 'Each needs'];
  return `Not judged: ${names}, ${what} of this repository with a scan of this commit. ${needs} a gate of its own.`;
}
