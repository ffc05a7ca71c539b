import type { PlatformState, ScanRecord } from '../state.ts';
import { exactInteger } from '../wire/exact-json.ts';
import { timestamp } from '../wire/wire-form.ts';
import type { ScanMoment } from './scan-at.ts';

const NOTHING_FOUND = { code: 0, secrets: 0, supply_chain: 0, total: 0 };

/** A record of the scan list: ids are strings. What is known only at the end is left out before that. */
export function scanListRecord(scan: ScanRecord, moment: ScanMoment, state: PlatformState): object {
  return {
    id: scan.id,
    deployment_id: state.deploymentId,
    repository_id: scan.repositoryId,
    branch: scan.branch,
    commit: scan.commit,
    ...times(scan, moment, state),
    status: moment.status,
    exit_code: moment.exitCode,
    enabled_products: scan.enabledProducts,
    findings_counts: moment.hasEnded ? scan.findingsCounts : NOTHING_FOUND,
    is_full_scan: scan.isFull,
    is_partial_scan: scan.isPartial,
    total_time: moment.hasEnded ? scan.totalTimeSeconds : undefined,
    ...scan.listMembers,
  };
}

/** The scan detail: ids are integers, exact beyond 2^53. It has no status. */
export function scanDetailRecord(scan: ScanRecord, moment: ScanMoment, state: PlatformState): object {
  return {
    id: exactInteger(scan.id),
    deployment_id: exactInteger(state.deploymentId),
    repository_id: exactInteger(scan.repositoryId),
    ...times(scan, moment, state),
    exit_code: moment.exitCode,
    has_logs: moment.hasEnded,
    enabled_products: scan.enabledProducts,
    stats: moment.hasEnded ? { findings: scan.findingsCounts.total, total_time: scan.totalTimeSeconds } : null,
    meta: metaRecord(scan, state),
    ...scan.detailMembers,
  };
}

// spec-gap: unfinished-scan-members - started_at is there from the beginning, completed_at only at the end
function times(scan: ScanRecord, moment: ScanMoment, state: PlatformState): object {
  const { completedAtMs } = moment;
  return {
    started_at: timestamp(scan.startedAtMs, state.wire),
    completed_at: completedAtMs === undefined ? undefined : timestamp(completedAtMs, state.wire),
  };
}

function metaRecord(scan: ScanRecord, state: PlatformState): object {
  const repository = state.repositories.find(({ id }) => id === scan.repositoryId);
  const { pullRequestId } = scan;
  return {
    branch: scan.fullRef,
    commit: scan.commit,
    config: 'policy',
    repo_url: repository === undefined ? undefined : `https://github.com/${repository.name}`,
    ci_job_url: repository === undefined ? undefined : `https://github.com/${repository.name}/actions/runs/${scan.id}`,
    repository: repository?.name,
    commit_title: { text: 'Take payments in two currencies' },
    commit_author_name: 'Ada Example',
    commit_author_email: 'ada@example.com',
    commit_author_username: 'ada-example',
    commit_author_image_url: 'https://avatars.example/ada.png',
    // spec-gap: meta-event-member - the document hides the name
    on: pullRequestId === undefined ? 'push' : 'pull_request',
    ...(pullRequestId === undefined ? {} : pullRequestMembers(pullRequestId)),
    ...scan.meta,
  };
}

function pullRequestMembers(pullRequestId: string): object {
  return {
    pull_request_id: exactInteger(pullRequestId),
    pull_request_title: { text: 'Payments: two currencies' },
    pull_request_author_username: 'ada-example',
    pull_request_author_image_url: 'https://avatars.example/ada.png',
  };
}
