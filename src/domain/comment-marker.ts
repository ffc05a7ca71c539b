import type { Verdict } from './verdict.ts';

/** What the first line of our comment says, invisible on the page. */
export type CommentMarker = {
  readonly key: string;
  readonly pullRequest: number;
  readonly head: string;
  /** Digits, compared as a number of any size. */
  readonly runId: string;
  readonly attempt: number;
  /** True from its first `fail` on until it says `pass`. Comments of earlier versions do not say it. */
  readonly isRed?: boolean;
  /** Hash, in hex digits, of what the comment says: equal where only times and request figures differ. */
  readonly digest: string;
};

export type FoundMarker = CommentMarker & {
  /** False if marker and text were changed since they were written together. */
  readonly isTextIntact: boolean;
  /** The verdict in the text's first heading; undefined where there is none, and where nobody asks for it. */
  readonly says?: Verdict['word'] | undefined;
};
