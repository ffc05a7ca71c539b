import type { CommentMarker } from '../domain/comment-marker.ts';
import { asGateFailure } from '../domain/failure.ts';
import { MOST_COMMENT_UNITS } from '../domain/limits.ts';
import { later, type MonotonicMs } from '../domain/work/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommentOutcome } from '../ports/outcome.ts';
import { ForgeFailure } from './forge-failure.ts';
import { type CommentsFound, type CommentWrite, nextWrite } from './next-write.ts';

/** Time for everything about the comment, in milliseconds. */
const COMMENT_BUDGET_MS = 30_000;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 10_000;
const MOST_WRITES = 2;
/** What is tried when the system says that the comment is too long, in UTF-16 units. */
const SHORTER_UNITS = 20_000;

export type CommentDraft = {
  readonly marker: CommentMarker;
  /** The whole comment, its marker on the first line, in at most `maxLength` UTF-16 units. */
  readonly render: (maxLength: number) => string;
  /** False: only an earlier comment is updated, to turn it green. */
  readonly mayCreate: boolean;
};

/** The one comment of a gate on a pull request. Neither function throws, and neither touches the verdict. */
export type OneComment = {
  /**
   * Reads who we are, the head and the comments, in the background. Call it when the scan has finished and its issues
   * are being read: what it finds is then still fresh when the verdict is known. May be called again.
   */
  prepare(): void;
  /**
   * It is called once the verdict is final. A warning or notice completes the sentence "The comment was not written:
   * …".
   */
  publish(draft: CommentDraft): Promise<CommentOutcome>;
};

export type PlacedComment = { readonly id: number; readonly url: string };

/** The comments of one pull request, on whatever forge. Each function throws `ForgeFailure`. */
export type CommentPlace = {
  /** It is the forge's word for a pull request. */
  readonly what: string;
  look(deadline: MonotonicMs): Promise<CommentsFound>;
  /** A warning where what was written is not ours, and had to be taken back. */
  create(body: string, deadline: MonotonicMs): Promise<PlacedComment | { readonly warning: string }>;
  update(id: number, body: string, deadline: MonotonicMs): Promise<PlacedComment>;
  delete(id: number, deadline: MonotonicMs): Promise<void>;
  /** Status with which the forge refuses a comment that is too long. */
  readonly tooLongStatus: number;
};

export type OneCommentOptions = {
  readonly place: CommentPlace;
  readonly clock: Clock;
  /** It ends every wait: the run was stopped. */
  readonly signal: AbortSignal | undefined;
};

/** Writes until one comment of ours is there and up to date. */
export function createOneComment({ place, clock, signal }: OneCommentOptions): OneComment {
  let prepared: { readonly lookedAt: MonotonicMs; readonly found: Promise<CommentsFound> } | undefined;

  return {
    prepare() {
      const found = place.look(later(clock.now(), COMMENT_BUDGET_MS));
      // Its failure is reported when the comment is to be written; until then nobody waits for it.
      found.catch(() => {});
      prepared = { lookedAt: clock.now(), found };
    },
    async publish(draft) {
      const deadline = later(clock.now(), COMMENT_BUDGET_MS);
      const isFresh = prepared !== undefined && clock.now() - prepared.lookedAt <= FRESH_MS;
      try {
        const found = await ((isFresh ? prepared?.found : undefined) ?? place.look(deadline));
        return await writeAll({ place, clock, signal, draft, deadline }, found);
      } catch (thrown) {
        return { warning: commentProblem(thrown) };
      }
    },
  };
}

/** What is told of a failure, whatever it is. */
export function commentProblem(thrown: unknown): string {
  if (thrown instanceof ForgeFailure) return thrown.message;
  return asGateFailure(thrown).reason === 'cancelled' ? 'the run was stopped' : 'an unexpected error of the gate';
}

type Writing = {
  readonly place: CommentPlace;
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
  readonly draft: CommentDraft;
  readonly deadline: MonotonicMs;
};

/** It makes at most two writes. */
async function writeAll(writing: Writing, first: CommentsFound): Promise<CommentOutcome> {
  const { place, draft, clock, signal, deadline } = writing;
  let found = first;
  let length = MOST_COMMENT_UNITS;
  let warning: string | undefined;
  for (let writes = 0; ; writes += 1) {
    const step = nextWrite(found, draft.marker, draft.mayCreate, place.what);
    if (step.kind === 'stop') return step.outcome;
    if (writes === MOST_WRITES) break;
    try {
      const written = await write(writing, step, found, length);
      if ('warning' in written) return written;
      found = written;
    } catch (thrown) {
      if (!(thrown instanceof ForgeFailure)) throw thrown;
      warning = thrown.message;
      const { status, isUnclear, retryAfterMs } = thrown.refusal;
      if (retryAfterMs !== undefined) {
        if (clock.now() + retryAfterMs >= deadline) break;
        await clock.sleep(retryAfterMs, signal);
        found = await place.look(deadline);
      } else if (isUnclear || (status === 404 && step.kind !== 'create')) {
        // The comment may have been written, or may be gone: only a new look shows whether to create one.
        found = await place.look(deadline);
      } else if (status === place.tooLongStatus && length > SHORTER_UNITS) {
        length = SHORTER_UNITS;
      } else {
        break;
      }
    }
  }
  const url = found.own.find(({ marker }) => marker.digest === draft.marker.digest)?.url;
  return { ...(url === undefined ? {} : { url }), ...(warning === undefined ? {} : { warning }) };
}

async function write(
  { place, draft, deadline }: Writing,
  step: Exclude<CommentWrite, { kind: 'stop' }>,
  found: CommentsFound,
  length: number,
): Promise<CommentsFound | { readonly warning: string }> {
  const { own } = found;
  if (step.kind === 'delete') {
    await place.delete(step.comment.id, deadline);
    return { ...found, own: own.filter(({ id }) => id !== step.comment.id) };
  }
  const body = draft.render(length);
  const marker = { ...draft.marker, isTextIntact: true };
  if (step.kind === 'create') {
    const created = await place.create(body, deadline);
    return 'warning' in created ? created : { ...found, own: [{ id: created.id, url: created.url, marker }] };
  }
  const { id, url } = await place.update(step.comment.id, body, deadline);
  return { ...found, own: own.map((comment) => (comment.id === id ? { id, url, marker } : comment)) };
}
