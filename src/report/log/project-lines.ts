import type { ProjectReport } from '../../domain/report.ts';
import { MOST_OF_A_SENTENCE } from '../text/markdown.ts';
import { plainTable } from '../text/plain-table.ts';
import { projectNames } from '../text/projects/project-names.ts';
import { issuesText, verdictText, whatText } from '../text/projects/project-row.ts';
import { clean } from '../text/text.ts';

const MOST_LOGGED_PROJECTS = 100;

export function projectLines(projects: readonly ProjectReport[], room: number | undefined): string[] {
  const nameOf = projectNames(projects);
  const lines = plainTable<ProjectReport>(
    [
      { title: 'VERDICT', cell: verdictText },
      { title: 'PROJECT', cell: (project) => nameOf(project, (text) => clean(text)) },
      { title: 'ISSUES', isExtra: true, cell: issuesText },
      {
        title: 'WHAT BREAKS IT OR IS MISSING',
        cell: (project) =>
          whatText(project, { prose: (text) => clean(text, MOST_OF_A_SENTENCE), code: (text) => clean(text) }),
      },
    ],
    projects.slice(0, MOST_LOGGED_PROJECTS),
    room,
  );
  const left = projects.length - MOST_LOGGED_PROJECTS;
  return left > 0 ? [...lines, `and ${left} more projects`] : lines;
}
