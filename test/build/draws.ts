/*
 * How much the tests draw at random. `DRAWS=3 npm test -- --project thorough` draws three times as much, and `.ci/run` does so in a step
 * of its own: what takes minutes there would keep everybody waiting who runs the tests.
 */
const TIMES = Number(process.env.DRAWS ?? 1);
if (!(TIMES >= 1)) throw new Error('DRAWS is a number, at least 1');

/** How many to draw, where it is usually so many. */
export function draws(usual: number): number {
  return Math.round(usual * TIMES);
}

/** One of every so many values. The next index has others, so that all together meet each value often. */
export function shareOf<Value>(values: readonly Value[], index: number, every: number): readonly Value[] {
  const step = Math.max(1, Math.round(every / TIMES));
  return values.filter((_, at) => (at + index) % step === 0);
}
