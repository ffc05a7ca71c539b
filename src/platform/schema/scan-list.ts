import { z } from 'zod';
import type { DeploymentId, RepositoryId, ScanId } from '../../domain/ids.ts';
import { type MalformedScan, SCAN_STATUSES, type Scan, type ScanStatus } from '../../domain/scan.ts';
import { isJsonObject } from '../json.ts';
import type { FetchedPage } from '../paging.ts';
import { WIRE_SCAN_STATUSES } from '../wire-words.ts';
import { problemText } from './answer.ts';
import {
  anyObject,
  countOrZero,
  flagOrFalse,
  id,
  integer,
  list,
  listOrEmpty,
  number,
  object,
  optional,
  text,
  time,
} from './wire.ts';

const findingsCounts = object({
  code: countOrZero,
  secrets: countOrZero,
  supply_chain: countOrZero,
  total: countOrZero,
}).transform((counts) => ({
  code: counts.code,
  secrets: counts.secrets,
  supplyChain: counts.supply_chain,
  total: counts.total,
}));

const NO_FINDINGS = { code: 0n, secrets: 0n, supplyChain: 0n, total: 0n };

const KNOWN_STATUSES: ReadonlyMap<string, ScanStatus> = new Map(
  SCAN_STATUSES.map((status) => [WIRE_SCAN_STATUSES[status], status]),
);

const scanStatus = text.transform((value): Scan['status'] => {
  const known = KNOWN_STATUSES.get(value);
  return known === undefined ? { unknown: value } : known;
});

/** One element of `scans`. */
const scanListItem = object({
  id: id<ScanId>(),
  deployment_id: optional(id<DeploymentId>()),
  repository_id: optional(id<RepositoryId>()),
  branch: optional(text),
  commit: optional(text),
  started_at: optional(time),
  completed_at: optional(time),
  status: scanStatus,
  exit_code: optional(integer),
  enabled_products: listOrEmpty(text),
  findings_counts: optional(findingsCounts),
  is_full_scan: flagOrFalse,
  is_partial_scan: flagOrFalse,
  total_time: optional(number),
}).transform(
  (scan): Scan => ({
    id: scan.id,
    deploymentId: scan.deployment_id,
    repositoryId: scan.repository_id,
    branch: scan.branch,
    commit: scan.commit,
    startedAtMs: scan.started_at,
    completedAtMs: scan.completed_at,
    status: scan.status,
    exitCode: scan.exit_code,
    enabledProducts: scan.enabled_products,
    findingsCounts: scan.findings_counts === undefined ? NO_FINDINGS : scan.findings_counts,
    isFullScan: scan.is_full_scan,
    isPartialScan: scan.is_partial_scan,
    totalTimeSeconds: scan.total_time,
  }),
);

type ScanListPage = { readonly scans: readonly Scan[]; readonly malformed: readonly MalformedScan[] };

/**
 * The scan list response. Records are read one by one: a malformed record of one commit must not stop the runs for all others,
 * so it is passed on as malformed, and the gate judges it.
 */
export const scanList = anyObject
  // spec-gap: empty-search-answer
  .refine((answer) => 'scans' in answer || Object.keys(answer).every((name) => name === 'cursor'), {
    error: 'has other members but no scans',
    abort: true,
  })
  .pipe(object({ scans: list(z.unknown()).optional(), cursor: optional(text) }))
  .transform(({ scans, cursor }): FetchedPage<ScanListPage> => {
    const page: { scans: Scan[]; malformed: MalformedScan[] } = { scans: [], malformed: [] };
    for (const record of scans === undefined ? [] : scans) {
      const result = scanListItem.safeParse(record);
      if (result.success) page.scans.push(result.data);
      else page.malformed.push(malformedScan(record, problemText(result.error)));
    }
    return { page, cursor };
  });

function malformedScan(record: unknown, problem: string): MalformedScan {
  const commit = isJsonObject(record) ? optional(text).safeParse(record.commit) : undefined;
  return { commit: commit?.data, isCommitReadable: commit?.success === true, problem };
}
