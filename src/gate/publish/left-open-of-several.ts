import type { GateReport } from '../../domain/report.ts';
import { missingProjectsText, namesText, projectNames, projectsOf } from '../../report/text/projects.ts';
import { plainSentence } from '../../report/text/sentence.ts';
import { clean } from '../../report/text/text.ts';

export function leftOpenOfSeveral(
  report: GateReport,
  leftOpenOfOne: (project: GateReport) => readonly string[],
): readonly string[] {
  const projects = projectsOf(report) ?? [];
  const nameOf = projectNames(projects);
  const all = projects.flatMap((project) => leftOpenOfOne(project).map((text) => ({ project, text })));
  const reported = [...Map.groupBy(all, ({ text }) => text)].map(([text, alike]) => {
    const some = alike.map(({ project }) => project);
    return `${some.length === 1 ? 'Project' : 'Projects'} ${namesText(some, nameOf, (name) => clean(name))}: ${text}`;
  });
  const missing = missingProjectsText(report, (name) => clean(name));
  return missing === '' ? reported : [...reported, `${plainSentence(missing)} Check that each is scanned.`];
}
