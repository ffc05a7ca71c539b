export function once<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Begins to load. A failure is thrown where the result is awaited. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
