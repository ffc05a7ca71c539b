/** What a step reports besides the verdict: a warning if it failed, a notice if it was left out for a reason. */
export type StepOutcome = { readonly warning?: string | undefined; readonly notice?: string | undefined };

export type CommentOutcome = StepOutcome & { readonly url?: string | undefined };

/** A text, or its pieces in order. Each piece is made when the one before is written. */
export type FileText = string | Iterable<string>;

export type FileOutcome = StepOutcome & { readonly path?: string };
