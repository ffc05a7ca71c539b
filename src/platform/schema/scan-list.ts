import * as z from 'zod/mini';
import type { RepositoryId } from '../../domain/ids.ts';
import {
  type FindingsCounts,
  type MalformedScan,
  NO_COUNTS,
  SCAN_STATUSES,
  type Scan,
  type ScanStatus,
} from '../../domain/scan.ts';
import { isJsonObject } from '../../json/json-value.ts';
import { anyObject, checked, list, object, ShapeProblem, text } from '../../json/schema.ts';
import type { FetchedPage } from '../paging.ts';
import { WIRE_SCAN_STATUSES } from '../wire-words.ts';
import {
  COUNT,
  FLAG,
  INTEGER,
  idAsText,
  ifReadable,
  isMissing,
  listOf,
  NUMBER,
  orNull,
  type Spelling,
  spelled,
  spelling,
  TEXT,
  TIME,
} from './spelling.ts';

const KNOWN_STATUSES: ReadonlyMap<string, ScanStatus> = new Map(
  SCAN_STATUSES.map((status) => [WIRE_SCAN_STATUSES[status], status]),
);

const STATUS: Spelling<Scan['status']> = spelling(
  text,
  (word) => KNOWN_STATUSES.get(word) ?? { unknown: word },
  (status) => (typeof status === 'string' ? WIRE_SCAN_STATUSES[status] : status.unknown),
);

const COUNTS = spelled<FindingsCounts>({
  code: orNull(COUNT),
  secrets: orNull(COUNT),
  supplyChain: ['supply_chain', orNull(COUNT)],
  total: orNull(COUNT),
});

export const SCAN = spelled<Scan>({
  id: idAsText(),
  deploymentId: ['deployment_id', orNull(idAsText())],
  repositoryId: ['repository_id', orNull(idAsText())],
  branch: orNull(TEXT),
  commit: orNull(TEXT),
  startedAtMs: ['started_at', TIME],
  completedAtMs: ['completed_at', TIME],
  status: STATUS,
  exitCode: ['exit_code', orNull(INTEGER)],
  enabledProducts: ['enabled_products', listOf(TEXT)],
  findingsCounts: [
    'findings_counts',
    spelling(z.nullish(COUNTS.schema), (sent) => (sent ? COUNTS.take(sent as never) : NO_COUNTS), COUNTS.write),
  ],
  isFullScan: ['is_full_scan', FLAG],
  isPartialScan: ['is_partial_scan', FLAG],
  totalTimeSeconds: ['total_time', orNull(NUMBER)],
});

const READABLE = spelled({
  id: ifReadable(idAsText<Scan['id']>()),
  status: ifReadable(STATUS),
  isPartialScan: ['is_partial_scan', ifReadable(FLAG)],
  commit: ifReadable(TEXT),
  repositoryId: ['repository_id', ifReadable(idAsText<RepositoryId>())],
  branch: ifReadable(TEXT),
  startedAtMs: ['started_at', ifReadable(TIME)],
  completedAtMs: ['completed_at', ifReadable(TIME)],
});

const SCANS_ANSWER = object({ scans: z.optional(list(z.unknown())), cursor: z.nullish(text) });

type ScanListPage = { readonly scans: readonly Scan[]; readonly malformed: readonly MalformedScan[] };

/** A malformed entry of one commit must not stop the runs for all others: it is passed on as malformed, and the gate judges it. */
export function scanList(value: unknown): FetchedPage<ScanListPage> {
  const answer = checked(anyObject, value);
  // spec-gap: empty-search-answer
  if (!Object.hasOwn(answer, 'scans') && !Object.keys(answer).every((name) => name === 'cursor'))
    throw new ShapeProblem('has other members but no scans');
  const sent = checked(SCANS_ANSWER, answer);
  const page: { scans: Scan[]; malformed: MalformedScan[] } = { scans: [], malformed: [] };
  for (const entry of (sent.scans ?? []).map(scanOrProblem)) {
    if ('problem' in entry) page.malformed.push(entry);
    else page.scans.push(entry);
  }
  return { page, cursor: sent.cursor ?? undefined };
}

function scanOrProblem(value: unknown): Scan | MalformedScan {
  try {
    return SCAN.read(value);
  } catch (error) {
    if (error instanceof ShapeProblem) return malformedScan(value, error.message);
    throw error;
  }
}

function malformedScan(entry: unknown, problem: string): MalformedScan {
  if (!isJsonObject(entry)) return { mayBeWhole: true, isCommitReadable: false, problem };
  const isCommitReadable = isMissing(entry.commit) || typeof entry.commit === 'string';
  const { status = 'completed', isPartialScan, ...known } = READABLE.read(entry);
  return { ...known, mayBeWhole: status === 'completed' && isPartialScan !== true, isCommitReadable, problem };
}
