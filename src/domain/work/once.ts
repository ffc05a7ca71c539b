/** Calls `make` at the first call only. Later calls get the same object, such as a promise, even if that failed. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
