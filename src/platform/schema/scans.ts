import * as z from 'zod/mini';
import type { DeploymentId, RepositoryId, ScanId } from '../../domain/ids.ts';
import {
  type FindingsCounts,
  type MalformedScan,
  NO_COUNTS,
  SCAN_STATUSES,
  type Scan,
  type ScanPage,
} from '../../domain/scan.ts';
import { isJsonObject } from '../../json/json-value.ts';
import { checked, list, object, ShapeProblem, text } from '../../json/schema.ts';
import type { FetchedPage } from '../paging.ts';
import { ourWords, SCAN_STATUS_PREFIX } from '../wire-words.ts';
import { listAnswer } from './answer.ts';
import {
  COUNT,
  FLAG,
  INTEGER,
  idAsInteger,
  idAsText,
  ifReadable,
  isMissing,
  lexeme,
  listOf,
  NUMBER,
  orNull,
  type Spelling,
  spelled,
  spelling,
  TEXT,
  TIME,
  wordOrUnknown,
} from './spelling.ts';

const STATUS = wordOrUnknown(ourWords(SCAN_STATUSES, SCAN_STATUS_PREFIX));

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
  id: ifReadable(idAsText<ScanId>()),
  status: ifReadable(STATUS),
  isPartialScan: ['is_partial_scan', ifReadable(FLAG)],
  commit: ifReadable(TEXT),
  repositoryId: ['repository_id', ifReadable(idAsText<RepositoryId>())],
  branch: ifReadable(TEXT),
  startedAtMs: ['started_at', ifReadable(TIME)],
  completedAtMs: ['completed_at', ifReadable(TIME)],
});

const SCANS_ANSWER = object({ scans: z.optional(list(z.unknown())), cursor: z.nullish(text) });

/** A malformed entry of one commit must not stop the runs of all others: the gate gets it as malformed, and decides. */
export function scanList(value: unknown): FetchedPage<Pick<ScanPage, 'scans' | 'malformed'>> {
  const sent = checked(SCANS_ANSWER, listAnswer(value, 'scans'));
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

/** The document shows an object of text, other sources plain text. */
// spec-gap: title-shape
const TITLE: Spelling<string | Readonly<Record<string, string>>> = spelling(
  z.union([text, z.record(z.string(), text)], 'is neither text nor an object of text'),
  (title) => title,
);

/** Undefined for zero and for anything but digits: CI systems leave the variable empty, set it to `false`, or do not fill it in. */
// spec-gap: pull-request-id-of-none
const CHANGE_NUMBER: Spelling<string | undefined> = spelling(
  z.nullish(z.union([text, INTEGER.schema], 'is not an integer')),
  (sent) => /^0*([1-9][0-9]*)$/.exec(lexeme(sent))?.[1],
  (digits) => (digits === undefined ? null : BigInt(digits)),
);

const NAMED_META = spelled({
  on: orNull(TEXT),
  true: orNull(TEXT),
  branch: orNull(TEXT),
  commit: orNull(TEXT),
  config: orNull(TEXT),
  repoUrl: ['repo_url', orNull(TEXT)],
  ciJobUrl: ['ci_job_url', orNull(TEXT)],
  repository: orNull(TEXT),
  // spec-gap: repo-display-name
  repoDisplayName: ['repo_display_name', orNull(TEXT)],
  commitTitle: ['commit_title', orNull(TITLE)],
  pullRequestId: ['pull_request_id', CHANGE_NUMBER],
  pullRequestTitle: ['pull_request_title', orNull(TITLE)],
  commitAuthorName: ['commit_author_name', orNull(TEXT)],
  commitAuthorImageUrl: ['commit_author_image_url', orNull(TEXT)],
  commitAuthorEmail: ['commit_author_email', orNull(TEXT)],
  commitAuthorUsername: ['commit_author_username', orNull(TEXT)],
  pullRequestAuthorUsername: ['pull_request_author_username', orNull(TEXT)],
  pullRequestAuthorImageUrl: ['pull_request_author_image_url', orNull(TEXT)],
});

/** The platform has two names for the kind of event. */
// spec-gap: event-kind-name
const META = spelling(
  NAMED_META.schema,
  (sent) => {
    const meta = NAMED_META.take(sent as never);
    return { ...meta, event: meta.on ?? meta.true };
  },
  NAMED_META.write,
);

/** The answer of the scan read operation. It has no status: only the list has one. */
export const SCAN_DETAIL = spelled({
  id: idAsInteger<ScanId>(),
  deploymentId: ['deployment_id', orNull(idAsInteger<DeploymentId>())],
  repositoryId: ['repository_id', orNull(idAsInteger<RepositoryId>())],
  startedAtMs: ['started_at', TIME],
  completedAtMs: ['completed_at', TIME],
  exitCode: ['exit_code', orNull(INTEGER)],
  hasLogs: ['has_logs', FLAG],
  enabledProducts: ['enabled_products', listOf(TEXT)],
  stats: orNull(spelled({ findings: orNull(COUNT), totalTimeSeconds: ['total_time', orNull(NUMBER)] })),
  meta: orNull(META),
});
export type WholeScanDetail = ReturnType<typeof SCAN_DETAIL.read>;
