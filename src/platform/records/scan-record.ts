import type { Scan, ScanDetail, ScanMeta } from '../../domain/scan.ts';
import { WIRE_SCAN_STATUSES } from '../wire-words.ts';
import { orNull } from './issue-group-record.ts';

/** A record of the scan list as the API's document names and types its members, null for what is absent. Times are UTC, to the millisecond. */
export function scanRecord(scan: Scan): Readonly<Record<string, unknown>> {
  const { code, secrets, supplyChain, total } = scan.findingsCounts;
  return {
    id: scan.id,
    deployment_id: orNull(scan.deploymentId),
    repository_id: orNull(scan.repositoryId),
    branch: orNull(scan.branch),
    commit: orNull(scan.commit),
    started_at: time(scan.startedAtMs),
    completed_at: time(scan.completedAtMs),
    status: wireStatus(scan.status),
    exit_code: orNull(scan.exitCode),
    enabled_products: scan.enabledProducts,
    findings_counts: {
      code: orNull(code),
      secrets: orNull(secrets),
      supply_chain: orNull(supplyChain),
      total: orNull(total),
    },
    is_full_scan: scan.isFullScan,
    is_partial_scan: scan.isPartialScan,
    total_time: orNull(scan.totalTimeSeconds),
  };
}

/** The scan detail, in the same way. Its ids are integers with all their digits. */
export function scanDetailRecord(scan: ScanDetail): Readonly<Record<string, unknown>> {
  const { stats, meta } = scan;
  return {
    id: BigInt(scan.id),
    deployment_id: integer(scan.deploymentId),
    repository_id: integer(scan.repositoryId),
    started_at: time(scan.startedAtMs),
    completed_at: time(scan.completedAtMs),
    exit_code: orNull(scan.exitCode),
    has_logs: scan.hasLogs,
    enabled_products: scan.enabledProducts,
    stats:
      stats === undefined ? null : { findings: orNull(stats.findings), total_time: orNull(stats.totalTimeSeconds) },
    meta: meta === undefined ? null : metaRecord(meta),
  };
}

/** The platform's own spelling of a status. */
function wireStatus(status: Scan['status']): string {
  return typeof status === 'string' ? WIRE_SCAN_STATUSES[status] : status.unknown;
}

function metaRecord(meta: ScanMeta): object {
  return {
    branch: orNull(meta.branch),
    commit: orNull(meta.commit),
    config: orNull(meta.config),
    repo_url: orNull(meta.repoUrl),
    ci_job_url: orNull(meta.ciJobUrl),
    repository: orNull(meta.repository),
    // spec-gap: repo-display-name
    ...(meta.repoDisplayName === undefined ? {} : { repo_display_name: meta.repoDisplayName }),
    commit_title: orNull(meta.commitTitle),
    pull_request_id: integer(meta.pullRequestId),
    pull_request_title: orNull(meta.pullRequestTitle),
    commit_author_name: orNull(meta.commitAuthorName),
    commit_author_image_url: orNull(meta.commitAuthorImageUrl),
    commit_author_email: orNull(meta.commitAuthorEmail),
    commit_author_username: orNull(meta.commitAuthorUsername),
    pull_request_author_username: orNull(meta.pullRequestAuthorUsername),
    pull_request_author_image_url: orNull(meta.pullRequestAuthorImageUrl),
    // spec-gap: event-kind-name
    on: orNull(meta.event),
  };
}

function integer(digits: string | undefined): bigint | null {
  return digits === undefined ? null : BigInt(digits);
}

function time(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}
