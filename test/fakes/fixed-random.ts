import type { Random } from '../../src/gate/ports/clock.ts';

/** Chance that always comes out the same: 0 gives the longest gap between polls. */
export function fixedRandom(value = 0): Random {
  return () => value;
}
