import type { ScanDetail, ScanMeta } from '../../domain/scan.ts';
import { isJsonObject } from '../../json/json-value.ts';
import { anyObject, ifAny, member, ShapeProblem, text } from '../../shape/shape.ts';
import { listOf, orNull, type Spelling, spelled } from './spelling.ts';
import { COUNT, FLAG, INTEGER, idAsInteger, NUMBER, TEXT, TIME } from './value-spellings.ts';
import { integer } from './wire.ts';

/** The document shows an object of text, other sources plain text. */
// spec-gap: title-shape
const TITLE: Spelling<NonNullable<ScanMeta['commitTitle']>> = {
  read(value) {
    if (typeof value === 'string') return value;
    const entries = isJsonObject(value) ? Object.entries(value) : [];
    const isText = entries.every((entry): entry is [string, string] => typeof entry[1] === 'string');
    if (!isJsonObject(value) || !isText) throw new ShapeProblem('is neither text nor an object of text');
    return Object.fromEntries(entries as [string, string][]);
  },
  write: (title) => title,
};

const CHANGE_NUMBER: Spelling<string | undefined> = {
  read: ifAny(changeNumber),
  write: (digits) => (digits === undefined ? null : BigInt(digits)),
};

/** It is no member of the document: where the platform does not send it, it is not shown. */
// spec-gap: repo-display-name
const DISPLAY_NAME: Spelling<string | undefined> = { read: ifAny(text), write: (name) => name };

const NAMED_META = spelled<Omit<ScanMeta, 'event'>>({
  branch: orNull(TEXT),
  commit: orNull(TEXT),
  config: orNull(TEXT),
  repoUrl: ['repo_url', orNull(TEXT)],
  ciJobUrl: ['ci_job_url', orNull(TEXT)],
  repository: orNull(TEXT),
  repoDisplayName: ['repo_display_name', DISPLAY_NAME],
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

/** The kind of event has two names. */
// spec-gap: event-kind-name
const META: Spelling<ScanMeta> = {
  read(value) {
    const given = anyObject(value);
    const [on, misspelt] = ['on', 'true'].map((name) => member(given, name, ifAny(text)));
    return { ...NAMED_META.read(given), event: on === undefined ? misspelt : on };
  },
  write: ({ event, ...named }) => ({ ...NAMED_META.write(named), on: orNull(TEXT).write(event) }),
};

/** The answer of the scan read operation. It has no status: only the list has one. */
export const SCAN_DETAIL = spelled<ScanDetail>({
  id: idAsInteger(),
  deploymentId: ['deployment_id', orNull(idAsInteger())],
  repositoryId: ['repository_id', orNull(idAsInteger())],
  startedAtMs: ['started_at', TIME],
  completedAtMs: ['completed_at', TIME],
  exitCode: ['exit_code', orNull(INTEGER)],
  hasLogs: ['has_logs', FLAG],
  enabledProducts: ['enabled_products', listOf(TEXT)],
  stats: orNull(
    spelled<NonNullable<ScanDetail['stats']>>({
      findings: orNull(COUNT),
      totalTimeSeconds: ['total_time', orNull(NUMBER)],
    }),
  ),
  meta: orNull(META),
});

/**
 * The digits of a pull request's number. Zero is none, and so is every text that is not digits alone: what the scanner
 * found in a variable that its CI system left empty, set to `false`, or did not fill in.
 */
// spec-gap: pull-request-id-of-none
function changeNumber(value: unknown): string | undefined {
  const digits = typeof value === 'string' ? value : String(integer(value));
  return /^0*([1-9][0-9]*)$/.exec(digits)?.[1];
}
