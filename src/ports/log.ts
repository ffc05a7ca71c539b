/** Lines for people who read the log. Text may be hostile: the adapter makes it harmless. */
export type Log = {
  info(line: string): void;
  debug(line: string): void;
  /**
   * It is there where somebody watches: a line that takes the place of the one before, for what changes with every
   * second. It is given as it reads so many milliseconds later.
   */
  readonly progress?: ((lineAt: (laterMs: number) => string) => void) | undefined;
  /** Runs `body` with its lines folded under a title. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
};
