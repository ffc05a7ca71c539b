/** Lines for people who read the log. Text may be hostile: the adapter makes it harmless. */
export type Log = {
  info(line: string): void;
  debug(line: string): void;
  /** Shows a line that replaces the one before; undefined unless a person watches. `lineAt(laterMs)` is the line that many milliseconds later. */
  readonly progress?: ((lineAt: (laterMs: number) => string) => void) | undefined;
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
};
