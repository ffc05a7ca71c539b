import type { Verdict } from './verdict.ts';

/** The first line of our comment, invisible on the page. */
export type CommentMarker = {
  readonly key: string;
  readonly pullRequest: number;
  readonly head: string;
  /** Digits, compared as a number of any size. */
  readonly runId: string;
  readonly attempt: number;
  /** True from the comment's first `fail` on until it says `pass`. */
  readonly isRed: boolean;
  /** Hash of the comment's content in hex digits. It is equal if only times, and run and request figures, differ. */
  readonly digest: string;
};

export type FoundMarker = CommentMarker & {
  /** False if marker and text were changed since they were written together. */
  readonly isTextIntact: boolean;
  /** The verdict in the text's first heading; undefined if there is none, or if it was not read. */
  readonly says?: Verdict['word'] | undefined;
};
