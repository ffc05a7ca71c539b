import type { MonotonicMs } from '../domain/work/time.ts';
import type { CommentsFound, WantedComment } from './next-write.ts';

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

export type CommentDraft = WantedComment & {
  /** The whole comment, its marker on the first line, in at most `maxLength` UTF-16 units. */
  readonly render: (maxLength: number, isRed: boolean) => string;
};
