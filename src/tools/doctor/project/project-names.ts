import type { ScanId } from '../../../domain/ids.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { isOtherProject, type NamedProject, type ProjectNames, projectNames } from '../../../scan/project-name.ts';
import { shownName } from '../../../scan/projects.ts';
import type { IndexGaps } from '../platform/first-reading.ts';
import type { KnownProject } from '../platform/observed.ts';

export type ObservedProject = Pick<KnownProject, 'repositoryId' | 'scans' | 'wholeSinceMs' | 'details'> & {
  /** The CI environment that the scanner reports (`gitlab-ci`), for scans whose detail has one. */
  readonly environments: ReadonlyMap<ScanId, string>;
  readonly others: readonly NamedProject[];
  /** Number of other projects with scans whose names were not read; undefined if nothing was read about others. */
  readonly unnamedOthers: number | undefined;
  readonly gaps: IndexGaps;
  readonly nowMs: EpochMs;
};

/** Names of the project in each detail, newest first. Details without a name are left out. */
export function namesOfProject(project: Pick<ObservedProject, 'repositoryId' | 'details'>): readonly ProjectNames[] {
  return project.details
    .filter(({ repositoryId }) => repositoryId === undefined || repositoryId === project.repositoryId)
    .toSorted((a, b) => (b.startedAtMs ?? 0) - (a.startedAtMs ?? 0))
    .flatMap(({ meta }) => (meta === undefined ? [] : projectNames(meta)))
    .filter((names) => shownName(names) !== '');
}

/** Other projects of the same repository, as `acme/shop/web (102)`, sorted by name. */
export function otherProjectsIn(project: ObservedProject): readonly string[] {
  const [own] = namesOfProject(project);
  const repository = own?.repository ?? (own && shownName(own));
  if (repository === undefined) return [];
  const wanted = { repository, checkout: {}, isIdKnown: true };
  return project.others
    .filter(({ names }) => shownName(names) !== '' && isOtherProject(names, own, wanted))
    .map(({ id, names }) => `${shownName(names)} (${id})`)
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}
