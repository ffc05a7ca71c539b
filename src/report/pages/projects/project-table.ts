import type { ProjectReport } from '../../../domain/report.ts';
import { code, prose } from '../../text/markdown.ts';
import { issuesText, projectNames, verdictText, whatText } from '../../text/projects.ts';
import { isPassWhereNothingBlocks, warnings } from '../../text/report-facts.ts';
import { table } from '../../text/table.ts';

export function projectTable(projects: readonly ProjectReport[], rows: number): string {
  const nameOf = projectNames(projects);
  return table<ProjectReport>(
    [
      { title: 'Project', cell: (project) => nameOf(project, code) },
      { title: 'Verdict', cell: (project) => `${markOf(project)} ${verdictText(project)}` },
      { title: 'What breaks it, or is missing', cell: (project) => whatText(project, { prose, code }) },
      { title: 'Issues', cell: issuesText },
    ],
    projects,
    { most: rows, noun: 'projects' },
  );
}

export function isPlainPass(project: ProjectReport): boolean {
  return project.verdict.word === 'pass' && !isPassWhereNothingBlocks(project) && warnings(project).length === 0;
}

/** A warning has its number in the headline: a pass beside it is green, as on the page of one project. */
function markOf(project: ProjectReport): string {
  if (project.verdict.word === 'fail') return '❌';
  return project.verdict.word === 'pass' && !isPassWhereNothingBlocks(project) ? '✅' : '⚠️';
}
