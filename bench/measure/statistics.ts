/** A median, and the lowest and the highest value that it is the median of. */
export type Spread = { readonly median: number; readonly low: number; readonly high: number };

/** Throws `RangeError` without values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) throw new RangeError('there is no median of nothing');
  return { median: middleOf(sorted), low, high };
}

/** Throws `RangeError` without values. */
export function medianOf(values: readonly number[]): number {
  return spreadOf(values).median;
}

/** The spread of one divided by the other, pair by pair. Throws `RangeError` if the lists differ in length. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Spread {
  if (ones.length !== others.length) throw new RangeError('every value needs one to be divided by');
  return spreadOf(ones.map((one, index) => one / others[index]!));
}

/** The value in the middle, or the mean of the two in the middle if their number is even. */
function middleOf(sorted: readonly number[]): number {
  const upper = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[upper]! : (sorted[upper - 1]! + sorted[upper]!) / 2;
}
