import type { ScanId } from '../../../domain/ids.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { NamedProject } from '../../../scan/project-name.ts';
import type { KnownProject } from '../platform/known-project.ts';

/** All texts are the platform's. */
export type SeenProject = Pick<KnownProject, 'repositoryId' | 'scans' | 'wholeSinceMs' | 'details'> & {
  /** Where the scanner says that it ran (`gitlab-ci`), of the scans whose detail says so. */
  readonly environments: ReadonlyMap<ScanId, string>;
  /** Other projects whose names were read, each with its newest finished scan. */
  readonly others: readonly NamedProject[];
  /** Other projects that scanned something and whose names were not read; undefined where nothing was read of others. */
  readonly unnamedOthers: number | undefined;
  /** The time when it was read, the platform's own where it tells it. */
  readonly nowMs: EpochMs;
};
