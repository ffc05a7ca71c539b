/** Called at the first call alone: all later ones get its result, or its failure. */
export function once<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
