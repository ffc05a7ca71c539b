import { z } from 'zod';
import { GateFailure } from '../domain/failure.ts';
import { REF_START } from '../domain/ref.ts';
import { PullRequest, sha } from './pull-request.ts';
import { RepositoryIdentity } from './repository-identity.ts';

/** In bytes. The runner's largest events are far smaller; a larger file is not an event. */
const SIZE_LIMIT = 10 * 1024 * 1024;

/** The few members of GitHub's events that say what is under test. Nothing else is read. */
export const PullRequestPayload = z.object({ pull_request: PullRequest });

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
  workflow_run: z.object({
    head_sha: sha,
    /** What the workflow ran for. */
    event: z.string().optional(),
    /** Short name of a branch or tag. */
    head_branch: z.string().nullish(),
    head_repository: RepositoryIdentity.extend({ owner: z.object({ login: z.string() }).nullish() }).nullish(),
    pull_requests: z.array(PullRequest.nullable()).nullish(),
  }),
  repository: RepositoryIdentity.extend({ default_branch: z.string().min(1).optional() }).nullish(),
});
export type WorkflowRunPayload = z.infer<typeof WorkflowRunPayload>;

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
