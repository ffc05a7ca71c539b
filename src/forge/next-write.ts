import type { CommentMarker, FoundMarker } from '../domain/comment-marker.ts';
import type { CommentOutcome } from '../ports/outcome.ts';

/** A comment by us, as it was found. */
export type WrittenComment = { readonly id: number; readonly url: string; readonly body: string };

export type OwnComment = { readonly id: number; readonly url: string; readonly marker: FoundMarker };

/** What was found on the pull request. */
export type CommentsFound = {
  /** Why nobody can tell which comments are ours; undefined where that is known. */
  readonly stranger: string | undefined;
  readonly headSha: string;
  /** They are ours with this key, oldest first. */
  readonly own: readonly OwnComment[];
  /** What kept the list from being read to its end. */
  readonly problem: string | undefined;
};

export type CommentWrite =
  | { readonly kind: 'stop'; readonly outcome: CommentOutcome }
  | { readonly kind: 'create' }
  | { readonly kind: 'update' | 'delete'; readonly comment: OwnComment };

/**
 * Selects those comments that we wrote, with our marker of this key and pull request on the first line, oldest first.
 */
export function selectOwn(
  byUs: readonly WrittenComment[],
  mine: Pick<CommentMarker, 'key' | 'pullRequest'>,
  parseMarker: (body: string) => FoundMarker | undefined,
): OwnComment[] {
  return byUs
    .flatMap(({ id, url, body }) => {
      const marker = parseMarker(body);
      const isMine = marker?.key === mine.key && marker.pullRequest === mine.pullRequest;
      return marker !== undefined && isMine ? [{ id, url, marker }] : [];
    })
    .sort((one, other) => one.id - other.id);
}

/**
 * What to do next, so that only our oldest comment remains and says what the draft says. `what` is the system's word
 * for a pull request.
 */
export function nextWrite(found: CommentsFound, draft: CommentMarker, mayCreate: boolean, what: string): CommentWrite {
  const { stranger, headSha, own, problem } = found;
  const [oldest, ...doubles] = own;
  if (headSha !== draft.head) return stop({ notice: `the ${what} has moved on to another commit` });
  if (stranger !== undefined) return stop({ warning: stranger });
  if (oldest === undefined) {
    if (problem !== undefined) return stop({ warning: problem });
    return mayCreate ? { kind: 'create' } : stop({});
  }
  const { url } = oldest;
  // It counts only where nobody has changed it since: who edits a comment of ours may claim any run in it.
  const isOutdated = own.some(({ marker }) => marker.isTextIntact && isNewer(marker, draft));
  if (isOutdated) return stop({ url, notice: 'a newer run has written it' });
  const { digest, head, isTextIntact } = oldest.marker;
  const isCurrent = digest === draft.digest && head === draft.head && isTextIntact;
  if (!isCurrent) return { kind: 'update', comment: oldest };
  return doubles[0] === undefined ? stop({ url }) : { kind: 'delete', comment: doubles[0] };
}

function isNewer(one: CommentMarker, other: CommentMarker): boolean {
  const [oneRun, otherRun] = [BigInt(one.runId), BigInt(other.runId)];
  return oneRun === otherRun ? one.attempt > other.attempt : oneRun > otherRun;
}

function stop(outcome: CommentOutcome): CommentWrite {
  return { kind: 'stop', outcome };
}
