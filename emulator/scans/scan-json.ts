import type { FindingsCounts, PlatformScan, PlatformState } from '../state.ts';
import type { WireForm } from '../wire/wire-form.ts';
import { integerAs, productName, timestamp, timestampIfAny } from '../wire/written.ts';
import type { ScanMoment } from './scan-at.ts';

const NOTHING_FOUND = { code: 0, secrets: 0, supply_chain: 0, total: 0 };

/** A scan as the list shows it: ids are strings. Members that are known only at the end are left out before it. */
export function scanListJson(scan: PlatformScan, moment: ScanMoment, state: PlatformState): object {
  const { wire } = state;
  return {
    ...ids(scan, state, wire.listIds),
    branch: listedBranch(scan, wire),
    commit: scan.commit,
    ...times(scan, moment, state),
    status: moment.status,
    ...result(scan, moment, wire),
    findings_counts: countsAs(wire, moment.hasEnded ? scan.findingsCounts : NOTHING_FOUND),
    is_full_scan: scan.isFull,
    is_partial_scan: wire.sendsPartialFlag ? scan.isPartial : undefined,
    total_time: moment.hasEnded ? scan.totalTimeSeconds : undefined,
    ...scan.listMembers,
    ...moment.listMembers,
  };
}

/** A branch as the list spells it. */
export function listedBranch(scan: PlatformScan, { listBranches }: WireForm): string {
  if (listBranches === 'recorded') return scan.branch;
  return listBranches === 'full' ? scan.fullRef : shortName(scan.branch);
}

/** The scan detail: ids are integers, exact beyond 2^53. It has no status. */
export function scanDetailJson(scan: PlatformScan, moment: ScanMoment, state: PlatformState): object {
  const { wire } = state;
  return {
    ...ids(scan, state, wire.detailIds),
    ...times(scan, moment, state),
    ...result(scan, moment, wire),
    has_logs: moment.hasEnded,
    stats: moment.hasEnded ? statsJson(scan, wire) : UNFINISHED_STATS[wire.unfinishedStats],
    meta: metaJson(scan, state),
    ...scan.detailMembers,
    ...moment.detailMembers,
  };
}

function ids(scan: PlatformScan, state: PlatformState, form: WireForm['listIds']): object {
  return {
    id: integerAs(form, scan.id),
    deployment_id: integerAs(form, state.deploymentId),
    repository_id: integerAs(form, scan.repositoryId),
  };
}

/** Members of the result that list and detail share. */
function result(scan: PlatformScan, { exitCode }: ScanMoment, wire: WireForm): object {
  return {
    exit_code: exitCode === undefined ? undefined : integerAs(wire.exitCodes, String(exitCode)),
    enabled_products: scan.enabledProducts.map((product) => productName(product, wire)),
  };
}

function countsAs(wire: WireForm, counts: FindingsCounts): object {
  const written = Object.entries(counts).map(([name, count]) => [name, integerAs(wire.scanCounts, String(count))]);
  return Object.fromEntries(written);
}

function statsJson(scan: PlatformScan, wire: WireForm): object {
  const findings = integerAs(wire.scanCounts, String(scan.findingsCounts.total));
  return { findings, total_time: scan.totalTimeSeconds };
}

const UNFINISHED_STATS = { null: null, absent: undefined } as const;

function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}

// Not documented: started_at is there from the beginning, completed_at only at the end
function times(scan: PlatformScan, moment: ScanMoment, { wire }: PlatformState): object {
  return {
    started_at: timestamp(scan.startedAtMs, wire),
    completed_at: timestampIfAny(moment.completedAtMs, wire),
  };
}

function metaJson(scan: PlatformScan, state: PlatformState): object {
  const repository = state.repositories.find(({ id }) => id === scan.repositoryId);
  const { pullRequestId } = scan;
  const { wire } = state;
  return {
    branch: wire.detailBranches === 'short' ? shortName(scan.fullRef) : scan.fullRef,
    commit: scan.commit,
    config: 'policy',
    repo_url: repository === undefined ? undefined : `https://github.com/${repository.name}`,
    ci_job_url: repository === undefined ? undefined : `https://github.com/${repository.name}/actions/runs/${scan.id}`,
    repository: repository?.name,
    commit_title: titleAs(wire, 'Take payments in two currencies'),
    commit_author_name: 'Ada Example',
    commit_author_email: 'ada@example.com',
    commit_author_username: 'ada-example',
    commit_author_image_url: 'https://avatars.example/ada.png',
    // spec-gap: event-kind-name - the document hides the name
    [wire.eventMember]: pullRequestId === undefined ? 'push' : 'pull_request',
    ...(pullRequestId === undefined
      ? { pull_request_id: MISSING_PULL_REQUEST_IDS[wire.missingPullRequestIds] }
      : pullRequestMembers(pullRequestId, wire)),
    ...scan.meta,
  };
}

function pullRequestMembers(pullRequestId: string, wire: WireForm): object {
  return {
    pull_request_id: integerAs(wire.pullRequestIds, pullRequestId),
    pull_request_title: titleAs(wire, 'Payments: two currencies'),
    pull_request_author_username: 'ada-example',
    pull_request_author_image_url: 'https://avatars.example/ada.png',
  };
}

const MISSING_PULL_REQUEST_IDS = { absent: undefined, null: null, empty: '', zero: 0 } as const;

function titleAs({ titles }: WireForm, text: string): unknown {
  return titles === 'text' ? text : { text };
}
