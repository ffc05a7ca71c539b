import type { CommitSha, DeploymentId, RepositoryId } from '../../../domain/ids.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';

/**
 * What the first requests have shown, read by the readers that the gate itself uses. What they refuse is left out here;
 * the answer as it came is among the heard ones.
 */
export type KnownProject = {
  readonly deployment: DeploymentId;
  /** The project in question. */
  readonly repositoryId: RepositoryId;
  /** Its scans of the past days, newest first, as many as the pages that were read hold. */
  readonly scans: readonly Scan[];
  /** Every scan of it that the platform has listed since then is among them; undefined where that is not known. */
  readonly wholeSinceMs: EpochMs | undefined;
  /** Details of some of them: the newest of each kind, status and spelling of a ref. */
  readonly details: readonly ScanDetail[];
  /** The finished scan that further questions are about; undefined where there is none. */
  readonly scan: { readonly listed: Scan; readonly detail: ScanDetail; readonly commit: CommitSha } | undefined;
};
