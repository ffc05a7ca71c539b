import type { Scan, ScanDetail, ScanMeta } from '../../src/domain/scan.ts';
import { SCAN_DETAIL } from '../../src/platform/schema/scans.ts';

type GivenDetail = Partial<Omit<ScanDetail, 'id' | 'deploymentId' | 'repositoryId' | 'meta'>> & {
  readonly id?: string;
  readonly deploymentId?: string | undefined;
  readonly repositoryId?: string | undefined;
  /** Members that differ; undefined for a detail without `meta`. */
  readonly meta?: Partial<ScanMeta> | undefined;
};

/** The detail of a scan, which agrees with the list in everything, and names `acme/shop`. */
export function aDetailOf(scan: Scan, given: GivenDetail = {}): ScanDetail {
  const { meta = {}, ...rest } = given;
  const isWithoutMeta = 'meta' in given && given.meta === undefined;
  return {
    id: scan.id,
    deploymentId: scan.deploymentId,
    repositoryId: scan.repositoryId,
    startedAtMs: scan.startedAtMs,
    completedAtMs: scan.completedAtMs,
    exitCode: scan.exitCode,
    hasLogs: false,
    enabledProducts: scan.enabledProducts,
    stats: undefined,
    meta: isWithoutMeta ? undefined : { ...aMeta(scan), ...meta },
    ...rest,
  } as ScanDetail;
}

function aMeta({ branch, commit }: Scan): ScanMeta {
  return { ...SCAN_DETAIL.read({ id: '1', meta: {} }).meta!, branch, commit, repository: 'acme/shop' };
}
