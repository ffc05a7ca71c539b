/** What the first line of our comment says about it, unseen on the page. The report writes and reads it, GitHub's side compares. */
export type CommentMarker = {
  /** The input `comment-key`; empty where none is given. */
  readonly key: string;
  readonly pullRequest: number;
  readonly head: string;
  /** Digits: compared as a number of any size. */
  readonly runId: string;
  readonly attempt: number;
  /** Hex digits over what the comment says: equal where nothing but times and request figures differ. */
  readonly digest: string;
};
