import { z } from 'zod';
import type { DeploymentId, RepositoryId, ScanId } from '../../domain/ids.ts';
import type { ScanDetail, ScanMeta } from '../../domain/scan.ts';
import {
  anyObject,
  count,
  flagOrFalse,
  id,
  integer,
  listOrEmpty,
  number,
  object,
  optional,
  text,
  time,
} from './wire.ts';

/** The document shows an object of text, other sources plain text. */
// spec-gap: title-shape
const title = z.union([text, anyObject.pipe(z.record(z.string(), text))], {
  error: 'is neither text nor an object of text',
});

const meta = object({
  branch: optional(text),
  commit: optional(text),
  config: optional(text),
  repo_url: optional(text),
  ci_job_url: optional(text),
  repository: optional(text),
  commit_title: optional(title),
  pull_request_id: optional(id<string>()),
  pull_request_title: optional(title),
  commit_author_name: optional(text),
  commit_author_image_url: optional(text),
  commit_author_email: optional(text),
  commit_author_username: optional(text),
  pull_request_author_username: optional(text),
  pull_request_author_image_url: optional(text),
  // spec-gap: event-kind-name
  on: optional(text),
  true: optional(text),
}).transform(
  (wire): ScanMeta => ({
    branch: wire.branch,
    commit: wire.commit,
    config: wire.config,
    repoUrl: wire.repo_url,
    ciJobUrl: wire.ci_job_url,
    repository: wire.repository,
    commitTitle: wire.commit_title,
    pullRequestId: wire.pull_request_id,
    pullRequestTitle: wire.pull_request_title,
    commitAuthorName: wire.commit_author_name,
    commitAuthorImageUrl: wire.commit_author_image_url,
    commitAuthorEmail: wire.commit_author_email,
    commitAuthorUsername: wire.commit_author_username,
    pullRequestAuthorUsername: wire.pull_request_author_username,
    pullRequestAuthorImageUrl: wire.pull_request_author_image_url,
    event: wire.on === undefined ? wire.true : wire.on,
  }),
);

const stats = object({ findings: optional(count), total_time: optional(number) }).transform((wire) => ({
  findings: wire.findings,
  totalTimeSeconds: wire.total_time,
}));

/** The answer of the scan read operation. It has no status: only the list has one. */
export const scanDetail = object({
  id: id<ScanId>(),
  deployment_id: optional(id<DeploymentId>()),
  repository_id: optional(id<RepositoryId>()),
  started_at: optional(time),
  completed_at: optional(time),
  exit_code: optional(integer),
  has_logs: flagOrFalse,
  enabled_products: listOrEmpty(text),
  stats: optional(stats),
  meta: optional(meta),
}).transform(
  (scan): ScanDetail => ({
    id: scan.id,
    deploymentId: scan.deployment_id,
    repositoryId: scan.repository_id,
    startedAtMs: scan.started_at,
    completedAtMs: scan.completed_at,
    exitCode: scan.exit_code,
    hasLogs: scan.has_logs,
    enabledProducts: scan.enabled_products,
    stats: scan.stats,
    meta: scan.meta,
  }),
);
