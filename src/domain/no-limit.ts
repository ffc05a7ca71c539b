/**
 * What `max: none` stands for: one more than any number that a policy can hold. A condition with it is shown, and blocks
 * nothing.
 */
export const NO_LIMIT = 9_223_372_036_854_775_808n;

/** A limit for programs: undefined where there is none, so that nobody meets a number of 20 digits. */
export function limitOf(max: bigint): bigint | undefined {
  return max === NO_LIMIT ? undefined : max;
}

/** A limit as people write it. */
export function limitText(max: bigint): string {
  return max === NO_LIMIT ? 'none' : String(max);
}
