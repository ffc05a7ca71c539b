import type { DeploymentId, RepositoryId, ScanId } from '../../domain/ids.ts';
import { type MalformedScan, NO_COUNTS, SCAN_STATUSES, type Scan, type ScanStatus } from '../../domain/scan.ts';
import { isJsonObject } from '../../json/json-value.ts';
import type { FetchedPage } from '../paging.ts';
import { WIRE_SCAN_STATUSES } from '../wire-words.ts';
import {
  anyObject,
  count,
  flagOrFalse,
  id,
  integer,
  list,
  listOrEmpty,
  member,
  number,
  optional,
  text,
  timeIfAny,
  type Wire,
  WireProblem,
} from './wire.ts';

const KNOWN_STATUSES: ReadonlyMap<string, ScanStatus> = new Map(
  SCAN_STATUSES.map((status) => [WIRE_SCAN_STATUSES[status], status]),
);

type ScanListPage = { readonly scans: readonly Scan[]; readonly malformed: readonly MalformedScan[] };

/**
 * The scan list response. Records are read one by one: a malformed record of one commit must not stop the runs for all others,
 * so it is passed on as malformed, and the gate judges it.
 */
export function scanList(value: Wire): FetchedPage<ScanListPage> {
  const answer = anyObject(value);
  const hasScans = Object.hasOwn(answer, 'scans');
  // spec-gap: empty-search-answer
  if (!hasScans && !Object.keys(answer).every((name) => name === 'cursor')) {
    throw new WireProblem('has other members but no scans');
  }
  const records = hasScans ? member(answer, 'scans', list(recordOrProblem)) : [];
  const page: { scans: Scan[]; malformed: MalformedScan[] } = { scans: [], malformed: [] };
  for (const record of records) {
    if ('problem' in record) page.malformed.push(record);
    else page.scans.push(record);
  }
  return { page, cursor: member(answer, 'cursor', optional(text)) };
}

function recordOrProblem(value: Wire): Scan | MalformedScan {
  try {
    return scanListItem(value);
  } catch (error) {
    if (error instanceof WireProblem) return malformedScan(value, error.message);
    throw error;
  }
}

function malformedScan(record: Wire, problem: string): MalformedScan {
  const commit = isJsonObject(record) ? (record.commit ?? undefined) : record;
  const isReadable = isJsonObject(record) && (commit === undefined || typeof commit === 'string');
  return { commit: isReadable ? commit : undefined, isCommitReadable: isReadable, problem };
}

/** One element of `scans`. */
function scanListItem(value: Wire): Scan {
  const wire = anyObject(value);
  return {
    id: member(wire, 'id', id<ScanId>),
    deploymentId: member(wire, 'deployment_id', optional(id<DeploymentId>)),
    repositoryId: member(wire, 'repository_id', optional(id<RepositoryId>)),
    branch: member(wire, 'branch', optional(text)),
    commit: member(wire, 'commit', optional(text)),
    startedAtMs: member(wire, 'started_at', timeIfAny),
    completedAtMs: member(wire, 'completed_at', timeIfAny),
    status: member(wire, 'status', scanStatus),
    exitCode: member(wire, 'exit_code', optional(integer)),
    enabledProducts: member(wire, 'enabled_products', listOrEmpty(text)),
    findingsCounts: member(wire, 'findings_counts', optional(findingsCounts)) ?? NO_COUNTS,
    isFullScan: member(wire, 'is_full_scan', flagOrFalse),
    isPartialScan: member(wire, 'is_partial_scan', flagOrFalse),
    totalTimeSeconds: member(wire, 'total_time', optional(number)),
  };
}

function scanStatus(value: Wire): Scan['status'] {
  const word = text(value);
  const known = KNOWN_STATUSES.get(word);
  return known === undefined ? { unknown: word } : known;
}

function findingsCounts(value: Wire): Scan['findingsCounts'] {
  const wire = anyObject(value);
  return {
    code: member(wire, 'code', optional(count)),
    secrets: member(wire, 'secrets', optional(count)),
    supplyChain: member(wire, 'supply_chain', optional(count)),
    total: member(wire, 'total', optional(count)),
  };
}
