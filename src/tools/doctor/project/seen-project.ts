import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { NamedProject } from '../../../scan/project-name.ts';

/** What was read of a project, by the gate's own readers. All texts are the platform's. */
export type SeenProject = {
  /** The project in question. */
  readonly repositoryId: RepositoryId;
  /** Its scans, newest first. */
  readonly scans: readonly Scan[];
  /** Every scan that the platform has listed since then is among them; undefined where that is not known. */
  readonly wholeSinceMs: EpochMs | undefined;
  /** Details of some of them: the newest of each kind, status and spelling of a ref. */
  readonly details: readonly ScanDetail[];
  /** Where the scanner says that it ran (`gitlab-ci`), of the scans whose detail says so. */
  readonly environments: ReadonlyMap<ScanId, string>;
  /** Other projects whose names were read, each with its newest finished scan. */
  readonly others: readonly NamedProject[];
  /** Other projects that scanned something and whose names were not read; undefined where nothing was read of others. */
  readonly unnamedOthers: number | undefined;
  /** The time when it was read, the platform's own where it tells it. */
  readonly nowMs: EpochMs;
};
