/** Runs work as soon as one of a fixed number of slots is free, in the order in which it was asked for. */
export type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createSlots(atOnce: number): Slots {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
