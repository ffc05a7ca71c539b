import { asGateFailure } from '../domain/failure.ts';
import { MOST_COMMENT_UNITS } from '../domain/limits.ts';
import { later, type MonotonicMs } from '../domain/work/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommentOutcome } from '../ports/outcome.ts';
import { ForgeFailure, orForgeFailure, refusalOf } from './forge-failure.ts';
import { type CommentDraft, type CommentsFound, type CommentWrite, nextWrite, type OwnComment } from './next-write.ts';

const COMMENT_BUDGET_MS = 30_000;
const MOST_FAILED_WRITES = 3;
/** The length in UTF-16 units for the second try, if the forge refuses a comment as too long. */
const SHORTER_UNITS = 20_000;

export type PlacedComment = { readonly id: number; readonly url: string };

/** The comments of one pull request. Each function throws `ForgeFailure`. */
export type CommentPlace = {
  find(deadline: MonotonicMs): Promise<CommentsFound>;
  create(body: string, deadline: MonotonicMs): Promise<PlacedComment>;
  update(id: number, body: string, deadline: MonotonicMs): Promise<PlacedComment>;
  delete(id: number, deadline: MonotonicMs): Promise<void>;
};

/** `signal` stops a wait for the end of a rate limit. */
export type CommentTools = {
  readonly place: CommentPlace;
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
};

/** Call this once the verdict is final. A warning or notice ends "The comment was not written: …", with an address "The comment was written, but …". Never throws. */
export async function writeOneComment(tools: CommentTools, draft: CommentDraft): Promise<CommentOutcome> {
  const deadline = later(tools.clock.now(), COMMENT_BUDGET_MS);
  try {
    return await keepUpToDate({ ...tools, draft, deadline }, await tools.place.find(deadline));
  } catch (thrown) {
    return { warning: commentProblem(thrown) };
  }
}

export function commentProblem(thrown: unknown): string {
  if (thrown instanceof ForgeFailure) return thrown.message;
  return asGateFailure(thrown).reason === 'cancelled' ? 'the run was stopped' : 'an unexpected error of the gate';
}

type Writing = CommentTools & { readonly draft: CommentDraft; readonly deadline: MonotonicMs };

type Step = Extract<CommentWrite, { kind: 'create' | 'update' }>;

type WritingState = {
  readonly found: CommentsFound;
  readonly length: number;
  /** Why no new comment could be written in place of an old one, which is then updated. */
  readonly notReplaced: string | undefined;
};

/** Writes until one comment of ours is up to date, then deletes the others of ours. */
async function keepUpToDate(writing: Writing, first: CommentsFound): Promise<CommentOutcome> {
  let state: WritingState = { found: first, length: MOST_COMMENT_UNITS, notReplaced: undefined };
  let failed: ForgeFailure | undefined;
  for (let failures = 0; ; failures += 1) {
    const step = nextWrite(state.found, writing.draft, state.notReplaced === undefined);
    if (step.kind === 'stop') return step.outcome;
    if (step.kind === 'keep') return keepOnly(step.comment, writing, state);
    if (failed !== undefined && failures === MOST_FAILED_WRITES) return { warning: failed.message };
    const written = await orForgeFailure(write(step, writing, state));
    if (!(written instanceof ForgeFailure)) {
      const { notReplaced } = state;
      const outcome = await keepOnly(written, writing, state);
      if (step.kind === 'create' || notReplaced === undefined) return outcome;
      return { warning: `not as a new comment, so nobody is notified: ${notReplaced}`, ...outcome };
    }
    failed = written;
    const next = await orForgeFailure(afterFailure(step, writing, state, failed));
    if (next === undefined || next instanceof ForgeFailure) return { warning: failed.message };
    state = next;
  }
}

async function write(step: Step, { place, draft, deadline }: Writing, { length }: WritingState): Promise<OwnComment> {
  const body = draft.render(length, step.isRed);
  const { id, url } = await (step.kind === 'create'
    ? place.create(body, deadline)
    : place.update(step.comment.id, body, deadline));
  return { id, url, marker: { ...draft.marker, isRed: step.isRed, isTextIntact: true } };
}

async function keepOnly(
  { id, url, marker }: OwnComment,
  { place, draft, deadline }: Writing,
  { found, length }: WritingState,
): Promise<CommentOutcome> {
  let outcome: CommentOutcome = { url };
  for (const other of found.own.filter((one) => one.id !== id)) {
    const deleted = await orForgeFailure(place.delete(other.id, deadline));
    if (!(deleted instanceof ForgeFailure)) continue;
    // It must not go on saying something else. One that is not found is gone: another run deleted it, or the first answer was lost.
    const edited = await orForgeFailure(place.update(other.id, draft.render(length, marker.isRed), deadline));
    const warning = `an older one could not be deleted: ${deleted.message}`;
    if (refusalOf(edited).status !== 404) outcome = { url, warning };
  }
  return outcome;
}

async function afterFailure(
  step: Step,
  { place, clock, signal, deadline }: Writing,
  state: WritingState,
  { message, refusal: { status, isUnclear, retryAfterMs } }: ForgeFailure,
): Promise<WritingState | undefined> {
  const isReplacing = step.kind === 'create' && state.found.own.length > 0;
  const instead = isReplacing ? { ...state, notReplaced: message } : undefined;
  if (retryAfterMs !== undefined) {
    if (clock.now() + retryAfterMs >= deadline) return instead;
    await clock.sleep(retryAfterMs, signal);
    return { ...state, found: await place.find(deadline) };
  }
  if (isUnclear || (status === 404 && step.kind === 'update')) {
    // The comment may have been written, or may be gone. Only reading again shows whether to create one.
    if (!isReplacing) return { ...state, found: await place.find(deadline) };
    const again = await orForgeFailure(place.find(deadline));
    // If the list cannot be read in full, the comments found before are all that is known.
    const found = again instanceof ForgeFailure || again.problem !== undefined ? state.found : again;
    return { ...state, found, notReplaced: message };
  }
  // GitHub answers 422 to a comment that is too long, and GitLab 400.
  if ((status === 422 || status === 400) && state.length > SHORTER_UNITS) return { ...state, length: SHORTER_UNITS };
  return instead;
}
