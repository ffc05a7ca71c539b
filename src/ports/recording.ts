/** The evidence of a run while it is kept, for a file from which the run can be decided again. */
export type Recording = {
  /** The file's text in its pieces, every text in it redacted; undefined where nothing was asked. */
  pieces(redact: (text: string) => string): Iterable<string> | undefined;
};
