/*
 * How much the tests draw at random. `DRAWS=1 npm test` draws the usual number, and `DRAWS=3` three times as many, as `.ci/run` does in a
 * step of its own. By default it is a quarter of the usual number, so that all tests end soon: this shows plain defects,
 * and `.ci/run` finds the rest.
 */
const { DRAWS } = process.env;
const TIMES = DRAWS === undefined ? 0.25 : Number(DRAWS);
if (DRAWS !== undefined && !(TIMES >= 1)) throw new Error('DRAWS is a number, at least 1');

/** How many to draw if the usual number is `usual`. */
export function draws(usual: number): number {
  return Math.max(1, Math.round(usual * TIMES));
}

/** One of every `every` values, and at least one. The next index has others, so that all indexes together meet each value often. */
export function shareOf<Value>(values: readonly Value[], index: number, every: number): readonly Value[] {
  const step = Math.max(1, Math.min(Math.round(every / TIMES), values.length));
  return values.filter((_, at) => (at + index) % step === 0);
}
