import type { Clock } from '../../src/gate/ports/clock.ts';

/** A clock that stands still but for sleeping, which takes no time and is written down. */
export function steppingClock() {
  const slept: number[] = [];
  let now = 0;
  const clock: Clock = {
    now: () => now,
    wallNow: () => Date.UTC(2026, 0, 15, 12) + now,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      slept.push(ms);
      now += ms;
    },
  };
  return { clock, slept };
}
