import { asGateFailure } from '../domain/failure.ts';
import { MOST_COMMENT_UNITS } from '../domain/limits.ts';
import { later, type MonotonicMs } from '../domain/work/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommentOutcome } from '../ports/outcome.ts';
import { ForgeFailure, orForgeFailure } from './forge-failure.ts';
import { type CommentsFound, type CommentWrite, nextWrite, type OwnComment, type WantedComment } from './next-write.ts';

const COMMENT_BUDGET_MS = 30_000;
/** Before a write, the pull request is read again if the last reading is older than this, in milliseconds. */
export const FRESH_MS = 10_000;
const MOST_WRITES = 2;
/** If a new comment replaces an old one, which is then deleted, one more write may fail. */
const MOST_WRITES_OF_A_NEW_ONE = 3;
/** The length in UTF-16 units for the second try, if the forge refuses a comment as too long. */
const SHORTER_UNITS = 20_000;

export type PlacedComment = { readonly id: number; readonly url: string };

/** The comments of one pull request. Each function throws `ForgeFailure`. */
export type CommentPlace = {
  readonly what: string;
  find(deadline: MonotonicMs): Promise<CommentsFound>;
  /** A warning if the written comment turned out not to be ours, and had to be deleted. */
  create(body: string, deadline: MonotonicMs): Promise<PlacedComment | { readonly warning: string }>;
  update(id: number, body: string, deadline: MonotonicMs): Promise<PlacedComment>;
  delete(id: number, deadline: MonotonicMs): Promise<void>;
  /** The status of an answer to a comment that is too long. */
  readonly tooLongStatus: number;
};

export type CommentDraft = WantedComment & {
  /** The whole comment, its marker on the first line, in at most `maxLength` UTF-16 units. */
  readonly render: (maxLength: number, isRed: boolean) => string;
};

/** The one comment of a gate on a pull request. It never changes the verdict, and only `find` throws. */
export type OneComment = {
  /** Call this while the issues are read: the result is then still fresh for `publish`. */
  find(): Promise<CommentsFound>;
  /** Call this once the verdict is final. A warning or notice ends "The comment was not written: …", with an address "The comment was written, but …". */
  publish(draft: CommentDraft): Promise<CommentOutcome>;
};

export type OneCommentOptions = {
  readonly place: CommentPlace;
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
};

export function createOneComment({ place, clock, signal }: OneCommentOptions): OneComment {
  let prepared: { readonly foundAt: MonotonicMs; readonly found: Promise<CommentsFound> } | undefined;

  function find(): Promise<CommentsFound> {
    const found = place.find(later(clock.now(), COMMENT_BUDGET_MS));
    // A failure is reported when the comment is to be written. Until then nothing awaits it.
    found.catch(() => {});
    prepared = { foundAt: clock.now(), found };
    return found;
  }

  return {
    find,
    async publish(draft) {
      const deadline = later(clock.now(), COMMENT_BUDGET_MS);
      const isFresh = prepared !== undefined && clock.now() - prepared.foundAt <= FRESH_MS;
      try {
        const found = await ((isFresh ? prepared?.found : undefined) ?? place.find(deadline));
        return await writeComment({ place, clock, signal, draft, deadline }, found);
      } catch (thrown) {
        return { warning: commentProblem(thrown) };
      }
    },
  };
}

export function commentProblem(thrown: unknown): string {
  if (thrown instanceof ForgeFailure) return thrown.message;
  return asGateFailure(thrown).reason === 'cancelled' ? 'the run was stopped' : 'an unexpected error of the gate';
}

type Writing = OneCommentOptions & { readonly draft: CommentDraft; readonly deadline: MonotonicMs };

type Step = Exclude<CommentWrite, { kind: 'stop' }>;

type WritingState = {
  readonly found: CommentsFound;
  readonly length: number;
  /** Why no new comment could be written in place of an old one, which is then updated. */
  readonly notReplaced: string | undefined;
};

/** Writes until one comment of ours exists and is up to date: at most two writes, or three if a new comment replaces an old one. Deletes every duplicate. */
async function writeComment(writing: Writing, first: CommentsFound): Promise<CommentOutcome> {
  const { place, draft } = writing;
  let progress: WritingState = { found: first, length: MOST_COMMENT_UNITS, notReplaced: undefined };
  let most = MOST_WRITES;
  let failed: { readonly step: Step; readonly message: string } | undefined;
  for (let writes = 0; ; ) {
    const step = nextWrite(progress.found, draft, place.what, progress.notReplaced === undefined);
    if (step.kind === 'stop') return reportedOf(step.outcome, progress);
    if (writes === most) break;
    if (doesReplace(step, progress)) most = MOST_WRITES_OF_A_NEW_ONE;
    const written = await orForgeFailure(write(writing, step, progress));
    if (written instanceof ForgeFailure) {
      failed = { step, message: written.message };
      writes += 1;
      const next = await afterFailure(writing, step, progress, written);
      if (next === undefined) break;
      progress = next;
      continue;
    }
    if ('warning' in written && !doesReplace(step, progress)) return written;
    failed = undefined;
    if (step.kind !== 'delete') writes += 1;
    progress = 'warning' in written ? { ...progress, notReplaced: written.warning } : { ...progress, found: written };
  }
  const url = progress.found.own.find((comment) => isWritten(comment, draft))?.url;
  if (failed === undefined) return url === undefined ? {} : { url };
  const { step, message } = failed;
  if (step.kind !== 'delete' || url === undefined) return { warning: message };
  const isRight = await putRight(writing, step.comment, progress);
  return {
    url,
    warning: `an older one could ${isRight ? 'not be deleted' : 'neither be deleted nor edited'}: ${message}`,
  };
}

/** A comment that cannot be deleted must not go on saying something else. */
async function putRight({ place, draft, deadline }: Writing, comment: OwnComment, { found, length }: WritingState) {
  if (isWritten(comment, draft)) return true;
  const isRed = found.own.find((other) => isWritten(other, draft))?.marker.isRed === true;
  const updated = await orForgeFailure(place.update(comment.id, draft.render(length, isRed), deadline));
  return !(updated instanceof ForgeFailure);
}

function reportedOf(outcome: CommentOutcome, { notReplaced }: WritingState): CommentOutcome {
  if (notReplaced === undefined || outcome.notice !== undefined || outcome.warning !== undefined) return outcome;
  return { ...outcome, warning: `not as a new comment, so nobody is notified: ${notReplaced}` };
}

function doesReplace(step: Step, { found }: WritingState): boolean {
  return step.kind === 'create' && found.own.length > 0;
}

function isWritten({ marker }: OwnComment, { marker: draft }: CommentDraft): boolean {
  return marker.isTextIntact && marker.digest === draft.digest && marker.runId === draft.runId;
}

async function afterFailure(
  { place, draft, clock, signal, deadline }: Writing,
  step: Step,
  progress: WritingState,
  { message, refusal: { status, isUnclear, retryAfterMs } }: ForgeFailure,
): Promise<WritingState | undefined> {
  const isReplacing = doesReplace(step, progress);
  const instead = isReplacing ? { ...progress, notReplaced: message } : undefined;
  if (retryAfterMs !== undefined) {
    if (clock.now() + retryAfterMs >= deadline) return instead;
    await clock.sleep(retryAfterMs, signal);
    return { ...progress, found: await place.find(deadline) };
  }
  if (isUnclear || (status === 404 && step.kind !== 'create')) {
    // The comment may have been written, or may be gone. Only reading again shows whether to create one.
    if (!isReplacing && step.kind !== 'delete') return { ...progress, found: await place.find(deadline) };
    const again = await orForgeFailure(place.find(deadline));
    // If the list cannot be read in full, the comments found before are all that is known.
    const found = again instanceof ForgeFailure || again.problem !== undefined ? progress.found : again;
    const isThere = found.own.some((comment) => isWritten(comment, draft));
    return { ...progress, found, notReplaced: isReplacing && !isThere ? message : progress.notReplaced };
  }
  if (status === place.tooLongStatus && step.kind !== 'delete' && progress.length > SHORTER_UNITS)
    return { ...progress, length: SHORTER_UNITS };
  return instead;
}

async function write(
  { place, draft, deadline }: Writing,
  step: Step,
  { found, length }: WritingState,
): Promise<CommentsFound | { readonly warning: string }> {
  const { own } = found;
  if (step.kind === 'delete') {
    await place.delete(step.comment.id, deadline);
    return { ...found, own: own.filter(({ id }) => id !== step.comment.id) };
  }
  const body = draft.render(length, step.isRed);
  const marker = { ...draft.marker, isRed: step.isRed, isTextIntact: true };
  if (step.kind === 'create') {
    const created = await place.create(body, deadline);
    return 'warning' in created ? created : { ...found, own: [...own, { id: created.id, url: created.url, marker }] };
  }
  const { id, url } = await place.update(step.comment.id, body, deadline);
  return { ...found, own: own.map((comment) => (comment.id === id ? { id, url, marker } : comment)) };
}
