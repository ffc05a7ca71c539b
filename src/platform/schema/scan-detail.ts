import type { DeploymentId, RepositoryId, ScanId } from '../../domain/ids.ts';
import type { ScanDetail, ScanMeta } from '../../domain/scan.ts';
import { isJsonObject } from '../../json/json-value.ts';
import {
  anyObject,
  count,
  flagOrFalse,
  id,
  integer,
  listOrEmpty,
  member,
  number,
  optional,
  text,
  timeIfAny,
  type Wire,
  WireProblem,
} from './wire.ts';

const textIfAny = optional(text);

/** The answer of the scan read operation. It has no status: only the list has one. */
export function scanDetail(value: Wire): ScanDetail {
  const wire = anyObject(value);
  return {
    id: member(wire, 'id', id<ScanId>),
    deploymentId: member(wire, 'deployment_id', optional(id<DeploymentId>)),
    repositoryId: member(wire, 'repository_id', optional(id<RepositoryId>)),
    startedAtMs: member(wire, 'started_at', timeIfAny),
    completedAtMs: member(wire, 'completed_at', timeIfAny),
    exitCode: member(wire, 'exit_code', optional(integer)),
    hasLogs: member(wire, 'has_logs', flagOrFalse),
    enabledProducts: member(wire, 'enabled_products', listOrEmpty(text)),
    stats: member(wire, 'stats', optional(stats)),
    meta: member(wire, 'meta', optional(meta)),
  };
}

function stats(value: Wire): ScanDetail['stats'] {
  const wire = anyObject(value);
  return {
    findings: member(wire, 'findings', optional(count)),
    totalTimeSeconds: member(wire, 'total_time', optional(number)),
  };
}

function meta(value: Wire): ScanMeta {
  const wire = anyObject(value);
  // spec-gap: event-kind-name
  const [on, misspelt] = [member(wire, 'on', textIfAny), member(wire, 'true', textIfAny)];
  return {
    branch: member(wire, 'branch', textIfAny),
    commit: member(wire, 'commit', textIfAny),
    config: member(wire, 'config', textIfAny),
    repoUrl: member(wire, 'repo_url', textIfAny),
    ciJobUrl: member(wire, 'ci_job_url', textIfAny),
    repository: member(wire, 'repository', textIfAny),
    // spec-gap: repo-display-name
    repoDisplayName: member(wire, 'repo_display_name', textIfAny),
    commitTitle: member(wire, 'commit_title', optional(title)),
    pullRequestId: member(wire, 'pull_request_id', optional(changeNumber)),
    pullRequestTitle: member(wire, 'pull_request_title', optional(title)),
    commitAuthorName: member(wire, 'commit_author_name', textIfAny),
    commitAuthorImageUrl: member(wire, 'commit_author_image_url', textIfAny),
    commitAuthorEmail: member(wire, 'commit_author_email', textIfAny),
    commitAuthorUsername: member(wire, 'commit_author_username', textIfAny),
    pullRequestAuthorUsername: member(wire, 'pull_request_author_username', textIfAny),
    pullRequestAuthorImageUrl: member(wire, 'pull_request_author_image_url', textIfAny),
    event: on === undefined ? misspelt : on,
  };
}

/**
 * The digits of a pull request's number. Zero is none, and so is every text that is not digits alone: what the scanner found in a variable that its CI system left empty, set to
 * `false`, or did not fill in.
 */
// spec-gap: pull-request-id-of-none
function changeNumber(value: Wire): string | undefined {
  const digits = typeof value === 'string' ? value : String(integer(value));
  return /^0*([1-9][0-9]*)$/.exec(digits)?.[1];
}

/** The document shows an object of text, other sources plain text. */
// spec-gap: title-shape
function title(value: Wire): NonNullable<ScanMeta['commitTitle']> {
  if (typeof value === 'string') return value;
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  const isText = entries.every((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (!isJsonObject(value) || !isText) throw new WireProblem('is neither text nor an object of text');
  return Object.fromEntries(entries as [string, string][]);
}
