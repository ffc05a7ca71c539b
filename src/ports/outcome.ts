/** What is left to say after a step besides the verdict: it went wrong (a warning), or was left out for a reason (a notice). */
export type StepOutcome = {
  /** It is one sentence for people. */
  readonly warning?: string;
  readonly notice?: string;
};

/** It also says where the comment is, if it was written. */
export type CommentOutcome = StepOutcome & { readonly url?: string };

/** A text, or its pieces in their order: each is made when the one before is written. */
export type FileText = string | Iterable<string>;

/** It also says where the file is, if it was written. */
export type FileOutcome = StepOutcome & { readonly path?: string };
