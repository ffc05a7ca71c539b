import type { CommentMarker, FoundMarker } from '../domain/comment-marker.ts';
import type { CommentOutcome } from '../gate/ports/outcome.ts';
import type { Comment, CommentList } from './comment-api.ts';
import { type Author, isWrittenBy } from './comment-author.ts';

export type OwnComment = { readonly id: number; readonly url: string; readonly marker: FoundMarker };

/** What was found on the pull request. */
export type CommentsFound = {
  readonly author: Author | undefined;
  readonly headSha: string;
  /** Ours with this key, oldest first. */
  readonly own: readonly OwnComment[];
  readonly problem: CommentList['problem'];
};

export type CommentWrite =
  | { readonly kind: 'stop'; readonly outcome: CommentOutcome }
  /** As whom: a comment of ours that turns out to be somebody else's would not be found again. */
  | { readonly kind: 'create'; readonly author: Author }
  | { readonly kind: 'update' | 'delete'; readonly comment: OwnComment };

/** The comments that are ours: written by us, with our marker of this key and pull request on the first line. */
export function selectOwn(
  comments: readonly Comment[],
  author: Author,
  mine: Pick<CommentMarker, 'key' | 'pullRequest'>,
  parseMarker: (body: string) => FoundMarker | undefined,
): OwnComment[] {
  return comments
    .filter((comment) => isWrittenBy(author, comment))
    .flatMap(({ id, url, body }) => {
      const marker = parseMarker(body);
      const isMine = marker?.key === mine.key && marker.pullRequest === mine.pullRequest;
      return marker !== undefined && isMine ? [{ id, url, marker }] : [];
    })
    .sort((one, other) => one.id - other.id);
}

/** What to do next, so that only our oldest comment remains and says what the draft says. */
export function nextWrite(found: CommentsFound, draft: CommentMarker, mayCreate: boolean): CommentWrite {
  const { author, headSha, own, problem } = found;
  const [oldest, ...doubles] = own;
  if (headSha !== draft.head) return stop({ notice: 'the pull request has moved on to another commit' });
  if (author === undefined) return stop({ warning: 'GitHub does not say who github-token acts as' });
  if (oldest === undefined) {
    if (problem !== undefined) return stop({ warning: problem.message });
    return mayCreate ? { kind: 'create', author } : stop({});
  }
  const { url } = oldest;
  if (own.some(({ marker }) => isNewer(marker, draft))) return stop({ url, notice: 'a newer run has written it' });
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
