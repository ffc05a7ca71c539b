import type { ScanId } from '../../../domain/ids.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import {
  isSame,
  isSameAddress,
  type NamedProject,
  type ProjectNames,
  projectNames,
} from '../../../scan/project-name.ts';
import type { SiblingProject } from '../diagnosis.ts';
import type { KnownProject } from '../platform/known-project.ts';

/** All texts are the platform's. */
export type SeenProject = Pick<KnownProject, 'repositoryId' | 'scans' | 'wholeSinceMs' | 'details'> & {
  /** Where the scanner says that it ran (`gitlab-ci`), of the scans whose detail says so. */
  readonly environments: ReadonlyMap<ScanId, string>;
  readonly others: readonly NamedProject[];
  /** Other projects that scanned something and whose names were not read; undefined where nothing was read of others. */
  readonly unnamedOthers: number | undefined;
  readonly nowMs: EpochMs;
};

/** What each detail of the project names it, newest first. Those that name nothing are left out. */
export function namesOfProject({
  repositoryId,
  details,
}: Pick<SeenProject, 'repositoryId' | 'details'>): readonly ProjectNames[] {
  return details
    .filter((detail) => detail.repositoryId === undefined || detail.repositoryId === repositoryId)
    .toSorted((a, b) => (b.startedAtMs ?? 0) - (a.startedAtMs ?? 0))
    .flatMap(({ meta }) => (meta === undefined ? [] : projectNames(meta)))
    .filter((names) => nameOf(names) !== undefined);
}

export function nameOf({ displayName, repository, address }: ProjectNames): string | undefined {
  return displayName ?? repository ?? address?.path;
}

/** Undefined where nothing was read of other projects. In order of name. */
export function siblingsIn(project: SeenProject): readonly SiblingProject[] | undefined {
  const { others, unnamedOthers, repositoryId } = project;
  if (unnamedOthers === undefined) return undefined;
  const own = namesOfProject(project);
  const siblings = new Map<string, SiblingProject>();
  for (const { id, names } of others) {
    const name = nameOf(names);
    if (id === repositoryId || name === undefined) continue;
    if (own.some((one) => isOfOneRepository(one, names))) siblings.set(id, { repositoryId: id, name });
  }
  return [...siblings.values()].sort((a, b) =>
    `${a.name} ${a.repositoryId}`.localeCompare(`${b.name} ${b.repositoryId}`, 'en'),
  );
}

/** Two addresses decide where both are known. Else it is the repository's name, or one shown as a part of the other. */
function isOfOneRepository(one: ProjectNames, other: ProjectNames): boolean {
  if (one.address !== undefined && other.address !== undefined) return isSameAddress(one.address, other.address);
  if (isSame(one.repository, other.repository)) return true;
  return isPartOf(one, other) || isPartOf(other, one);
}

function isPartOf({ displayName }: ProjectNames, whole: ProjectNames): boolean {
  const name = whole.repository ?? whole.displayName;
  return name !== undefined && displayName?.toLowerCase().startsWith(`${name.toLowerCase()}/`) === true;
}
