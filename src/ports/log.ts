/** Lines for people who read the log. Text may be hostile: the adapter makes it harmless. */
export type Log = {
  info(line: string): void;
  debug(line: string): void;
  /** Where somebody watches: a line that takes the place of the one before, as it reads so many milliseconds later. */
  readonly progress?: ((lineAt: (laterMs: number) => string) => void) | undefined;
  /** Runs `body` with its lines folded under a title. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
};
