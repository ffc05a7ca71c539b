import type { CommentOutcome } from '../ports/outcome.ts';
import { type CommentMarker, type FoundMarker, parseMarker } from './comment-marker.ts';

export type WrittenComment = { readonly id: number; readonly url: string; readonly body: string };

export type OwnComment = { readonly id: number; readonly url: string; readonly marker: FoundMarker };

export type CommentsFound = {
  readonly headSha: string;
  readonly own: readonly OwnComment[];
  /** Why the list of comments was not read to its end; undefined if it was. */
  readonly problem: string | undefined;
};

export type CommentDraft = {
  readonly marker: MarkerDraft;
  /** If false, no first comment is created. */
  readonly mayCreate: boolean;
  /** The whole comment, its marker on the first line, in at most `maxLength` UTF-16 units. */
  readonly render: (maxLength: number, isRed: boolean) => string;
};

/** Only the comment that is there shows what colour the new one has. */
type MarkerDraft = Omit<CommentMarker, 'isRed'>;

/** `isRed` is for the marker of the written comment. */
export type CommentWrite =
  | { readonly kind: 'stop'; readonly outcome: CommentOutcome }
  | { readonly kind: 'create'; readonly isRed: boolean }
  | { readonly kind: 'update'; readonly comment: OwnComment; readonly isRed: boolean }
  /** It is up to date. */
  | { readonly kind: 'keep'; readonly comment: OwnComment };

/** Comments with our marker of this key and pull request on the first line, oldest first. */
export function selectOwn(
  byUs: readonly WrittenComment[],
  mine: Pick<CommentMarker, 'key' | 'pullRequest'>,
): OwnComment[] {
  return byUs
    .flatMap(({ id, url, body }) => {
      const marker = parseMarker(body);
      const isMine = marker?.key === mine.key && marker.pullRequest === mine.pullRequest;
      return marker !== undefined && isMine ? [{ id, url, marker }] : [];
    })
    .sort((one, other) => one.id - other.id);
}

/** Keeps one comment, that of the newest run. A comment that turns red is replaced by a new one (`mayReplace`): people are notified of new comments, not of edits. */
export function nextWrite(
  { headSha, own, problem }: CommentsFound,
  { marker: draft, mayCreate }: CommentDraft,
  mayReplace: boolean,
): CommentWrite {
  if (headSha !== draft.head) return stop({ notice: 'the head has moved on to another commit' });
  const { says } = draft;
  const kept = newestOf(own);
  if (kept === undefined) {
    if (problem !== undefined) return stop({ warning: problem });
    return mayCreate ? { kind: 'create', isRed: says === 'fail' } : stop({});
  }
  const { digest, head, isRed: wasRed, isTextIntact } = kept.marker;
  // Counts only comments that nobody edited: an edited one may name any run.
  if (isTextIntact && isNewer(kept.marker, draft)) return stop({ url: kept.url, notice: 'a newer run has written it' });
  if (isTextIntact && digest === draft.digest && head === draft.head) return { kind: 'keep', comment: kept };
  const isRed = says === 'inconclusive' ? isTextIntact && wasRed : says === 'fail';
  const turnsRed = isRed && isTextIntact && !wasRed;
  // A list that was not read to its end may have a newer comment of ours.
  const isReplaced = turnsRed && mayReplace && problem === undefined;
  return isReplaced ? { kind: 'create', isRed } : { kind: 'update', comment: kept, isRed };
}

/** The last comment that nobody edited; if all were edited, the oldest. */
export function newestOf(own: readonly OwnComment[]): OwnComment | undefined {
  const intact = own.filter(({ marker }) => marker.isTextIntact);
  return intact.findLast(({ marker }) => !intact.some((other) => isNewer(other.marker, marker))) ?? own[0];
}

function isNewer(one: MarkerDraft, other: MarkerDraft): boolean {
  const [oneRun, otherRun] = [BigInt(one.runId), BigInt(other.runId)];
  return oneRun === otherRun ? one.attempt > other.attempt : oneRun > otherRun;
}

function stop(outcome: CommentOutcome): CommentWrite {
  return { kind: 'stop', outcome };
}
