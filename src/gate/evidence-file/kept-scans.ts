import type { DeploymentId, RepositoryId, ScanId } from '../../domain/ids.ts';
import {
  type FindingsCounts,
  NO_COUNTS,
  SCAN_STATUSES,
  type Scan,
  type ScanDetail,
  type ScanMeta,
} from '../../domain/scan.ts';
import type { KeptDetail, KeptFindings, KeptMeta, KeptScan } from './evidence-record.ts';

export function keptScan(scan: Scan): KeptScan {
  const { exitCode, findingsCounts, ...rest } = scan;
  const { code, secrets, supplyChain, total } = findingsCounts;
  return {
    ...rest,
    exitCode: digits(exitCode),
    findings: {
      code: digits(code),
      secrets: digits(secrets),
      supplyChain: digits(supplyChain),
      total: digits(total),
    },
  };
}

export function scanOf({ findings, exitCode, status, ...kept }: KeptScan): Scan {
  return {
    id: kept.id as ScanId,
    deploymentId: kept.deploymentId as DeploymentId | undefined,
    repositoryId: kept.repositoryId as RepositoryId | undefined,
    branch: kept.branch,
    commit: kept.commit,
    startedAtMs: kept.startedAtMs,
    completedAtMs: kept.completedAtMs,
    status: typeof status === 'string' ? knownStatus(status) : status,
    exitCode: integer(exitCode),
    enabledProducts: kept.enabledProducts,
    findingsCounts: countsOf(findings),
    isFullScan: kept.isFullScan,
    isPartialScan: kept.isPartialScan,
    totalTimeSeconds: kept.totalTimeSeconds,
  };
}

function countsOf(findings: KeptFindings): FindingsCounts {
  const [code, secrets, supplyChain, total] = isOfOlderVersion(findings)
    ? findings
    : [findings.code, findings.secrets, findings.supplyChain, findings.total];
  // Of only zeros an older version did not tell whether they were given, and took the detail's word.
  if (isOfOlderVersion(findings) && findings.every((count) => BigInt(count) === 0n)) return NO_COUNTS;
  return {
    code: integer(code),
    secrets: integer(secrets),
    supplyChain: integer(supplyChain),
    total: integer(total),
  };
}

function isOfOlderVersion(findings: KeptFindings): findings is readonly [string, string, string, string] {
  return Array.isArray(findings);
}

/** Only a known state may be a bare word: any other is unknown, and so not finished. */
function knownStatus(word: string): Scan['status'] {
  return SCAN_STATUSES.find((status) => status === word) ?? { unknown: word };
}

export function keptDetail(detail: ScanDetail): KeptDetail {
  const { exitCode, stats, meta, ...rest } = detail;
  return {
    ...rest,
    exitCode: digits(exitCode),
    stats: stats && { findings: digits(stats.findings), totalTimeSeconds: stats.totalTimeSeconds },
    meta: meta && keptMeta(meta),
  };
}

export function detailOf({ exitCode, stats, meta, ...kept }: KeptDetail): ScanDetail {
  return {
    id: kept.id as ScanId,
    deploymentId: kept.deploymentId as DeploymentId | undefined,
    repositoryId: kept.repositoryId as RepositoryId | undefined,
    startedAtMs: kept.startedAtMs,
    completedAtMs: kept.completedAtMs,
    exitCode: integer(exitCode),
    hasLogs: kept.hasLogs,
    enabledProducts: kept.enabledProducts,
    stats: stats && { findings: integer(stats.findings), totalTimeSeconds: stats.totalTimeSeconds },
    meta: meta && metaOf(meta),
  };
}

function keptMeta({
  branch,
  commit,
  repository,
  repoDisplayName,
  repoUrl,
  ciJobUrl,
  pullRequestId,
}: ScanMeta): KeptMeta {
  return {
    branch,
    commit,
    repository,
    repoDisplayName,
    pullRequestId,
    repoUrl: repoUrl && placeOf(repoUrl),
    // Only its host is reported; the rest of an address may hold a secret.
    ciJobUrl: ciJobUrl !== undefined && URL.canParse(ciJobUrl) ? new URL(ciJobUrl).origin : undefined,
  };
}

function metaOf({ branch, commit, repository, repoDisplayName, repoUrl, ciJobUrl, pullRequestId }: KeptMeta): ScanMeta {
  return {
    branch,
    commit,
    repository,
    repoDisplayName,
    repoUrl,
    ciJobUrl,
    // Older records keep zero, which is none.
    pullRequestId: pullRequestId === '0' ? undefined : pullRequestId,
    config: undefined,
    commitTitle: undefined,
    pullRequestTitle: undefined,
    commitAuthorName: undefined,
    commitAuthorImageUrl: undefined,
    commitAuthorEmail: undefined,
    commitAuthorUsername: undefined,
    pullRequestAuthorUsername: undefined,
    pullRequestAuthorImageUrl: undefined,
    event: undefined,
  };
}

/** The same host and path without user, password and query; nothing where there is none. */
function placeOf(url: string): string {
  const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url);
  if (short !== null) return `ssh://${short[1]}/${short[2]}`;
  if (!URL.canParse(url)) return '';
  const { protocol, host, pathname } = new URL(url);
  return host === '' ? `${protocol}${pathname.replaceAll('@', '%40')}` : `${protocol}//${host}${pathname}`;
}

function digits(value: bigint | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

function integer(value: string | undefined): bigint | undefined {
  return value === undefined ? undefined : BigInt(value);
}
