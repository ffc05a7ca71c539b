import { z } from 'zod';
import { GateFailure } from '../domain/failure.ts';
import { type CommitSha, isCommitSha } from '../domain/ids.ts';
import { REF_START } from '../domain/ref.ts';
import { RepositoryIdentity } from './repository-identity.ts';

/** In bytes. The runner's largest events are far smaller; a larger file is not an event. */
const SIZE_LIMIT = 10 * 1024 * 1024;

const sha = z.custom<CommitSha>((value) => typeof value === 'string' && isCommitSha(value), {
  error: 'is not a full commit hash (40 or 64 lower-case hex digits)',
});

/** The few members of GitHub's events that say what is under test. Nothing else is read. */
export const PullRequestPayload = z.object({
  pull_request: z.object({
    number: z.int().positive(),
    head: z.object({ sha, ref: z.string(), repo: RepositoryIdentity.nullish() }),
    base: z.object({ sha: sha.optional(), ref: z.string().min(1), repo: RepositoryIdentity.nullish() }),
  }),
});

export const PushPayload = z.object({
  ref: z.string().startsWith(REF_START.any),
  after: sha,
  head_commit: z.object({ id: z.string() }).nullish(),
});

export const MergeGroupPayload = z.object({
  merge_group: z.object({
    head_sha: sha,
    head_ref: z.string().startsWith(REF_START.any),
    base_sha: sha.optional(),
    base_ref: z.string().startsWith(REF_START.branch),
  }),
});

export const WorkflowRunPayload = z.object({
  workflow_run: z.object({ head_sha: sha, head_repository: RepositoryIdentity.nullish() }),
  repository: RepositoryIdentity.nullish(),
});

export const AnyPayload = z.object({
  repository: z.object({ default_branch: z.string().min(1).optional() }).optional(),
});

/** The event file as the runner wrote it. Throws `GateFailure` (`bad-event`) where it cannot be read as JSON. */
export async function readPayload(
  path: string | undefined,
  readFile: (path: string) => Promise<Uint8Array>,
): Promise<unknown> {
  if (path === undefined || path === '') throw badEvent('the variable GITHUB_EVENT_PATH is not set');
  const bytes = await readFile(path).catch(() => {
    throw badEvent('the event file cannot be read');
  });
  if (bytes.length > SIZE_LIMIT) throw badEvent('the event file is larger than 10 MiB');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badEvent('the event file is not complete JSON');
  }
}

/** Throws `GateFailure` (`bad-event`) that names the first member that is wrong. */
export function parsePayload<T>(schema: z.ZodType<T>, event: string, payload: unknown): T {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const { path, code, message } = parsed.error.issues[0]!;
  if (path.length === 0) throw badEvent('the event file contains no JSON object');
  throw badEvent(`${path.join('.')} of the ${event} event ${code === 'custom' ? message : 'is missing or malformed'}`);
}

export function badEvent(message: string): GateFailure {
  return new GateFailure('bad-event', message);
}
