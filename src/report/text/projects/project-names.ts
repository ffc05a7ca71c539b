import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { clean } from '../text.ts';

/** How a page names a project. `code` makes a text from outside harmless. */
export type NameProject = (project: ProjectReport, code: (text: string) => string) => string;

/** The others are told as a number. */
const PROJECTS_IN_A_SENTENCE = 5;

/** The projects of a run of several, the worst first; undefined for any other run. */
export function projectsOf({
  projects,
  replay,
  nextStep,
}: Pick<GateReport, 'projects' | 'replay' | 'nextStep'>): readonly ProjectReport[] | undefined {
  if (projects === undefined || projects.length === 0) return undefined;
  // Nothing of a replay is to be mended now: what there is to do is the same for all of them.
  return replay === undefined ? projects : projects.map((project) => ({ ...project, replay, nextStep }));
}

/** Each by its name; by its id as well where others look the same. */
export function projectNames(projects: readonly ProjectReport[]): NameProject {
  const alike = Map.groupBy(projects, ({ project }) => clean(project.name).trim());
  return ({ project: { name, repositoryId } }, code) => {
    const shown = clean(name).trim();
    const isAlone = shown !== '' && alike.get(shown)?.length === 1;
    const known = shown === '' ? [] : [code(name)];
    if (isAlone) return known[0]!;
    const id = repositoryId === undefined ? '(its id is not known)' : `(project ${code(repositoryId)})`;
    return [...known, id].join(' ');
  };
}

/** Says `api, web and 3 more`. */
export function namesText(
  projects: readonly ProjectReport[],
  nameOf: NameProject,
  code: (text: string) => string,
): string {
  return listed(projects, (project) => nameOf(project, code));
}

/** Says `not scanned: project mail, although the last commits were`; empty where none is known to be missing. */
export function missingProjectsText(
  { missingProjects = [] }: Pick<GateReport, 'missingProjects'>,
  code: (text: string) => string,
): string {
  if (missingProjects.length === 0) return '';
  const names = listed(missingProjects, ({ name }) => code(name));
  return `not scanned: ${missingProjects.length === 1 ? 'project' : 'projects'} ${names}, although the last commits were`;
}

function listed<Item>(items: readonly Item[], nameOf: (item: Item) => string): string {
  const named = items.slice(0, PROJECTS_IN_A_SENTENCE).map(nameOf);
  const left = items.length - named.length;
  return left === 0 ? named.join(', ') : `${named.join(', ')} and ${left} more`;
}

/** A verdict of the whole that no project has: what stands in no section must be told above them all. */
export function isOfNoProject({ verdict }: GateReport, projects: readonly ProjectReport[]): boolean {
  return verdict.word !== 'pass' && !projects.some((one) => one.verdict.word === verdict.word);
}
