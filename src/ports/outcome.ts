/** What is left to say after a step besides the verdict: it went wrong (a warning), or was left out for a reason (a notice). */
export type StepOutcome = { readonly warning?: string; readonly notice?: string };

export type CommentOutcome = StepOutcome & { readonly url?: string };

/** A text, or its pieces in their order: each is made when the one before is written. */
export type FileText = string | Iterable<string>;

export type FileOutcome = StepOutcome & { readonly path?: string };
