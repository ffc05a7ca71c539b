import { asGateFailure } from '../domain/failure.ts';
import { later, type MonotonicMs } from '../domain/work/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommentOutcome } from '../ports/outcome.ts';
import type { CommentDraft, CommentPlace } from './comment-place.ts';
import { ForgeFailure } from './forge-failure.ts';
import type { CommentsFound } from './next-write.ts';
import { writeComment } from './write-comment.ts';

/** Time for everything about the comment, in milliseconds. */
const COMMENT_BUDGET_MS = 30_000;
/** What was read of the pull request is read again before a write when it is older than this, in milliseconds. */
const FRESH_MS = 10_000;

/** The one comment of a gate on a pull request. Nothing of it touches the verdict, and only `standing` throws. */
export type OneComment = {
  /**
   * Reads who we are, the head and the comments, in the background. Call it when the scan has finished and its issues
   * are being read: what it finds is then still fresh when the verdict is known. May be called again.
   */
  prepare(): void;
  /** What was prepared, as it was found: the same look serves the next `publish`. Throws what the look throws. */
  standing(): Promise<CommentsFound>;
  /**
   * It is called once the verdict is final. A warning or notice completes the sentence "The comment was not written:
   * …"; with an address, a warning completes "The comment was written, but …".
   */
  publish(draft: CommentDraft): Promise<CommentOutcome>;
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

  function look(): Promise<CommentsFound> {
    const found = place.look(later(clock.now(), COMMENT_BUDGET_MS));
    // Its failure is reported when the comment is to be written; until then nobody waits for it.
    found.catch(() => {});
    prepared = { lookedAt: clock.now(), found };
    return found;
  }

  return {
    prepare: () => void look(),
    standing: () => prepared?.found ?? look(),
    async publish(draft) {
      const deadline = later(clock.now(), COMMENT_BUDGET_MS);
      const isFresh = prepared !== undefined && clock.now() - prepared.lookedAt <= FRESH_MS;
      try {
        const found = await ((isFresh ? prepared?.found : undefined) ?? place.look(deadline));
        return await writeComment({ place, clock, signal, draft, deadline }, found);
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
