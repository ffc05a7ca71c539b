import type { CommitSha, DeploymentId, RepositoryId } from '../../../domain/ids.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';

/** As the gate's own readers take it: what they refuse is left out here, and is among the answers as they came. */
export type KnownProject = {
  readonly deployment: DeploymentId;
  readonly repositoryId: RepositoryId;
  /** Its scans of the past days, newest first, as many as the pages that were read hold. */
  readonly scans: readonly Scan[];
  /** Every scan of it that the platform has listed since then is among them; undefined where that is not known. */
  readonly wholeSinceMs: EpochMs | undefined;
  readonly details: readonly ScanDetail[];
  /** The finished scan that further questions are about; undefined where there is none. */
  readonly scan: { readonly listed: Scan; readonly detail: ScanDetail; readonly commit: CommitSha } | undefined;
};
