/*
 * How much the tests draw at random. `DRAWS=1 npm test` draws what is usual, and `DRAWS=3` three times as much, as `.ci/run` does in a step
 * of its own. Without it, who runs all tests is not kept waiting: a quarter of the usual shows what is broken
 * thoroughly, and the rest is found there.
 */
const { DRAWS } = process.env;
const TIMES = DRAWS === undefined ? 0.25 : Number(DRAWS);
if (DRAWS !== undefined && !(TIMES >= 1)) throw new Error('DRAWS is a number, at least 1');

/** How many to draw, where it is usually so many. */
export function draws(usual: number): number {
  return Math.max(1, Math.round(usual * TIMES));
}

/** One of every so many values, and at least one. The next index has others, so that all together meet each value often. */
export function shareOf<Value>(values: readonly Value[], index: number, every: number): readonly Value[] {
  const step = Math.max(1, Math.min(Math.round(every / TIMES), values.length));
  return values.filter((_, at) => (at + index) % step === 0);
}
