import { aPlatformState, aRepository } from '../../emulator/build.ts';
import type { History, HistoryEvent, Project } from '../../emulator/history/history.ts';
import { platformOf } from '../../emulator/history/platform-of.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { findingsIn } from './findings.ts';
import { FIRST_PROJECT, PLATFORM_START_MS, type ProjectId, type Universe } from './universe.ts';

export const REPOSITORY = 'acme/shop';
const URL = `https://github.com/${REPOSITORY}`;
/** Other repositories that have our commits: a copy under another name, and one of our name on another host. */
const STRANGERS: ReadonlyMap<ProjectId, Project> = new Map<ProjectId, Project>([
  ['201', { name: 'mirror/shop', url: 'https://github.com/mirror/shop' }],
  ['202', { name: REPOSITORY, url: `https://git.example.com/${REPOSITORY}` }],
  /** A second project for the same repository. */
  ['203', { name: REPOSITORY, url: URL }],
  ...Array.from({ length: 12 }, (_, index): [ProjectId, Project] => {
    const name = `fork-${index}/shop`;
    return [String(210 + index), { name, url: `https://github.com/${name}` }];
  }),
]);

/** The name that the platform shows for a part of a monorepo. */
export function nameOfPart(project: ProjectId, projects: readonly ProjectId[]): string {
  if (projects.length === 1) return REPOSITORY;
  return `${REPOSITORY}/${project === FIRST_PROJECT ? 'api' : 'web'}`;
}

/** The state of the platform at any time, for every project, by the rules of its document. */
export function platformOfUniverse(universe: Universe): PlatformState {
  const seen = new Set(universe.events.map((event) => ('project' in event ? event.project : undefined)));
  const projects = [...universe.projects, ...[...STRANGERS.keys()].filter((id) => seen.has(id))];
  const known = projects.map((project) => platformOf(historyOf(universe, project), PLATFORM_START_MS));
  return aPlatformState({
    startedAtMs: PLATFORM_START_MS,
    repositories: projects.map((id) => aRepository({ id, name: STRANGERS.get(id)?.name ?? REPOSITORY })),
    scans: known.flatMap(({ scans }) => scans),
    issues: known.flatMap(({ issues }) => issues),
  });
}

function historyOf({ projects, commits, events }: Universe, project: ProjectId): History {
  const isPart = projects.length > 1;
  return {
    repositoryId: project,
    project: STRANGERS.get(project) ?? {
      name: REPOSITORY,
      url: URL,
      ...(isPart ? { displayName: nameOfPart(project, projects) } : {}),
    },
    commits: commits.map((commit) => ({
      sha: commit.sha,
      findings: findingsIn(commit, project).map(({ finding }) => finding),
    })),
    events: events.filter(
      (event): event is Extract<typeof event, HistoryEvent> => 'project' in event && event.project === project,
    ),
  };
}
