import { nullable, optional } from 'zod/mini';
import { GateFailure } from '../domain/failure.ts';
import { isFullRef, REF_START } from '../domain/ref.ts';
import {
  ifAny,
  list,
  nonEmptyText,
  object,
  read,
  type Schema,
  ShapeProblem,
  type TypeOf,
  text,
  textThat,
} from '../json/schema.ts';
import { NO_SHA, readPull, sha } from './pull-request.ts';
import { IDENTITY } from './repository-identity.ts';

const fullRef = textThat(isFullRef);
const fullBranch = textThat((text) => text.startsWith(REF_START.branch));

/** The few members of GitHub's events that name what is under test. Nothing else is read. */
export const pullRequestPayload = object({ pull_request: readPull });

export const pushPayload = object({ ref: fullRef, after: sha, head_commit: ifAny(object({ id: text })) });

export const mergeGroupPayload = object({
  merge_group: object({ head_sha: sha, head_ref: fullRef, base_sha: optional(sha), base_ref: fullBranch }),
});

export const workflowRunPayload = object({
  workflow_run: object({
    head_sha: sha,
    event: optional(text),
    head_branch: ifAny(text),
    head_repository: ifAny(object({ ...IDENTITY, owner: ifAny(object({ login: text })) })),
    pull_requests: ifAny(list(nullable(readPull))),
  }),
  repository: ifAny(object({ ...IDENTITY, default_branch: optional(nonEmptyText) })),
});
export type WorkflowRunPayload = TypeOf<typeof workflowRunPayload>;

export const anyPayload = object({ repository: optional(object({ default_branch: optional(nonEmptyText) })) });

/** Throws `GateFailure` (`bad-event`). */
export async function readPayload(
  path: string | undefined,
  readFile: (path: string) => Promise<Uint8Array>,
): Promise<unknown> {
  if (path === undefined || path === '') throw badEvent('the variable GITHUB_EVENT_PATH is not set');
  const bytes = await readFile(path).catch(() => {
    throw badEvent('the event file cannot be read');
  });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badEvent('the event file is not complete JSON');
  }
}

/** Throws `GateFailure` (`bad-event`) that names the first member that is wrong. */
export function parsePayload<T>(schema: Schema<T>, event: string, payload: unknown): T {
  try {
    return read(schema, payload);
  } catch (thrown) {
    if (!(thrown instanceof ShapeProblem)) throw thrown;
    const { path, problem } = thrown;
    if (path.length === 0) throw badEvent('the event file contains no JSON object');
    // The name of the member is enough to find the problem. Only for a hash, its expected form is reported too.
    const said = problem === NO_SHA ? problem : 'is missing or malformed';
    throw badEvent(`${path.join('.')} of the ${event} event ${said}`);
  }
}

export function badEvent(message: string): GateFailure {
  return new GateFailure('bad-event', message);
}
