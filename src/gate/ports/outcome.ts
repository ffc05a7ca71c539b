/** What is left to say after something beside the verdict was done: it went wrong (a warning), or was left out for a reason (a notice). */
export type Outcome = {
  /** One sentence for people. */
  readonly warning?: string;
  readonly notice?: string;
};

/** Of the comment: where it stands, if it does. */
export type CommentOutcome = Outcome & { readonly url?: string };

/** Of a file: where it is, if it was written. */
export type FileOutcome = Outcome & { readonly path?: string };
