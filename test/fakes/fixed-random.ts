import type { Random } from '../../src/ports/clock.ts';

/** A random number that is always the same: 0 gives the longest gap between polls. */
export function fixedRandom(value = 0): Random {
  return () => value;
}
