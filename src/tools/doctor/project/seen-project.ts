import type { ScanId } from '../../../domain/ids.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { NamedProject } from '../../../scan/project-name.ts';
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
