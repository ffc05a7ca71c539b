import type { CommentMarker, FoundMarker } from '../domain/comment-marker.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { CommentOutcome } from '../ports/outcome.ts';

export type WrittenComment = { readonly id: number; readonly url: string; readonly body: string };

export type OwnComment = { readonly id: number; readonly url: string; readonly marker: FoundMarker };

export type CommentsFound = {
  /** Why it is not known which comments are ours; undefined if it is known. */
  readonly stranger: string | undefined;
  readonly headSha: string;
  readonly own: readonly OwnComment[];
  readonly problem: string | undefined;
};

export type WantedComment = {
  readonly marker: CommentMarker;
  readonly says: Verdict['word'];
  /** If false, only an earlier comment is updated, to turn it green. */
  readonly mayCreate: boolean;
  /** If set, no first comment is created. A comment that turns red is still replaced by a new one. */
  readonly isNeverFirst?: true;
};

/** `isRed` is for the marker of the written comment. */
export type CommentWrite =
  | { readonly kind: 'stop'; readonly outcome: CommentOutcome }
  | { readonly kind: 'create'; readonly isRed: boolean }
  | { readonly kind: 'update'; readonly comment: OwnComment; readonly isRed: boolean }
  | { readonly kind: 'delete'; readonly comment: OwnComment };

/** Comments with our marker of this key and pull request on the first line, oldest first. */
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

/** Keeps one comment, that of the newest run. A comment that turns red is replaced by a new one (`mayReplace`): people are notified of new comments, not of edits. */
export function nextWrite(
  found: CommentsFound,
  { marker: draft, says, mayCreate, isNeverFirst }: WantedComment,
  what: string,
  mayReplace: boolean,
): CommentWrite {
  const { stranger, headSha, own, problem } = found;
  if (headSha !== draft.head) return stop({ notice: `the ${what} has moved on to another commit` });
  if (stranger !== undefined) return stop({ warning: stranger });
  const kept = newestOf(own);
  if (kept === undefined) {
    if (problem !== undefined) return stop({ warning: problem });
    return mayCreate && !isNeverFirst ? { kind: 'create', isRed: says === 'fail' } : stop({});
  }
  const { url, marker } = kept;
  // Counts only comments that nobody edited: an edited one may name any run.
  const isOutdated = marker.isTextIntact && isNewer(marker, draft);
  if (isOutdated) return stop({ url, notice: 'a newer run has written it' });
  const { digest, head, isTextIntact } = marker;
  const isCurrent = digest === draft.digest && head === draft.head && isTextIntact;
  if (!isCurrent) {
    const isRed = says === 'inconclusive' ? isTextIntact && marker.isRed === true : says === 'fail';
    const turnsRed = isRed && isTextIntact && marker.isRed === false;
    // A list that was not read to its end may have a newer comment of ours.
    const isReplaced = turnsRed && mayCreate && mayReplace && problem === undefined;
    return isReplaced ? { kind: 'create', isRed } : { kind: 'update', comment: kept, isRed };
  }
  const double = own.find((comment) => comment !== kept);
  return double === undefined ? stop({ url }) : { kind: 'delete', comment: double };
}

/** The last comment that nobody edited; if all were edited, the oldest. */
export function newestOf(own: readonly OwnComment[]): OwnComment | undefined {
  const intact = own.filter(({ marker }) => marker.isTextIntact);
  return intact.findLast(({ marker }) => !intact.some((other) => isNewer(other.marker, marker))) ?? own[0];
}

function isNewer(one: CommentMarker, other: CommentMarker): boolean {
  const [oneRun, otherRun] = [BigInt(one.runId), BigInt(other.runId)];
  return oneRun === otherRun ? one.attempt > other.attempt : oneRun > otherRun;
}

function stop(outcome: CommentOutcome): CommentWrite {
  return { kind: 'stop', outcome };
}
