/**
 * What GitHub says of the branch that pull requests are merged into: does anything require the gate? Plain data. Text
 * from outside is raw in the sentences, between double quotes, and is made harmless where they are printed.
 */
export type GitHubLook = {
  /** The name of a check or of a commit status that was looked for, as it was given; null where none was. */
  readonly check: string | null;
  /**
   * True where an active rule of the default branch requires a check of that name; false only where every rule was
   * read, and none does. Null is "not known".
   */
  readonly required: boolean | null;
  /** True where the default branch has a merge queue. Null is "not known". */
  readonly mergeQueue: boolean | null;
  /** Null where the repository could not be read. */
  readonly defaultBranch: string | null;
  /** What was seen, and what could not be: whole sentences. */
  readonly seen: readonly string[];
  /** What to do next: whole sentences, the most important first; empty where nothing is to be done. */
  readonly next: readonly string[];
};
